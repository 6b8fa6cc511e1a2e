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

/** The rows that the catalogue is seeded with, as `fixtures/collection.ts` exports them. */
export interface SeedCollection {
  categories: readonly Category[];
  artists: readonly Artist[];
  artworks: readonly Artwork[];
  events: readonly SeedEvent[];
}

export interface DatabaseOptions {
  /** The seed, which may still be loading. */
  collection: SeedCollection | Promise<SeedCollection>;
  clock?: () => Date;
  passwords?: Passwords;
  /** Name of the IndexedDB database, or `memory` for rows that last as long as the page. */
  storage?: string;
  /** Called with the reason when the rows cannot be stored, at the start or later. */
  onStorageLost?: (reason: unknown) => void;
}

export type StoredTables = { [Name in TableName]: StoredTable<RowOf<Name>> };

export interface Database extends StoredTables {
  /** Whether carts, orders and users outlive the page; `durable` may become `memory`, never the reverse. */
  readonly mode: 'durable' | 'memory';
  /** The IndexedDB database that was opened, if any; a successor's name where the given one was another program's. */
  readonly name: string | undefined;
  /** The database has just been made, or is in memory. */
  readonly isNew: boolean;
  categories: Rows<Category>;
  artists: Rows<Artist>;
  artworks: Rows<Artwork>;
  events: Rows<Event>;
  passwords: Passwords;
  close(): void;
}

/** With fewer upcoming events than this, the seeded dates move forward. */
const ENOUGH_UPCOMING = 6;

/**
 * Seeds the catalogue and opens the stored tables. Without IndexedDB everything works and lasts as long as the page.
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
  const tableOptions = { collection, now: clock(), passwords, onStorageLost };
  try {
    return await createTables(tableOptions, connection);
  } catch (failure) {
    if (!connection) throw failure;
    // A database that opens and cannot be read is treated like one that does not open.
    connection.close();
    return createTables(tableOptions, withoutStorage(failure));
  }
}

interface TableOptions {
  collection: SeedCollection;
  now: Date;
  passwords: Passwords;
  onStorageLost: (reason: unknown) => void;
}

async function createTables(
  { collection, now, passwords, onStorageLost }: TableOptions,
  connection: Connection | undefined,
): Promise<Database> {
  let channel: BroadcastChannel | undefined;
  let isDurable = connection !== undefined;
  const handleLoss = (reason: unknown) => {
    if (isDurable) onStorageLost(reason);
    isDurable = false;
  };
  const rowStore = (table: TableName) => {
    if (!connection) return undefined;
    // Without WebCrypto a password cannot be checked after a reload, so its account is not stored.
    if (table === 'users' && !passwords.areDurable) return undefined;
    const announce = (rev: number) => channel?.postMessage({ table, rev });
    return withMemoryFallback(indexedDbRowStore(connection, table, announce), handleLoss);
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
    // Rows are checked one by one only after a failure, because it would slow every visit.
    const { validCollection } = await import('./valid-collection.ts');
    await seedCatalog(validCollection(collection));
  };
  const [entries] = await Promise.all([
    Promise.all(tableNames.map(openTable)),
    seedCatalog(collection).catch(seedValidRows),
  ]);
  const stored = Object.fromEntries(entries) as unknown as StoredTables;
  // Reads what is new ahead of the next call, where a failure shows. A newer build may name tables unknown here.
  const catchUp = (table: TableName) => void stored[table]?.read(() => undefined).catch(() => {});
  if (connection) {
    // After all reads: a start that fails is made again in memory and would leave this channel open.
    channel = new BroadcastChannel(connection.name);
    channel.addEventListener('message', ({ data }: MessageEvent<{ table: TableName }>) =>
      catchUp(data.table),
    );
    // Finds out at once whether rows can still be stored.
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
 * The day that event dates count from: the stored day while enough events are upcoming, so that dates stay the same
 * from visit to visit, else today.
 */
async function seedingDay(
  events: readonly SeedEvent[],
  now: Date,
  connection: Connection | undefined,
): Promise<string> {
  const indexedDb = await connection?.database();
  const storedDay = validDay(await indexedDb?.get('facts', 'seededOn'));
  const isUpcomingFrom = (day: string) => (event: SeedEvent) =>
    isUpcoming(dated(event, day), localTime(now));
  if (storedDay && events.filter(isUpcomingFrom(storedDay)).length >= ENOUGH_UPCOMING)
    return storedDay;
  const today = localDay(now);
  await indexedDb?.put('facts', today, 'seededOn');
  return today;
}

/** The stored value, if it is a date. */
function validDay(stored: unknown): string | undefined {
  const day = z.safeParse(IsoDate, stored);
  return day.success && !Number.isNaN(Date.parse(day.data)) ? day.data : undefined;
}
