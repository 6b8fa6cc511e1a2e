import { deleteDB } from 'idb';

/** Names of the databases that belong to one tab each. */
const PREFIX = 'vernissage-tab-';

/** A name for a database that no other tab uses. */
export const newTabStorage = (): string => PREFIX + crypto.randomUUID();

/**
 * Holds a tab's database for as long as the page lives, and deletes those whose tab is gone. Without
 * Web Locks nobody can tell whose are, so they stay.
 */
export async function claimTabStorage(name: string): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || !indexedDB.databases) return;
  await new Promise<void>((resolve) => {
    void locks.request(lockOf(name), { mode: 'shared' }, () => {
      resolve();
      return new Promise(() => {});
    });
  });
  const [databases, { held = [] }] = await Promise.all([indexedDB.databases(), locks.query()]);
  const inUse = new Set(held.map((lock) => lock.name));
  const left = databases.flatMap((database) =>
    database.name?.startsWith(PREFIX) && !inUse.has(lockOf(database.name)) ? database.name : [],
  );
  await Promise.all(left.map((orphan) => deleteDB(orphan)));
}

/** Not the database's own name, which is the lock of its writers. */
const lockOf = (name: string) => `${name} in use`;
