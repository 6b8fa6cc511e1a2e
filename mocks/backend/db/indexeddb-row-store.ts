import { atomically, connect, type Connection } from './connection.ts';
import type { IndexedDb } from './database-schema.ts';
import { withMemoryFallback } from './memory-fallback.ts';
import {
  type ChangeSet,
  type Cursor,
  isCursor,
  isStoredRecord,
  type RowChange,
  type RowStore,
  type StoredRecord,
  type RowStorage,
} from './row-store.ts';
import { type TableName, tables } from './tables.ts';

/** Opens the IndexedDB database of this name, whose tables go on in memory once it fails. @throws as `connect` does */
export async function openIndexedDbStorage(name: string): Promise<RowStorage> {
  const connection = await connect(name);
  const { database } = connection;
  return Object.assign(connection, {
    readDay: async () => (await database()).get('facts', 'seededOn'),
    storeDay: async (day: string) => (await database()).put('facts', day, 'seededOn'),
    rowStoreOf: (table: TableName, onLoss: (reason: unknown) => void) =>
      withMemoryFallback(indexedDbRowStore(connection, table), onLoss),
  });
}

/**
 * Stores the rows of one table. Each record carries the revision that wrote it, so that other tabs read only what is
 * new; a removed row leaves a tombstone with its revision for the same reason.
 */
export function indexedDbRowStore({ name, database }: Connection, table: TableName): RowStore {
  let known: IndexedDb | undefined;
  /** One that has been opened again may be another of the same name, which counts its revisions anew: all is read. */
  const knownIn = (indexedDb: IndexedDb, revision: number) =>
    known === undefined || indexedDb === known ? revision : Infinity;
  return {
    async open(loadIsValid) {
      const stores = [table, 'heads', 'quarantine'] as const;
      known = await database();
      const reading = known.transaction(stores);
      const [records, cursor] = await Promise.all([
        reading.objectStore(table).getAll(),
        reading.objectStore('heads').get(table),
        reading.done,
      ]);
      if (cursor === undefined && records.length === 0) return NEVER_WRITTEN;
      const isValid = await loadIsValid();
      const found = partition(records, cursor, isValid);
      if (!found.needsRepair) return found.changeSet;

      return withWriteLock(name, async () => {
        const repair = (await database()).transaction(stores, 'readwrite');
        const rows = repair.objectStore(table);
        const cursors = repair.objectStore('heads');
        const quarantine = repair.objectStore('quarantine');
        return atomically(repair, async () => {
          const { changeSet, invalid } = partition(
            await rows.getAll(),
            await cursors.get(table),
            isValid,
          );
          await Promise.all([
            cursors.put(changeSet.cursor, table),
            ...invalid.map(async (record) => quarantine.add({ ...record, table })),
            ...invalid.map(async ({ id }) => rows.delete(id)),
          ]);
          return changeSet;
        });
      });
    },

    async read(revision) {
      const indexedDb = await database();
      const transaction = indexedDb.transaction([table, 'heads']);
      const cursor = transaction.objectStore('heads').get(table);
      const [changeSet] = await Promise.all([
        changesSince(transaction.objectStore(table), cursor, knownIn(indexedDb, revision)),
        transaction.done,
      ]);
      known = indexedDb;
      return changeSet;
    },

    async write(revision, decide) {
      return withWriteLock(name, async () => {
        const indexedDb = await database();
        const transaction = indexedDb.transaction([table, 'heads'], 'readwrite', {
          durability: tables[table].durability,
        });
        const cursors = transaction.objectStore('heads');
        const rows = transaction.objectStore(table);
        const cursor = await atomically(transaction, async () => {
          const since = knownIn(indexedDb, revision);
          const changeSet = await changesSince(rows, cursors.get(table), since);
          const { lastId, changes } = await decide(changeSet);
          if (changes.length === 0) return changeSet.cursor;
          const next = { revision: changeSet.cursor.revision + 1, lastId };
          await Promise.all([
            cursors.put(next, table),
            // `async`, because a `put` may throw, and the requests before it must still be waited for.
            ...changes.map(async (change) => rows.put({ ...change, revision: next.revision })),
          ]);
          return next;
        });
        known = indexedDb;
        return cursor;
      });
    },
  };
}

const NEVER_WRITTEN: ChangeSet = {
  cursor: { revision: 0, lastId: 0 },
  changes: [],
  isSnapshot: false,
};

/** Parts the stored records into valid and invalid ones, and says what their cursor has to be. */
function partition(
  stored: StoredRecord[],
  storedCursor: unknown,
  isValid: (change: RowChange) => boolean,
) {
  const valid = stored.filter((record) => isStoredRecord(record) && isValid(record));
  const invalid = stored.filter((record) => !valid.includes(record));
  const isReadable = isCursor(storedCursor);
  const { revision, lastId } = isReadable ? storedCursor : NEVER_WRITTEN.cursor;
  const cursor = {
    revision: Math.max(revision, ...valid.map((record) => record.revision)),
    lastId: Math.max(lastId, ...valid.map(({ id }) => id)),
  };
  const isCursorRight = isReadable && cursor.revision === revision && cursor.lastId === lastId;
  return {
    changeSet: { cursor, changes: valid, isSnapshot: false },
    invalid,
    needsRepair: !(isCursorRight && invalid.length === 0),
  };
}

interface RecordStore {
  index(name: 'revision'): { getAll(range: IDBKeyRange): Promise<StoredRecord[]> };
}

async function changesSince(
  rows: RecordStore,
  storedCursor: Promise<Cursor | undefined>,
  revision: number,
): Promise<ChangeSet> {
  const cursor = (await storedCursor) ?? { revision: 0, lastId: 0 };
  const isSnapshot = cursor.revision < revision;
  const known = isSnapshot ? 0 : revision;
  if (cursor.revision === known) return { cursor, changes: [], isSnapshot };
  const newer = IDBKeyRange.lowerBound(known, true);
  return { cursor, changes: await rows.index('revision').getAll(newer), isSnapshot };
}

/**
 * Runs `work` while no other tab writes. Without Web Locks (insecure http) IndexedDB itself lets one
 * write transaction after the other; the lock spares tabs the wait inside it.
 */
async function withWriteLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Node 20 has no navigator, browsers no locks on insecure http.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.locks ? await navigator.locks.request(name, work) : work();
}
