import type { User } from '#src/contract/account.ts';
import { nameForSite, USER_KEY } from '#src/contract/site-names.ts';

/** Where a tab with rows of its own keeps its signed-in user. */
const TAB_USER_KEY = nameForSite('vernissage-user');

/**
 * Gives this tab a signed-in user of its own: the client reads and writes the key `user` as ever and
 * meets the tab's session storage, so that a scenario signs nobody in, or out, in another tab.
 * @param user who is signed in from now on, null for nobody; undefined leaves the tab's own user as it is
 */
export function isolateSession(user: User | null | undefined): void {
  try {
    redirectSharedUser();
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    if (user === null) localStorage.removeItem(USER_KEY);
    // The client has looked before the scenario was there; this is how it learns of a change elsewhere.
    dispatchEvent(new StorageEvent('storage', { key: USER_KEY, storageArea: localStorage }));
  } catch {
    // Storage is blocked: no tab knows of a user, and none can be staged.
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
