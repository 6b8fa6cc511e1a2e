import * as z from 'zod/mini';
import { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import { Event } from '#src/contract/events.ts';
import { IsoDate } from '#src/contract/fields.ts';
import { DATABASE_NAME } from '#src/contract/site-names.ts';
import { isUpcoming } from '#src/domain/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { dated, localDay, localTime } from './calendar.ts';
import { connect, type Connection } from './connection.ts';
import { withMemoryFallback } from './memory-fallback.ts';
import { indexedDbRowStore } from './indexeddb-row-store.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { StoredTable } from './stored-table.ts';
import { type Rows, Table } from './table.ts';
import { definitionOf, type RowOf, type TableName, tableNames } from './tables.ts';

/** What the shop starts with: the shape of `fixtures/collection.ts`. */
export interface SeedCollection {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly SeedEvent[];
}

export interface DatabaseOptions {
  /** The seed, which may still be on its way. */
  collection: SeedCollection | Promise<SeedCollection>;
  clock?: () => Date;
  passwords?: Passwords;
  /** Name of the IndexedDB database, or `memory` for rows that end with the page. */
  storage?: string;
  /** Called when rows that were asked to outlive the page do not, at the start or later, with the reason. */
  onStorageLost?: (reason: unknown) => void;
}

export type StoredTables = { [Name in TableName]: StoredTable<RowOf<Name>> };

export interface Database extends StoredTables {
  /** Whether carts, orders and users outlive the page; `durable` may become `memory`, never the reverse. */
  readonly mode: 'durable' | 'memory';
  /** The IndexedDB database that was opened, if any; not the name asked for where that was another's. */
  readonly name: string | undefined;
  /** Nothing was there before: the rows begin in a database just made, or in memory. */
  readonly isNew: boolean;
  categories: Rows<Category>;
  artists: Rows<Artist>;
  artworks: Rows<Artwork>;
  events: Rows<Event>;
  passwords: Passwords;
  close(): void;
}

/** with fewer upcoming events than this, the seeded dates move forward. */
const ENOUGH_UPCOMING = 6;

/**
 * Seeds the catalogue and opens the stored tables. Where IndexedDB cannot be had, everything works
 * and ends with the page.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    clock = () => new Date(),
    storage = DATABASE_NAME,
    passwords = openPasswords(),
    onStorageLost = () => {},
  } = options;
  const withoutStorage = (reason: unknown) => {
    onStorageLost(reason);
    return undefined;
  };
  const [collection, connection] = await Promise.all([
    options.collection,
    storage === 'memory' ? undefined : connect(storage).catch(withoutStorage),
  ]);
  const parts = { collection, now: clock(), passwords, onStorageLost };
  try {
    return await createTables(parts, connection);
  } catch (failure) {
    if (!connection) throw failure;
    // What opens and cannot be read is as good as none.
    connection.close();
    return createTables(parts, withoutStorage(failure));
  }
}

interface TableParts {
  collection: SeedCollection;
  now: Date;
  passwords: Passwords;
  onStorageLost: (reason: unknown) => void;
}

async function createTables(
  { collection, now, passwords, onStorageLost }: TableParts,
  connection: Connection | undefined,
): Promise<Database> {
  let channel: BroadcastChannel | undefined;
  let isDurable = connection !== undefined;
  const lose = (reason: unknown) => {
    if (isDurable) onStorageLost(reason);
    isDurable = false;
  };
  const rowStore = (table: TableName) => {
    if (!connection) return undefined;
    // An account whose password nobody can check after a reload is not worth keeping.
    if (table === 'users' && !passwords.areDurable) return undefined;
    const announce = (rev: number) => channel?.postMessage({ table, rev });
    return withMemoryFallback(indexedDbRowStore(connection, table, announce), lose);
  };

  const catalog = {
    categories: new Table(Category),
    artists: new Table(Artist),
    artworks: new Table(Artwork, ['artistId', 'categoryId']),
    events: new Table(Event, ['artistId', 'categoryId']),
  };
  const openTable = async <Name extends TableName>(name: Name) => {
    const { schema, indexedBy, seeds = [] } = definitionOf(name);
    const table = new StoredTable(schema, indexedBy, rowStore(name));
    await table.open(seeds.map(({ row }) => row));
    return [name, table] as const;
  };
  const seedCatalog = async ({ categories, artists, artworks, events }: SeedCollection) => {
    const seededOn = await seedingDay(events, now, connection);
    await Promise.all([
      catalog.categories.seed(categories),
      catalog.artists.seed(artists),
      catalog.artworks.seed(artworks),
      catalog.events.seed(events.map((event) => dated(event, seededOn))),
    ]);
  };
  const seedValidRows = async () => {
    // Looked at row by row only where something is wrong: every visit would pay for it.
    const { validCollection } = await import('./valid-collection.ts');
    await seedCatalog(validCollection(collection));
  };
  const [entries] = await Promise.all([
    Promise.all(tableNames.map(openTable)),
    seedCatalog(collection).catch(seedValidRows),
  ]);
  const stored = Object.fromEntries(entries) as unknown as StoredTables;
  // Catches up ahead of the next call; where that fails, the next call says so.
  const catchUp = (table: TableName) => void stored[table].read(() => undefined).catch(() => {});
  if (connection) {
    // Not before all is read: a start that fails is made again, and would leave this one open.
    channel = new BroadcastChannel(connection.name);
    channel.addEventListener('message', ({ data }: MessageEvent<{ table: TableName }>) =>
      catchUp(data.table),
    );
    // Finds out at once whether the rows can still be kept.
    connection.onUpgrade = () => catchUp('cart');
  }

  return {
    get mode() {
      return isDurable ? 'durable' : 'memory';
    },
    name: connection?.name,
    isNew: connection?.isNew ?? true,
    ...catalog,
    ...stored,
    passwords,
    close() {
      channel?.close();
      connection?.close();
    },
  };
}

/**
 * The day that event dates count from, so that they stand still from visit to visit: the day it was
 * before while enough events are upcoming, else today.
 */
async function seedingDay(
  events: readonly SeedEvent[],
  now: Date,
  connection: Connection | undefined,
): Promise<string> {
  const indexedDb = await connection?.database();
  const before = validDay(await indexedDb?.get('facts', 'seededOn'));
  const isUpcomingFrom = (day: string) => (event: SeedEvent) =>
    isUpcoming(dated(event, day), localTime(now));
  if (before && events.filter(isUpcomingFrom(before)).length >= ENOUGH_UPCOMING) return before;
  const today = localDay(now);
  await indexedDb?.put('facts', today, 'seededOn');
  return today;
}

/** What is stored, where it is a day. */
function validDay(stored: unknown): string | undefined {
  const day = z.safeParse(IsoDate, stored);
  return day.success && !Number.isNaN(Date.parse(day.data)) ? day.data : undefined;
}
