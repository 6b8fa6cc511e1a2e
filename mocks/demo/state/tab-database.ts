import '#mocks/backend/db/random-uuid.ts';
import { deleteDB } from 'idb';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { connect, databaseNames } from '#mocks/backend/db/connection.ts';

/** Names of the databases that belong to one tab each. */
const PREFIX = `${nameForSite(`${slug}-tab`)}-`;

/** A name for a database that no other tab uses. */
export const newTabDatabase = (): string => PREFIX + crypto.randomUUID();

/** Whether a database was made for one tab. */
export const isTabDatabase = (name: string): boolean => name.startsWith(PREFIX);

/** A tab without a page may be asleep, or be restored with the browser's last session. */
const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Web Locks, which browsers do not offer over insecure http. */
const webLocks = () => (navigator as Partial<Navigator>).locks;

/** Holds a lock on a tab's database for as long as the page lives, so that no other page deletes it. */
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

/** Stores when a tab has opened its database. */
export async function noteTabUse(name: string, now: Date): Promise<void> {
  const connection = await connect(name);
  await (await connection.database()).put('facts', now.toISOString(), 'usedAt');
  connection.close();
}

/** Deletes the tabs' databases that no page holds and no tab has opened for 30 days. */
export async function sweepTabDatabases(now: Date): Promise<void> {
  for (const name of await tabDatabaseNames()) {
    // One that cannot be opened may be a newer build's, which will delete it.
    await ifUnused(name, () => deleteIfOld(name, now).catch(() => {}));
  }
}

/** The databases of tabs that there are. */
export async function tabDatabaseNames(): Promise<string[]> {
  return (await databaseNames()).filter(isTabDatabase);
}

/** Does something with a database that no page holds. Without Web Locks that cannot be told, and nothing is done. */
export async function ifUnused(name: string, work: () => Promise<void>): Promise<void> {
  // Under the lock: a tab that is restored meanwhile waits until the database is whole or gone.
  await webLocks()?.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Whether a page besides this one, which holds it, has a tab's database: that of a duplicate of the tab. */
export async function isHeldElsewhere(name: string): Promise<boolean> {
  const { held = [] } = (await webLocks()?.query()) ?? {};
  return held.filter((lock) => lock.name === lockOf(name)).length > 1;
}

async function deleteIfOld(name: string, now: Date): Promise<void> {
  const connection = await connect(name);
  const usedAt = await (await connection.database()).get('facts', 'usedAt');
  connection.close();
  // `connect` has just created it: another page deleted it after the names were listed.
  if (connection.isNew) return deleteDB(name);
  // No tab has opened it yet, or its tab was closed before the date was stored: the 30 days begin now.
  if (usedAt === undefined) return noteTabUse(name, now);
  if (now.getTime() - Date.parse(usedAt) > MAX_UNUSED_MS) await deleteDB(name);
}

/** Not the database's name: that is the lock of its writers. */
const lockOf = (name: string) => `${name} in use`;
