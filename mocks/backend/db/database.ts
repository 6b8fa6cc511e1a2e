import { loadOnce } from '#src/lib/load-once.ts';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { chooseSeedingDay, dated } from './calendar.ts';
import {
  type Catalog,
  rowsOf,
  seedCatalog,
  type SeedCollection,
  type SeedSource,
} from './catalog-tables.ts';
import { openIndexedDbStorage } from './indexeddb-row-store.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import type { RowStorage } from './row-store.ts';
import { StoredTable } from './stored-table.ts';
import { definitionOf, type RowOf, schemaLoaderOf, type TableName, tableNames } from './tables.ts';

export interface DatabaseOptions {
  /** The seed. */
  collection: SeedSource;
  /** The rows of the seed match the contract: the build has checked those of fixtures/. Else they are checked here. */
  isCollectionChecked?: boolean;
  clock?: () => Date;
  /** The day that the dates of events count from in a new database; by default today. */
  seededOn?: string | undefined;
  passwords?: Passwords;
  /** Name of the IndexedDB database, `memory` for rows that last as long as the page, or an opened storage. */
  storage?: string | RowStorage;
  /** Called with the reason when the rows cannot be stored, at the start or later. */
  onStorageLost?: (reason: unknown) => void;
}

export type StoredTables = { [Name in TableName]: StoredTable<RowOf<Name>> };

export interface Database extends StoredTables, Catalog {
  /** Whether carts, orders and users outlive the page; `durable` may become `memory`, never the reverse. */
  readonly mode: 'durable' | 'memory';
  /** The database or file that is open, if any; a successor's name where the given one was another program's. */
  readonly name: string | undefined;
  /** The database has just been made, or is in memory. */
  readonly isNew: boolean;
  passwords: Passwords;
  /** Resolves when all rows are there. */
  ready: Promise<void>;
  /**
   * Has @mswjs/data hold the rows, which are plain until then; the responses are the same before and after.
   * @param pause lets other work of the page go first, between the slices of a long table
   */
  loadModel(pause?: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Opens a database and waits until all of its rows are there, in their models. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = launchDatabase(options);
  await database.ready;
  await database.loadModel();
  return database;
}

/**
 * Begins to seed the catalogue and to open the stored tables: each waits for its own rows only. Without IndexedDB
 * everything works and lasts as long as the page.
 */
export function launchDatabase({
  collection,
  isCollectionChecked = false,
  clock = () => new Date(),
  seededOn,
  storage = DATABASE_NAME,
  passwords = openPasswords(),
  onStorageLost = () => {},
}: DatabaseOptions): Database {
  let isDurable = storage !== 'memory';
  let connection: RowStorage | undefined;
  const loseStorage = (reason: unknown) => {
    if (isDurable) onStorageLost(reason);
    isDurable = false;
  };

  // In memory there is nothing to open.
  const opening =
    typeof storage === 'string' ? isDurable && openIndexedDbStorage(storage) : storage;
  const connecting = Promise.resolve(opening || undefined);
  // Where it cannot be read, the dates count from a new day.
  const readingDay = connecting.then((connected) => connected?.readDay()).catch(() => undefined);

  async function openStored(): Promise<void> {
    try {
      connection = await connecting;
      await settleAll(tableNames.map(openTable));
    } catch (failure) {
      // Not the storage's failure where the code that checks rows has not come: the next call tries again.
      await schemaLoaderOf('cart')();
      // A database that opens and cannot be read is treated like one that does not open.
      connection?.close();
      connection = undefined;
      loseStorage(failure);
      await settleAll(tableNames.map(openTable));
    }
    if (!connection) return;
    // Finds out at once whether rows can still be stored; where not, the row store goes on in memory.
    connection.onUpgrade = () => void stored.cart.read(() => undefined).catch(() => {});
  }

  function openTable(name: TableName): Promise<void> {
    // Without WebCrypto a password cannot be checked after a reload, so its account is not stored.
    const isStored = name !== 'users' || passwords.areDurable;
    if (!connection || !isStored) return stored[name].open();
    return stored[name].open(connection.rowStoreOf(name, loseStorage));
  }

  async function dateAll(events: readonly SeedEvent[]) {
    const storedDay = await readingDay;
    const day = chooseSeedingDay(events, clock(), storedDay ?? seededOn);
    // Not waited for: what is answered today has today's dates, stored or not.
    if (day !== storedDay) storingDay = storeDay(day);
    return events.map((event) => dated(event, day));
  }

  let storingDay: Promise<void> | undefined;

  async function storeDay(day: string): Promise<void> {
    try {
      await (await connecting)?.storeDay(day);
    } catch (failure) {
      loseStorage(failure);
    }
  }

  const opened = loadOnce(openStored);
  const stored = Object.fromEntries(
    tableNames.map((name) => [name, createTable(name, opened)]),
  ) as unknown as StoredTables;
  const catalog = seedCatalog(
    isCollectionChecked ? collection : withValidRows(collection),
    dateAll,
  );
  const seeded = () => settleAll(Object.values(catalog).map(({ rows }) => rows()));
  const complete = async () => {
    await settleAll([opened(), seeded()]);
    await storingDay;
  };
  const ready = complete();
  // The calls that need a table say why it is not there.
  ready.catch(() => {});

  return {
    get mode() {
      return isDurable ? 'durable' : 'memory';
    },
    get name() {
      return connection?.name;
    },
    get isNew() {
      return connection?.isNew ?? true;
    },
    get categories() {
      return catalog.categories.rows();
    },
    get artists() {
      return catalog.artists.rows();
    },
    get artworks() {
      return catalog.artworks.rows();
    },
    get events() {
      return catalog.events.rows();
    },
    ...stored,
    passwords,
    ready,
    async loadModel(pause) {
      for (const table of Object.values(catalog)) await table.loadModel(pause);
      for (const name of tableNames) await stored[name].loadModel();
    },
    close() {
      connecting.then(
        (connected) => connected?.close(),
        () => {},
      );
    },
  };
}

function createTable<Name extends TableName>(name: Name, opened: () => Promise<void>) {
  const { seeds = [] } = definitionOf(name);
  return new StoredTable({
    loadSchema: schemaLoaderOf(name),
    seeds: seeds.map(({ row }) => row),
    opened,
  });
}

/** The collection without the rows that break the contract, each reported. */
function withValidRows(collection: SeedSource): SeedSource {
  const validRows = async <Table extends keyof SeedCollection>(table: Table) => {
    const [{ validRowsOf }, rows] = await Promise.all([
      import('./valid-rows.ts'),
      rowsOf<SeedCollection[Table]>(collection[table]),
    ]);
    return validRowsOf(table, rows);
  };
  return {
    categories: () => validRows('categories'),
    artists: () => validRows('artists'),
    artworks: () => validRows('artworks'),
    events: () => validRows('events'),
  };
}

/** Like `Promise.all`, and waits for the others where one rejects. */
async function settleAll(promises: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}
