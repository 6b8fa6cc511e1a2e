// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#mocks/backend/db/connection.ts';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { claimTabDatabase, newTabDatabase, noteTabUse, sweepTabDatabases } from './tab-database.ts';

/** Names of the held locks, once for each time it is held. */
let held: string[] = [];

/** The part of Web Locks that tabs use: one request holds a lock until its page is gone, another tests whether it is free. */
const locks = {
  request(name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) {
    if (options.mode !== 'shared') return work(held.includes(name) ? null : {});
    held.push(name);
    return work({});
  },
};

/** All pages are gone: closed for good, or with tabs that the browser restores later. */
const closeBrowser = () => {
  held = [];
};

beforeEach(() => {
  indexedDB = new IDBFactory();
  held = [];
  vi.stubGlobal('navigator', { locks });
});

const day = (days: number) => new Date(2026, 11, days, 12);

/** A tab that opened its database on this day of December. */
async function openTab(days: number, name = newTabDatabase()): Promise<string> {
  await claimTabDatabase(name);
  (await connect(name)).close();
  await noteTabUse(name, day(days));
  return name;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('The database of a tab that is asleep or not yet restored stays', async () => {
  const asleep = await openTab(1);
  closeBrowser();
  const awake = await openTab(1);
  await sweepTabDatabases(day(1));
  expect(await databases()).toEqual([asleep, awake]);
});

test('A database is deleted once no tab has opened it for 30 days, and not before', async () => {
  const left = await openTab(1);
  closeBrowser();
  await sweepTabDatabases(day(31));
  expect(await databases()).toEqual([left]);
  await sweepTabDatabases(day(32));
  expect(await databases()).toEqual([]);
});

test('A tab that is opened again keeps its database for another 30 days', async () => {
  const name = await openTab(1);
  closeBrowser();
  await openTab(20, name);
  closeBrowser();
  await sweepTabDatabases(day(50));
  expect(await databases()).toEqual([name]);
});

test('A database that a page holds stays, however long ago it was opened', async () => {
  const name = await openTab(1);
  await sweepTabDatabases(day(90));
  expect(await databases()).toEqual([name]);
});

test('A database that no tab has opened yet, or for too short a time to store when, is deleted 30 days later', async () => {
  const name = newTabDatabase();
  (await connect(name)).close();
  await sweepTabDatabases(day(1));
  await sweepTabDatabases(day(31));
  expect(await databases()).toEqual([name]);
  await sweepTabDatabases(day(32));
  expect(await databases()).toEqual([]);
});

test('A database that cannot be opened does not prevent the deletion of others', async () => {
  const newer = newTabDatabase();
  (await openDB(newer, 99)).close();
  await openTab(1);
  closeBrowser();
  await sweepTabDatabases(day(90));
  expect(await databases()).toEqual([newer]);
});

test('A database that another page has deleted meanwhile is not created again', async () => {
  const name = newTabDatabase();
  vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name, version: 2 }]);
  await sweepTabDatabases(day(1));
  expect(await databases()).toEqual([]);
});

test('Databases that belong to no tab are not deleted', async () => {
  (await connect(DATABASE_NAME)).close();
  await sweepTabDatabases(day(1));
  await sweepTabDatabases(day(90));
  expect(await databases()).toEqual([DATABASE_NAME]);
});

test('Without Web Locks no database is deleted', async () => {
  vi.stubGlobal('navigator', {});
  const name = await openTab(1);
  await sweepTabDatabases(day(90));
  expect(await databases()).toEqual([name]);
});
