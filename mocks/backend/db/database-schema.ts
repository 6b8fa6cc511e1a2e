import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Cursor, StoredRecord } from './row-store.ts';
import { type TableName, tableNames, tables } from './tables.ts';

interface TableStore {
  key: number;
  value: StoredRecord;
  indexes: { revision: number };
}

type TableStores = { [Name in TableName]: TableStore };

export interface DatabaseSchema extends DBSchema, TableStores {
  /** The cursor of each table. */
  heads: { key: TableName; value: Cursor };
  /** Values of the database as a whole: the day that event dates count from; when the one tab of a database opened it. */
  facts: { key: 'seededOn' | 'usedAt'; value: string };
  /** Records that were malformed or broke their schema, kept so that they can be recovered. */
  quarantine: { key: number; value: StoredRecord & { table: TableName } };
}

export type IndexedDb = IDBPDatabase<DatabaseSchema>;
type Upgrade = IDBPTransaction<DatabaseSchema, StoreNames<DatabaseSchema>[], 'versionchange'>;

/** Stores whose records do not hold their key. */
const plainStores = ['heads', 'facts', 'quarantine'] as const;
const stores = [...tableNames, ...plainStores];

/** Changes to rows that are stored already, by the version that they lead to. */
const migrations: Readonly<Record<number, (upgrade: Upgrade) => Promise<void>>> = {
  // Orders came to carry the key they were placed with.
  2: (upgrade) => updateRows(upgrade, 'orders', (row) => ({ key: null, ...row })),
};

/**
 * A table added to the registry or a step added to `migrations` raises it. Record a database of each new version with
 * `src/testing/record-database.ts`.
 */
export const VERSION = Math.max(
  ...tableNames.map((name) => tables[name].since),
  ...Object.keys(migrations).map(Number),
);

/** Whether a database of this version or an earlier one is the shop's: it has the stores of its version. */
export function isOwn(
  indexedDb: IndexedDb,
  version = indexedDb.version,
  upgrade?: Upgrade,
): boolean {
  const ownTables = tableNames.filter((name) => tables[name].since <= version);
  const ownStores = [...ownTables, ...plainStores];
  if (!ownStores.every((store) => indexedDb.objectStoreNames.contains(store))) return false;
  const transaction = upgrade ?? indexedDb.transaction(ownStores);
  const areTablesOwn = ownTables.every((name) => {
    const { keyPath, indexNames } = transaction.objectStore(name);
    return keyPath === 'id' && indexNames.contains('revision');
  });
  return (
    areTablesOwn && plainStores.every((store) => transaction.objectStore(store).keyPath === null)
  );
}

/** Whether a database of a higher version may be the shop's: only the names of its stores can be compared. */
export function mayBeLater({ objectStoreNames }: IndexedDb): boolean {
  return objectStoreNames.length === 0 || stores.some((store) => objectStoreNames.contains(store));
}

/** Brings a database of any earlier version to this one, inside the upgrade's own transaction. */
export async function migrate(
  indexedDb: IndexedDb,
  oldVersion: number,
  upgrade: Upgrade,
): Promise<void> {
  for (const name of tableNames.filter((each) => tables[each].since > oldVersion)) {
    indexedDb.createObjectStore(name, { keyPath: 'id' }).createIndex('revision', 'revision');
  }
  if (oldVersion === 0) {
    indexedDb.createObjectStore('heads');
    indexedDb.createObjectStore('facts');
    indexedDb.createObjectStore('quarantine', { autoIncrement: true });
    return;
  }
  for (const [version, changeRows] of Object.entries(migrations)) {
    if (Number(version) > oldVersion) await changeRows(upgrade);
  }
}

/** Changes the rows of a table; what is not an object stays as it is, for `open` to move to `quarantine`. */
async function updateRows(upgrade: Upgrade, table: TableName, change: (row: object) => object) {
  const store = upgrade.objectStore(table);
  for (const record of await store.getAll()) {
    const { row } = record;
    if (typeof row === 'object' && row !== null) await store.put({ ...record, row: change(row) });
  }
}
