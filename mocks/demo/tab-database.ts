import '#mocks/backend/db/random-uuid.ts';
import { deleteDB } from 'idb';
import { nameForSite } from '#src/contract/site-names.ts';
import { connect } from '#mocks/backend/db/connection.ts';

/** Names of the databases that belong to one tab each. */
const PREFIX = `${nameForSite('vernissage-tab')}-`;

/** A name for a database that no other tab uses. */
export const newTabDatabase = (): string => PREFIX + crypto.randomUUID();

/** Whether a database was made for one tab. */
export const isTabDatabase = (name: string): boolean => name.startsWith(PREFIX);

/** A tab without a page may be asleep, or be restored with the browser's last session. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Web Locks, which browsers keep from insecure http. */
const webLocks = () => (navigator as Partial<Navigator>).locks;

/** Holds a tab's database for as long as the page lives, so that no other page deletes it. */
export async function claimTabDatabase(name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const locks = webLocks();
    if (!locks) return resolve();
    locks
      .request(lockOf(name), { mode: 'shared' }, () => {
        resolve();
        return new Promise(() => {});
      })
      .catch(reject);
  });
}

/** Notes when a tab has opened its database. */
export async function noteTabUse(name: string, now: Date): Promise<void> {
  const connection = await connect(name);
  await (await connection.database()).put('facts', now.toISOString(), 'usedAt');
  connection.close();
}

/** Deletes the databases that no page holds and no tab has opened for 30 days. */
export async function sweepTabStorages(now: Date): Promise<void> {
  const locks = webLocks();
  // Without Web Locks nobody can tell which are held, so all stay.
  if (!locks) return;
  for (const { name = '' } of await indexedDB.databases()) {
    if (!isTabDatabase(name)) continue;
    // With the lock in hand: a tab that is restored meanwhile waits, and then finds all or nothing.
    await locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      // What cannot be opened may be a newer build's, and is left to it.
      if (lock) await deleteIfOld(name, now).catch(() => {});
    });
  }
}

async function deleteIfOld(name: string, now: Date): Promise<void> {
  const connection = await connect(name);
  const usedAt = await (await connection.database()).get('facts', 'usedAt');
  connection.close();
  // Made only now: another page has deleted it since the names were listed.
  if (connection.isNew) return deleteDB(name);
  // An earlier build left no note: its month begins now.
  if (usedAt === undefined) return noteTabUse(name, now);
  if (now.getTime() - Date.parse(usedAt) > KEPT_MS) await deleteDB(name);
}

/** Not the database's own name, which is the lock of its writers. */
const lockOf = (name: string) => `${name} in use`;
