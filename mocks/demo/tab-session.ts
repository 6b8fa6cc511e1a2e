import type { User } from '#src/contract/account.ts';
import { nameForSite, USER_KEY } from '#src/contract/site-names.ts';
import { slug } from '#src/copy/brand/slug.ts';

/** The `sessionStorage` key of the signed-in user in a tab with a database of its own. */
const TAB_USER_KEY = nameForSite(`${slug}-user`);

/**
 * Redirects the client's `localStorage` entry `user` to this tab's `sessionStorage`, so that a scenario
 * signs nobody in or out in another tab.
 * @param user who is signed in from now on, null for nobody; undefined keeps the tab's user
 */
export function isolateSession(user: User | null | undefined): void {
  try {
    redirectSharedUser();
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    if (user === null) localStorage.removeItem(USER_KEY);
    // The client has read the entry before; this is the event by which it learns of changes.
    dispatchEvent(new StorageEvent('storage', { key: USER_KEY, storageArea: localStorage }));
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
}

/** Has who is signed in be signed in in this tab too, once it has a database of its own. */
export function copySession(): void {
  try {
    const user = localStorage.getItem(USER_KEY);
    if (user === null) sessionStorage.removeItem(TAB_USER_KEY);
    else sessionStorage.setItem(TAB_USER_KEY, user);
  } catch {
    // Storage is blocked: nobody can be signed in.
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

function redirectSharedUser(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return isShared(this, key)
        ? getItem.call(sessionStorage, TAB_USER_KEY)
        : getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      if (isShared(this, key)) setItem.call(sessionStorage, TAB_USER_KEY, value);
      else setItem.call(this, key, value);
    },
    removeItem(this: Storage, key: string) {
      if (isShared(this, key)) removeItem.call(sessionStorage, TAB_USER_KEY);
      else removeItem.call(this, key);
    },
  });
}

const isShared = (storage: Storage, key: string) => storage === localStorage && key === USER_KEY;
