import { endpoints } from '#src/contract/endpoints.ts';
import { matchPath } from '#src/contract/routing.ts';
import { nameForSite } from '#src/contract/site-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import type { Catalog } from '#mocks/backend/db/catalog-tables.ts';
import type { Identified, Rows } from '#mocks/backend/db/table.ts';

/** The key of the rows that the cart holds, in `localStorage`. */
export const REAL_ROWS_KEY = nameForSite(`${slug}-real-rows`);

const tables = ['categories', 'artists', 'artworks', 'events'] as const;
type TableName = (typeof tables)[number];

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

/** Where the answers of reads hold rows of the catalogue. */
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
  readonly #rows: Record<TableName, Map<number, Identified>> = {
    categories: new Map(),
    artists: new Map(),
    artworks: new Map(),
    events: new Map(),
  };

  constructor() {
    this.#takeIn(storedRows());
  }

  /** Takes in the rows of an answer to `GET` of a path. */
  takeFrom(path: string, body: unknown): void {
    const read = matchPath(routes, path).find(({ route }) => route.endpoint.method === 'GET');
    this.#takeIn(ROWS_IN[read?.route.name ?? '']?.(body) ?? {});
  }

  /** Keeps those of its rows that a cart holds, which was the answer to a read. */
  keepCart(cart: unknown): void {
    const { artworks, events } = cartRows(cart);
    const ours = (name: TableName, rows: unknown) =>
      listOf(rows).filter(({ id }) => this.#rows[name].has(id));
    storeRows({ artworks: ours('artworks', artworks), events: ours('events', events) });
  }

  /** Lays the rows over those of the catalogue. */
  layOver(catalog: Catalog): void {
    const over = async <Row extends Identified>(name: TableName, table: Promise<Rows<Row>>) =>
      rowsOver(await table, this.#rows[name] as Map<number, Row>);
    Object.assign(catalog, {
      categories: over('categories', catalog.categories),
      artists: over('artists', catalog.artists),
      artworks: over('artworks', catalog.artworks),
      events: over('events', catalog.events),
    } satisfies Catalog);
  }

  #takeIn(found: Found): void {
    for (const name of tables) {
      for (const row of listOf(found[name])) this.#rows[name].set(row.id, row);
    }
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

/** What in a value is a row: a list may hold anything. */
function listOf(value: unknown): readonly Identified[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => Number.isInteger((row as Identified | null | undefined)?.id));
}

function storedRows(): Found {
  try {
    return holder(JSON.parse(localStorage.getItem(REAL_ROWS_KEY) ?? '{}')) as Found;
  } catch {
    // Storage is blocked, or holds something else.
    return {};
  }
}

function storeRows(rows: Found): void {
  try {
    localStorage.setItem(REAL_ROWS_KEY, JSON.stringify(rows));
  } catch {
    // Storage is blocked or full: the lines come back as soon as their works have been seen.
  }
}
