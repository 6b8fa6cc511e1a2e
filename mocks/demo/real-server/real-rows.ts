import { endpoints } from '#src/contract/endpoints.ts';
import { readArtist, readArtwork, readCategory } from '#src/data/readers/catalog.ts';
import { readEvent } from '#src/data/readers/events.ts';
import { type Fields, readFields } from '#src/data/readers/fields.ts';
import type { ReadRow } from '#src/data/readers/rows.ts';
import type { Id } from '#src/domain/id.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import type { Catalog } from '#mocks/backend/db/catalog-tables.ts';
import type { Identified, Rows } from '#mocks/backend/db/table.ts';
import { ForeignIds } from './foreign-ids.ts';

/** The key of the rows that the cart holds, in `localStorage`. */
export const REAL_ROWS_KEY = nameForSite(`${slug}-real-rows`);

/** Reads a row of a table as the client does, from whatever the server sends. */
const READ = {
  categories: readCategory,
  artists: readArtist,
  artworks: readArtwork,
  events: readEvent,
} satisfies Record<string, ReadRow<RealRow>>;
type TableName = keyof typeof READ;
const tables = Object.keys(READ) as TableName[];

/** A row with the ids of its server. */
interface RealRow {
  id: Id;
  artistId?: Id | undefined;
  categoryId?: Id | undefined;
}

/** Rows by table; what a server sent may be anything. */
type Found = Partial<Record<TableName, unknown>>;

/** Fields in which answers hold rows. */
interface Holder {
  artist?: unknown;
  artworks?: unknown;
  events?: unknown;
  artwork?: unknown;
  event?: unknown;
}

const routes = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));

/** Where the responses of reads hold rows of the catalogue. */
const ROWS_IN: Readonly<Record<string, (body: unknown) => Found>> = {
  getCategories: (body) => ({ categories: body }),
  getArtists: (body) => ({ artists: body }),
  getArtist: portfolioRows,
  getFeaturedArtist: portfolioRows,
  getArtworks: (body) => ({ artworks: body }),
  getArtwork: (body) => ({ artworks: [body] }),
  getEvents: (body) => ({ events: body }),
  getEvent: (body) => ({ events: [body] }),
  getCart: cartRows,
};

function portfolioRows(body: unknown): Found {
  const { artist, artworks, events } = holder(body);
  return { artists: [artist], artworks, events };
}

function cartRows(body: unknown): Found {
  const lines = Array.isArray(body) ? body.map(holder) : [];
  return {
    artworks: lines.map(({ artwork }) => artwork),
    events: lines.map(({ event }) => event),
  };
}

const holder = (value: unknown): Holder => (value ?? {}) as Holder;

/**
 * The rows that a real server has answered with. They lie over those of the mock backend's catalogue, so that a cart and
 * an order can name them; the rows that the cart holds are kept for the next page.
 */
export class RealRows {
  readonly ids = new ForeignIds();
  readonly #rows: Record<TableName, Map<number, Identified>> = {
    categories: new Map(),
    artists: new Map(),
    artworks: new Map(),
    events: new Map(),
  };

  constructor() {
    const { ids, ...rows } = storedRows();
    this.ids.restore(ids);
    this.#takeIn(rows);
  }

  /** Takes in the rows of a response to `GET` of a path. */
  takeFrom(path: string, body: unknown): void {
    const read = matchEndpoints(routes, path).find(({ route }) => route.endpoint.method === 'GET');
    this.#takeIn(ROWS_IN[read?.route.name ?? '']?.(body) ?? {});
  }

  /** Keeps those of its rows that a cart holds, which was the response to a read. */
  keepCart(cart: unknown): void {
    const { artworks, events } = cartRows(cart);
    const ours = (name: TableName, rows: unknown) =>
      listOf(rows).filter((row) => this.#rows[name].has(row.id as number));
    storeRows({
      artworks: ours('artworks', artworks),
      events: ours('events', events),
      ids: this.ids.entries(),
    });
  }

  /** Lays the rows over those of the catalogue. */
  layOver(catalog: Catalog): void {
    // With its getters, which load a table again that did not come.
    const below = Object.create(null, Object.getOwnPropertyDescriptors(catalog)) as Catalog;
    for (const name of tables) {
      const get = loadOnce(async () => rowsOver<Identified>(await below[name], this.#rows[name]));
      Object.defineProperty(catalog, name, { get });
    }
  }

  #takeIn(found: Found): void {
    for (const name of tables) {
      const read: ReadRow<RealRow> = READ[name];
      for (const fields of listOf(found[name])) {
        const row = read(fields);
        if (row) this.#keep(name, row);
      }
    }
  }

  #keep(name: TableName, { id, artistId, categoryId, ...row }: RealRow): void {
    const numbers = {
      id: this.ids.numberFor(id),
      ...(artistId !== undefined && { artistId: this.ids.numberFor(artistId) }),
      ...(categoryId !== undefined && { categoryId: this.ids.numberFor(categoryId) }),
    };
    this.#rows[name].set(numbers.id, { ...row, ...numbers });
  }
}

/** The rows of a table where no other one has their id, and those others. */
function rowsOver<Row extends Identified>(
  table: Rows<Row>,
  others: ReadonlyMap<number, Row>,
): Rows<Row> {
  const all = () => {
    if (others.size === 0) return table.all();
    const own = table.all().filter(({ id }) => !others.has(id));
    return [...own, ...others.values()].sort((one, other) => one.id - other.id);
  };
  return {
    get size() {
      return all().length;
    },
    get: (id) => others.get(id) ?? table.get(id),
    all,
    where: (field, value) => all().filter((row) => row[field] === value),
  };
}

/** The objects in a value: a list may hold anything. */
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(readFields).filter((fields) => fields !== undefined) : [];

/** What is kept for the next page: the rows of the cart, and the ids for which their numbers stand. */
interface Stored extends Found {
  ids: readonly (readonly [number, string])[];
}

function storedRows(): Stored {
  try {
    const stored = readFields(JSON.parse(localStorage.getItem(REAL_ROWS_KEY) ?? '{}'));
    return { ...stored, ids: Array.isArray(stored?.ids) ? stored.ids.filter(isEntry) : [] };
  } catch {
    // Storage is blocked, or holds something else.
    return { ids: [] };
  }
}

const isEntry = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && Number.isSafeInteger(value[0]) && typeof value[1] === 'string';

function storeRows(rows: Stored): void {
  try {
    localStorage.setItem(REAL_ROWS_KEY, JSON.stringify(rows));
  } catch {
    // Storage is blocked or full: the lines come back as soon as their works have been seen.
  }
}
