import { loadOnce } from '#src/lib/load-once.ts';
import type { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import type { Event } from '#src/contract/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { PlainTable } from './plain-table.ts';
import type { Identified, LoadSchema, Rows, Table } from './table.ts';

/** The rows that the catalogue is seeded with, as `fixtures/collection.ts` exports them. */
export interface SeedCollection {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly SeedEvent[];
}

/** A collection of which each table is there or can be loaded, a second time where the first has failed. */
export type SeedSource = {
  [Name in keyof SeedCollection]: Loadable<SeedCollection[Name]>;
};

type Loadable<Value> = Value | (() => Promise<Value>);

/** The rows of one table of a source. */
export async function rowsOf<List extends readonly unknown[]>(rows: Loadable<List>): Promise<List> {
  return typeof rows === 'function' ? rows() : rows;
}

/** All tables, when the last has loaded. */
export async function wholeCollection(source: SeedSource): Promise<SeedCollection> {
  const [categories, artists, artworks, events] = await Promise.all([
    rowsOf(source.categories),
    rowsOf(source.artists),
    rowsOf(source.artworks),
    rowsOf(source.events),
  ]);
  return { categories, artists, artworks, events };
}

/** The tables of the catalogue, each as soon as its own rows are there. Reading one that has failed loads it again. */
export interface Catalog {
  readonly categories: Promise<Rows<Category>>;
  readonly artists: Promise<Rows<Artist>>;
  readonly artworks: Promise<Rows<Artwork>>;
  readonly events: Promise<Rows<Event>>;
}

const loadCategorySchema = async () => (await import('#src/contract/catalog.ts')).Category;
const loadArtistSchema = async () => (await import('#src/contract/catalog.ts')).Artist;
const loadArtworkSchema = async () => (await import('#src/contract/catalog.ts')).Artwork;
const loadEventSchema = async () => (await import('#src/contract/events.ts')).Event;

/** The tables of the catalogue, each seeded when its rows arrive. @param dateAll gives the events their dates */
export function seedCatalog(
  { categories, artists, artworks, events }: SeedSource,
  dateAll: (events: readonly SeedEvent[]) => Promise<Event[]>,
) {
  return {
    categories: seeded(loadCategorySchema, () => rowsOf(categories)),
    artists: seeded(loadArtistSchema, () => rowsOf(artists)),
    artworks: seeded(loadArtworkSchema, () => rowsOf(artworks)),
    events: seeded(loadEventSchema, async () => dateAll(await rowsOf(events))),
  };
}

function seeded<Row extends Identified>(
  loadSchema: LoadSchema<Row>,
  loadRows: () => Promise<readonly Row[]>,
) {
  let load = loadOnce(async (): Promise<Table<Row>> => new PlainTable(await loadRows()));
  return {
    /** Loads them again where that has failed. */
    rows: () => load(),
    /** @param pause lets other work of the page go first, between the slices of a long table */
    async loadModel(pause?: () => Promise<void>) {
      const [{ inCollection }, table, schema] = await Promise.all([
        import('./collection-table.ts'),
        load(),
        loadSchema(),
      ]);
      const collection = Promise.resolve(await inCollection(table, schema, pause));
      load = () => collection;
    },
  };
}
