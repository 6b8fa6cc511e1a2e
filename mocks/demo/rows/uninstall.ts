import { deleteDB } from 'idb';
import { isCacheOf } from '#src/site/cache-names.ts';
import {
  CHECKOUT_DRAFT_KEY,
  DATABASE_NAME,
  LAST_ORDER_KEY,
  nameForSite,
  PLACED_ORDER_KEY,
  RECENTLY_VIEWED_KEY,
  USER_KEY,
} from '#src/site/storage-names.ts';
import { localDay } from '#src/domain/local-time.ts';
import { readBackup } from '#mocks/backend/db/backup.ts';
import { nameInUse } from '#mocks/backend/db/connection.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { definitionOf, tableNames } from '#mocks/backend/db/tables.ts';
import { TOUR_KEY } from '#mocks/demo/entry-points.ts';
import { ROW_EDITS_KEY } from '../collection/row-edits.ts';
import { countOwnRows } from './own-rows.ts';
import { REAL_ROWS_KEY } from '../real-server/real-rows.ts';
import { UNDO_KEY } from './data-undo.ts';
import { writeSessionState } from '../state/session-state.ts';
import { isTabDatabase } from '../state/tab-database.ts';
import { removeSession, signedInAs } from '../state/tab-session.ts';
import { siteScope } from '#mocks/transport/site-worker.ts';
import { stopKeepingPictures } from '#mocks/transport/offline-pictures.ts';
import { ownRegistration, removeWorker } from '#mocks/transport/worker-control.ts';

/** Removes everything the site has stored in this browser, and nothing of another site on the same origin. */
export async function uninstall(): Promise<void> {
  stopKeepingPictures();
  await removeWorker();
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
  removeSession();
  // Earlier builds kept the user of a site under a sub-path there.
  localStorage.removeItem(nameForSite(USER_KEY));
  localStorage.removeItem(REAL_ROWS_KEY);
  localStorage.removeItem(ROW_EDITS_KEY);
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(RECENTLY_VIEWED_KEY);
    storage.removeItem(LAST_ORDER_KEY);
  }
  sessionStorage.removeItem(CHECKOUT_DRAFT_KEY);
  sessionStorage.removeItem(PLACED_ORDER_KEY);
  writeSessionState(undefined);
  sessionStorage.removeItem(UNDO_KEY);
  sessionStorage.removeItem(TOUR_KEY);
}

/** What `uninstall` will remove, as terms and values. */
export async function whatUninstallRemoves(
  database: Database,
): Promise<readonly (readonly [term: string, value: string | number])[]> {
  const names = (await indexedDB.databases?.()) ?? [];
  const tabs = names.filter(({ name = '' }) => isTabDatabase(name)).length;
  const isVisitors = database.name !== undefined && !isTabDatabase(database.name);
  const rows =
    isVisitors || database.mode === 'memory'
      ? await countOwnRows(database)
      : await countVisitorsRows(names);
  return [
    ...rows,
    ['Signed in', signedInAs()],
    ['Databases of scenarios', tabs],
    ['Service worker', (await ownRegistration()) ? 'installed' : 'none'],
  ];
}

/** In a tab with a scenario, the rows that the visitor has outside of it. */
async function countVisitorsRows(databases: readonly IDBDatabaseInfo[]) {
  const own = await nameInUse(DATABASE_NAME);
  const isThere = databases.some(({ name }) => name === own);
  // Reading one that is not there would make it.
  const backup = isThere ? await readBackup(DATABASE_NAME, localDay(new Date())) : undefined;
  return tableNames.map((name) => [definitionOf(name).label, backup?.[name].length ?? 0] as const);
}
