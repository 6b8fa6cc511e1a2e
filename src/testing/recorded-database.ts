import { type IDBPDatabase, openDB } from 'idb';

/** A store as IndexedDB describes it. */
interface StoreSchema {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
}

/** An IndexedDB database as data: what `mocks/backend/db/recorded` keeps of each version. */
export interface RecordedDatabase {
  version: number;
  stores: (StoreSchema & { records: { key: IDBValidKey; value: unknown }[] })[];
}

/** Reads all there is in a database: its version, its stores with keys and indexes, its records. */
export async function recordDatabase(name: string): Promise<RecordedDatabase> {
  const indexedDb = await openDB(name);
  const stores = await Promise.all(
    Array.from(indexedDb.objectStoreNames, async (store) => ({
      ...schemaOf(indexedDb, store),
      records: await recordsOf(indexedDb, store),
    })),
  );
  indexedDb.close();
  return { version: indexedDb.version, stores };
}

/** Makes the database again under this name, following the recording and none of the shop's code. */
export async function restoreDatabase(name: string, recorded: RecordedDatabase): Promise<void> {
  const indexedDb = await openDB(name, recorded.version, {
    upgrade(fresh) {
      for (const { name: storeName, keyPath, autoIncrement, indexes } of recorded.stores) {
        const store = fresh.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
      }
    },
  });
  for (const { name: store, keyPath, records } of recorded.stores) {
    for (const { key, value } of records) {
      await indexedDb.put(store, value, keyPath === null ? key : undefined);
    }
  }
  indexedDb.close();
}

function schemaOf(indexedDb: IDBPDatabase, name: string): StoreSchema {
  const store = indexedDb.transaction(name).objectStore(name);
  const { keyPath, autoIncrement } = store;
  const indexes = Array.from(store.indexNames, (indexName) => {
    const index = store.index(indexName);
    const { unique, multiEntry } = index;
    return { name: indexName, keyPath: index.keyPath, unique, multiEntry };
  });
  return { name, keyPath, autoIncrement, indexes };
}

async function recordsOf(indexedDb: IDBPDatabase, name: string) {
  const store = indexedDb.transaction(name).objectStore(name);
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, index) => ({ key, value: values[index] }));
}
