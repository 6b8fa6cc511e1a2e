import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, Head, Journal, News } from './journal.ts';

/** Raise it, and add the step below, whenever stored rows change their shape. */
const VERSION = 1;
const PATIENCE_MS = 2_000;

/** Tables with a store of their own. */
const tables = ['cart', 'orders', 'users'] as const;
export type StoredName = (typeof tables)[number];

interface StoredEntry extends Entry {
  revision: number;
}

interface StoredTableSchema {
  key: number;
  value: StoredEntry;
  indexes: { revision: number };
}

interface Schema extends DBSchema {
  cart: StoredTableSchema;
  orders: StoredTableSchema;
  users: StoredTableSchema;
  /** The head of each table's journal. */
  heads: { key: StoredName; value: Head };
  /** Facts about the data as a whole. */
  facts: { key: 'seededOn'; value: string };
  /** Rows that broke their schema, kept for whoever wants to rescue them. */
  quarantine: { key: number; value: StoredEntry & { table: StoredName } };
}

export type Connection = IDBPDatabase<Schema>;

/**
 * Opens the database of that name.
 * @throws where IndexedDB is missing or refuses, holds a newer version, or stays blocked.
 */
export async function connect(name: string): Promise<Connection> {
  const opening = openDB<Schema>(name, VERSION, {
    upgrade(connection, oldVersion) {
      if (oldVersion < 1) {
        for (const table of tables) {
          const store = connection.createObjectStore(table, { keyPath: 'id' });
          store.createIndex('revision', 'revision');
        }
        connection.createObjectStore('heads');
        connection.createObjectStore('facts');
        connection.createObjectStore('quarantine', { autoIncrement: true });
      }
    },
    // A newer page wants to upgrade or delete: let it, rather than make it wait for this tab.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return withinPatience(opening);
}

async function withinPatience(opening: Promise<Connection>): Promise<Connection> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`IndexedDB did not open within ${PATIENCE_MS} ms`));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Orders and accounts must survive a power cut; a cart may lose its last moment and is faster for it. */
const durability: Record<StoredName, IDBTransactionDurability> = {
  cart: 'relaxed',
  orders: 'strict',
  users: 'strict',
};

/**
 * The journal of one table: each row is stamped with the revision that wrote it, so that other tabs
 * read only what is new; removed rows leave a stamped tombstone for the same reason.
 */
export function indexedDbJournal(
  connection: Connection,
  table: StoredName,
  announce: (revision: number) => void,
): Journal {
  return {
    async read(revision) {
      const transaction = connection.transaction([table, 'heads']);
      const news = await newsOf(
        transaction.objectStore('heads'),
        transaction.objectStore(table),
        table,
        revision,
      );
      await transaction.done;
      return news;
    },

    write: (revision, decide) =>
      alone(connection.name, async () => {
        const transaction = connection.transaction([table, 'heads'], 'readwrite', {
          durability: durability[table],
        });
        const heads = transaction.objectStore('heads');
        const rows = transaction.objectStore(table);
        try {
          const news = await newsOf(heads, rows, table, revision);
          const { lastId, entries } = await decide(news);
          const head = { revision: news.head.revision + 1, lastId };
          await Promise.all([
            ...entries.map((entry) => rows.put({ ...entry, revision: head.revision })),
            heads.put(head, table),
            transaction.done,
          ]);
          announce(head.revision);
          return head;
        } catch (failure) {
          await abort(transaction);
          throw failure;
        }
      }),

    async quarantine(ids) {
      const transaction = connection.transaction([table, 'quarantine'], 'readwrite');
      const rows = transaction.objectStore(table);
      for (const id of ids) {
        const entry = await rows.get(id);
        if (!entry) continue;
        await transaction.objectStore('quarantine').add({ ...entry, table });
        await rows.delete(id);
      }
      await transaction.done;
    },
  };
}

interface HeadStore {
  get(table: StoredName): Promise<Head | undefined>;
}

interface EntryStore {
  index(name: 'revision'): { getAll(range: IDBKeyRange): Promise<StoredEntry[]> };
}

async function newsOf(
  heads: HeadStore,
  rows: EntryStore,
  table: StoredName,
  revision: number,
): Promise<News> {
  const head = (await heads.get(table)) ?? { revision: 0, lastId: 0 };
  if (head.revision <= revision) return { head, entries: [] };
  const newer = IDBKeyRange.lowerBound(revision, true);
  return { head, entries: await rows.index('revision').getAll(newer) };
}

/** Undoes a transaction that failed half-way; one that has ended by itself is over anyway. */
async function abort(transaction: { abort(): void; done: Promise<void> }) {
  try {
    transaction.abort();
  } catch {
    return;
  } finally {
    await transaction.done.catch(() => {});
  }
}

/**
 * Runs `work` while no other tab writes. Without Web Locks (insecure http) IndexedDB itself lets one
 * write transaction after the other; the lock only spares tabs the wait inside it.
 */
function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
