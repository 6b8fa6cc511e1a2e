import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Cursor, StoredRecord } from './row-store.ts';

/**
 * Raise it whenever stored rows change their shape, add a step to `migrate`, and record a database of the
 * new version with `src/testing/record-database.ts`.
 */
export const VERSION = 2;

/** Tables with a store of their own. */
const tables = ['cart', 'orders', 'users'] as const;
export type TableName = (typeof tables)[number];

interface TableStore {
  key: number;
  value: StoredRecord;
  indexes: { revision: number };
}

export interface DatabaseSchema extends DBSchema {
  cart: TableStore;
  orders: TableStore;
  users: TableStore;
  /** The head of each table's journal. */
  heads: { key: TableName; value: Cursor };
  /** Facts about the data as a whole: the day that event dates count from; when the one tab of a database opened it. */
  facts: { key: 'seededOn' | 'usedAt'; value: string };
  /** Rows that broke their schema, kept for whoever wants to rescue them. */
  quarantine: { key: number; value: StoredRecord & { table: TableName } };
}

export type IndexedDb = IDBPDatabase<DatabaseSchema>;
type Upgrade = IDBPTransaction<DatabaseSchema, StoreNames<DatabaseSchema>[], 'versionchange'>;

/** Stores whose records do not hold their key. */
const plainStores = ['heads', 'facts', 'quarantine'] as const;
const stores = [...tables, ...plainStores];

/**
 * Whether a database of this version or an earlier one is the shop's: these stores have been there from
 * the first version.
 */
export function isOwn(indexedDb: IndexedDb, upgrade?: Upgrade): boolean {
  if (!stores.every((store) => indexedDb.objectStoreNames.contains(store))) return false;
  const transaction = upgrade ?? indexedDb.transaction(stores);
  const areTablesOwn = tables.every((table) => {
    const { keyPath, indexNames } = transaction.objectStore(table);
    return keyPath === 'id' && indexNames.contains('revision');
  });
  return (
    areTablesOwn && plainStores.every((store) => transaction.objectStore(store).keyPath === null)
  );
}

/** Whether a database of a higher version may be the shop's: of its shape nobody knows more than a store's name. */
export function mayBeLater({ objectStoreNames }: IndexedDb): boolean {
  return objectStoreNames.length === 0 || stores.some((store) => objectStoreNames.contains(store));
}

/** Brings a database of any earlier version to this one, inside the upgrade's own transaction. */
export async function migrate(
  indexedDb: IndexedDb,
  oldVersion: number,
  upgrade: Upgrade,
): Promise<void> {
  if (oldVersion < 1) {
    for (const table of tables) {
      indexedDb.createObjectStore(table, { keyPath: 'id' }).createIndex('revision', 'revision');
    }
    indexedDb.createObjectStore('heads');
    indexedDb.createObjectStore('facts');
    indexedDb.createObjectStore('quarantine', { autoIncrement: true });
  }
  if (oldVersion === 1) {
    // Orders came to carry the key they were placed with.
    await updateRows(upgrade, 'orders', (row) => ({ key: null, ...row }));
  }
}

/** Changes the rows of a table; what is no row stays as it is, for `open` to put aside. */
async function updateRows(upgrade: Upgrade, table: TableName, change: (row: object) => object) {
  const store = upgrade.objectStore(table);
  for (const entry of await store.getAll()) {
    const { row } = entry;
    if (typeof row === 'object' && row !== null) await store.put({ ...entry, row: change(row) });
  }
}
