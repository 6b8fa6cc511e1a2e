import { deleteDB } from 'idb';
import { isCacheOf } from '#src/contract/cache-names.ts';
import {
  CHECKOUT_DRAFT_KEY,
  DATABASE_NAME,
  RECENTLY_VIEWED_KEY,
  USER_KEY,
} from '#src/contract/site-names.ts';
import { nameInUse } from '#mocks/backend/db/connection.ts';
import { writeSessionState } from './session-state.ts';
import { isTabDatabase } from './tab-database.ts';
import { siteScope } from '#mocks/transport/site-worker.ts';
import { stopKeepingPictures } from '#mocks/transport/small-pictures.ts';
import { ownRegistration } from '#mocks/transport/worker-control.ts';

/** Removes everything the site has stored in this browser, and nothing of another site on the same origin. */
export async function uninstall(): Promise<void> {
  stopKeepingPictures();
  await (await ownRegistration())?.unregister();
  const names = 'caches' in globalThis ? await caches.keys() : [];
  const own = names.filter((name) => isCacheOf(siteScope, name));
  await Promise.all(own.map((name) => caches.delete(name)));
  const inUse = await nameInUse(DATABASE_NAME);
  const databases = await (indexedDB.databases?.() ?? [{ name: inUse }]);
  await Promise.all(
    databases.flatMap(({ name = '' }) =>
      name === inUse || isTabDatabase(name) ? deleteDB(name) : [],
    ),
  );
  localStorage.removeItem(USER_KEY);
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(RECENTLY_VIEWED_KEY);
  sessionStorage.removeItem(CHECKOUT_DRAFT_KEY);
  writeSessionState(undefined);
}
