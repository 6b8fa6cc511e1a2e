import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import {
  type RowChange,
  Cursor,
  type RowStore,
  type ChangeSet,
  StoredRecord,
} from './row-store.ts';
import { type TableName, tables } from './tables.ts';
import { atomically } from './atomic-transaction.ts';

/**
 * The journal of one table: each row is stamped with the revision that wrote it, so that other tabs
 * read only what is new; removed rows leave a stamped tombstone for the same reason.
 * @param announce called with each revision that has become durable
 */
export function indexedDbRowStore(
  { name, database }: Connection,
  table: TableName,
  announce: (revision: number) => void,
): RowStore {
  return {
    async open(isSound) {
      const stores = [table, 'heads', 'quarantine'] as const;
      const reading = (await database()).transaction(stores);
      const [entries, head] = await Promise.all([
        reading.objectStore(table).getAll(),
        reading.objectStore('heads').get(table),
        reading.done,
      ]);
      const found = partition(entries, head, isSound);
      if (found.isWhole) return found.news;

      return withWriteLock(name, async () => {
        const repair = (await database()).transaction(stores, 'readwrite');
        const rows = repair.objectStore(table);
        const heads = repair.objectStore('heads');
        const quarantine = repair.objectStore('quarantine');
        return atomically(repair, async () => {
          const { news, broken } = partition(await rows.getAll(), await heads.get(table), isSound);
          await Promise.all([
            heads.put(news.head, table),
            ...broken.map(async (entry) => quarantine.add({ ...entry, table })),
            ...broken.map(async ({ id }) => rows.delete(id)),
          ]);
          return news;
        });
      });
    },

    async read(revision) {
      const transaction = (await database()).transaction([table, 'heads']);
      const head = transaction.objectStore('heads').get(table);
      const [news] = await Promise.all([
        changesSince(transaction.objectStore(table), head, revision),
        transaction.done,
      ]);
      return news;
    },

    async write(revision, decide) {
      const head = await withWriteLock(name, async () => {
        const transaction = (await database()).transaction([table, 'heads'], 'readwrite', {
          durability: tables[table].durability,
        });
        const heads = transaction.objectStore('heads');
        const rows = transaction.objectStore(table);
        return atomically(transaction, async () => {
          const news = await changesSince(rows, heads.get(table), revision);
          const { lastId, entries } = await decide(news);
          if (entries.length === 0) return news.head;
          const next = { revision: news.head.revision + 1, lastId };
          await Promise.all([
            heads.put(next, table),
            // `async`, because a `put` may throw, and the requests before it must still be waited for.
            ...entries.map(async (entry) => rows.put({ ...entry, revision: next.revision })),
          ]);
          return next;
        });
      });
      announce(head.revision);
      return head;
    },
  };
}

const isStoredRecord = (entry: unknown) => z.safeParse(StoredRecord, entry).success;

/** Parts what is stored into what can be read and what cannot. */
function partition(
  stored: StoredRecord[],
  storedHead: unknown,
  isSound: (entry: RowChange) => boolean,
) {
  const entries = stored.filter((entry) => isStoredRecord(entry) && isSound(entry));
  const broken = stored.filter((entry) => !entries.includes(entry));
  const head = z.safeParse(Cursor, storedHead);
  const { revision, lastId } = head.success ? head.data : { revision: 0, lastId: 0 };
  const trueHead = {
    revision: Math.max(revision, ...entries.map((entry) => entry.revision)),
    lastId: Math.max(lastId, ...entries.map(({ id }) => id)),
  };
  const isUntouched = storedHead === undefined && stored.length === 0;
  const isHeadRight = head.success && trueHead.revision === revision && trueHead.lastId === lastId;
  return {
    news: { head: trueHead, entries, isRestart: false },
    broken,
    isWhole: isUntouched || (isHeadRight && broken.length === 0),
  };
}

interface RecordStore {
  index(name: 'revision'): { getAll(range: IDBKeyRange): Promise<StoredRecord[]> };
}

async function changesSince(
  rows: RecordStore,
  reading: Promise<Cursor | undefined>,
  revision: number,
): Promise<ChangeSet> {
  const head = (await reading) ?? { revision: 0, lastId: 0 };
  const isRestart = head.revision < revision;
  const known = isRestart ? 0 : revision;
  if (head.revision === known) return { head, entries: [], isRestart };
  const newer = IDBKeyRange.lowerBound(known, true);
  return { head, entries: await rows.index('revision').getAll(newer), isRestart };
}

/**
 * Runs `work` while no other tab writes. Without Web Locks (insecure http) IndexedDB itself lets one
 * write transaction after the other; the lock spares tabs the wait inside it.
 */
function withWriteLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Node 20 has no navigator, browsers no locks on insecure http.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.locks ? navigator.locks.request(name, work) : work();
}
