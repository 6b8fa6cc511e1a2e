import '#mocks/db/random-uuid.ts';
import { deleteDB } from 'idb';
import { nameForSite } from '#src/contract/site-names.ts';

/** Names of the databases that belong to one tab each. */
const PREFIX = `${nameForSite('vernissage-tab')}-`;

/** A name for a database that no other tab uses. */
export const newTabStorage = (): string => PREFIX + crypto.randomUUID();

/** Whether a database was made for one tab. */
export const isTabStorage = (name: string): boolean => name.startsWith(PREFIX);

/** Holds a tab's database for as long as the page lives, and deletes those whose tab is gone. */
export async function claimTabStorage(name: string): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  // Without Web Locks nobody can tell whose is gone, so they stay.
  if (!locks) return;
  await new Promise<void>((resolve, reject) => {
    locks
      .request(lockOf(name), { mode: 'shared' }, () => {
        resolve();
        return new Promise(() => {});
      })
      .catch(reject);
  });
  // Nobody waits for it, and what stays harms nobody.
  sweep(locks).catch(() => {});
}

async function sweep(locks: LockManager): Promise<void> {
  const [databases, { held = [] }] = await Promise.all([indexedDB.databases(), locks.query()]);
  const inUse = new Set(held.map((lock) => lock.name));
  const left = databases.flatMap(({ name = '' }) =>
    isTabStorage(name) && !inUse.has(lockOf(name)) ? name : [],
  );
  await Promise.all(left.map((orphan) => deleteDB(orphan)));
}

/** Not the database's own name, which is the lock of its writers. */
const lockOf = (name: string) => `${name} in use`;
