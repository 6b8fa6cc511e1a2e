import type { User } from '#src/contract/account.ts';
import { nameForSite, ORDER_ATTEMPT_KEY, USER_KEY } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';

/** The entries of the client's `localStorage` that belong to a database, and their keys in a tab with one of its own. */
const TAB_KEYS: ReadonlyMap<string, string> = new Map([
  [USER_KEY, nameForSite(`${slug}-user`)],
  [ORDER_ATTEMPT_KEY, nameForSite(`${slug}-order-attempt`)],
]);

/**
 * Redirects these entries to this tab's `sessionStorage`, so that a scenario signs nobody in or out in another tab, and
 * takes no order of another database for its own.
 * @param user who is signed in from now on, null for nobody; undefined keeps the tab's user
 */
export function isolateSession(user: User | null | undefined): void {
  try {
    redirectEntries();
    if (user !== undefined) localStorage.removeItem(ORDER_ATTEMPT_KEY);
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    if (user === null) localStorage.removeItem(USER_KEY);
    // The client has read the entry before; this is the event by which it learns of changes.
    dispatchEvent(new StorageEvent('storage', { key: USER_KEY, storageArea: localStorage }));
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
}

/** Copies these entries for this tab, once it has a database of its own. */
export function copySession(): void {
  try {
    for (const [key, tabKey] of TAB_KEYS) {
      const value = localStorage.getItem(key);
      if (value === null) sessionStorage.removeItem(tabKey);
      else sessionStorage.setItem(tabKey, value);
    }
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
}

/** Removes these entries, those of the visitor and those of this tab. */
export function removeSession(): void {
  for (const [key, tabKey] of TAB_KEYS) {
    // Not `removeItem`, which is redirected in a tab with a scenario.
    delete (localStorage as Partial<Record<string, string>>)[key];
    sessionStorage.removeItem(tabKey);
  }
}

/** These entries, as text. */
export const readSession = (): Session =>
  Object.fromEntries([...TAB_KEYS.keys()].map((key) => [key, localStorage.getItem(key)]));
type Session = Record<string, string | null>;

/** Replaces these entries; one that is not given is removed. */
export function writeSession(session: Session): void {
  for (const key of TAB_KEYS.keys()) {
    const value = session[key] ?? null;
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/** The username of who is signed in in this tab, or `nobody`. */
export function signedInAs(): string {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return String(Object(user).username ?? 'nobody');
  } catch {
    // Storage is blocked, or holds something else, which the client discards.
    return 'nobody';
  }
}

function redirectEntries(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return getItem.call(...entryOf(this, key));
    },
    setItem(this: Storage, key: string, value: string) {
      setItem.call(...entryOf(this, key), value);
    },
    removeItem(this: Storage, key: string) {
      removeItem.call(...entryOf(this, key));
    },
  });
}

/** Where an entry is kept in this tab. */
function entryOf(storage: Storage, key: string): readonly [Storage, string] {
  const tabKey = storage === localStorage ? TAB_KEYS.get(key) : undefined;
  return tabKey === undefined ? [storage, key] : [sessionStorage, tabKey];
}
