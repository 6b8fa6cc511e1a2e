import type { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import type { Event } from '#src/contract/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { type Identified, type Rows, Table } from './table.ts';

/** The rows that the catalogue is seeded with, as `fixtures/collection.ts` exports them. */
export interface SeedCollection {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly SeedEvent[];
}

/** A collection of which each table may still be loading. */
export type SeedSource = {
  [Name in keyof SeedCollection]: SeedCollection[Name] | Promise<SeedCollection[Name]>;
};

/** All tables, when the last has loaded. */
export async function wholeCollection(source: SeedSource): Promise<SeedCollection> {
  const [categories, artists, artworks, events] = await Promise.all([
    source.categories,
    source.artists,
    source.artworks,
    source.events,
  ]);
  return { categories, artists, artworks, events };
}

/** The tables of the catalogue, each as soon as its own rows are there. */
export interface Catalog {
  categories: Promise<Rows<Category>>;
  artists: Promise<Rows<Artist>>;
  artworks: Promise<Rows<Artwork>>;
  events: Promise<Rows<Event>>;
}

const loadCategorySchema = async () => (await import('#src/contract/catalog.ts')).Category;
const loadArtistSchema = async () => (await import('#src/contract/catalog.ts')).Artist;
const loadArtworkSchema = async () => (await import('#src/contract/catalog.ts')).Artwork;
const loadEventSchema = async () => (await import('#src/contract/events.ts')).Event;

/** Seeds the tables of the catalogue, each when its rows arrive. @param dateAll gives the events their dates */
export function seedCatalog(
  { categories, artists, artworks, events }: SeedSource,
  dateAll: (events: readonly SeedEvent[]) => Promise<Event[]>,
) {
  return {
    categories: seeded(new Table(loadCategorySchema), categories),
    artists: seeded(new Table(loadArtistSchema), artists),
    artworks: seeded(new Table(loadArtworkSchema), artworks),
    events: seeded(new Table(loadEventSchema), Promise.resolve(events).then(dateAll)),
  };
}

async function seeded<Row extends Identified>(
  table: Table<Row>,
  rows: readonly Row[] | Promise<readonly Row[]>,
): Promise<Table<Row>> {
  table.seed(await rows);
  return table;
}
