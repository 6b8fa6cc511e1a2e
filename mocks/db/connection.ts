import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, Head } from './journal.ts';

/** Raise it, and add a step to `upgrade`, whenever stored rows change their shape. */
const VERSION = 1;
const PATIENCE_MS = 2_000;

/** Tables with a store of their own. */
const tables = ['cart', 'orders', 'users'] as const;
export type StoredName = (typeof tables)[number];

/** An entry with the revision that wrote it. */
export interface StampedEntry extends Entry {
  revision: number;
}

interface TableStore {
  key: number;
  value: StampedEntry;
  indexes: { revision: number };
}

interface Schema extends DBSchema {
  cart: TableStore;
  orders: TableStore;
  users: TableStore;
  /** The head of each table's journal. */
  heads: { key: StoredName; value: Head };
  /** Facts about the data as a whole. */
  facts: { key: 'seededOn'; value: string };
  /** Rows that broke their schema, kept for whoever wants to rescue them. */
  quarantine: { key: number; value: StampedEntry & { table: StoredName } };
}

type IndexedDb = IDBPDatabase<Schema>;

/** The way to one IndexedDB database, opened again where the browser has closed it. */
export interface Connection {
  name: string;
  database(): Promise<IndexedDb>;
  close(): void;
}

/** @throws where IndexedDB is missing or refuses, holds a newer version, or stays blocked. */
export async function connect(name: string): Promise<Connection> {
  let opened: Promise<IndexedDb> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= withinPatience(open(name, forget)).catch((refusal: unknown) => {
      forget();
      throw refusal;
    });
    return opened;
  };
  await database();
  return { name, database, close: () => void opened?.then((indexedDb) => indexedDb.close()) };
}

function open(name: string, onClosed: () => void): Promise<IndexedDb> {
  return openDB<Schema>(name, VERSION, {
    upgrade(indexedDb, oldVersion) {
      if (oldVersion < 1) {
        for (const table of tables) {
          indexedDb.createObjectStore(table, { keyPath: 'id' }).createIndex('revision', 'revision');
        }
        indexedDb.createObjectStore('heads');
        indexedDb.createObjectStore('facts');
        indexedDb.createObjectStore('quarantine', { autoIncrement: true });
      }
    },
    // Another page wants to upgrade or delete the database: it must not wait for this one.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('IndexedDB does not open', 'TimeoutError'));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
