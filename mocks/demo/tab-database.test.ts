import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#mocks/backend/db/connection.ts';
import { claimTabDatabase, newTabDatabase, noteTabUse, sweepTabStorages } from './tab-database.ts';

/** Names of held locks, each as often as it is held. */
let held: string[] = [];

/** As much of Web Locks as tabs make of it: some hold one until their page is gone, some try whether it is free. */
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
  await sweepTabStorages(day(1));
  expect(await databases()).toEqual([asleep, awake]);
});

test('A database that no tab has opened for 30 days is deleted, and not before', async () => {
  const left = await openTab(1);
  closeBrowser();
  await sweepTabStorages(day(31));
  expect(await databases()).toEqual([left]);
  await sweepTabStorages(day(32));
  expect(await databases()).toEqual([]);
});

test('A tab that is opened again keeps its database for another 30 days', async () => {
  const name = await openTab(1);
  closeBrowser();
  await openTab(20, name);
  closeBrowser();
  await sweepTabStorages(day(50));
  expect(await databases()).toEqual([name]);
});

test('A database that a page holds stays, however old', async () => {
  const name = await openTab(1);
  await sweepTabStorages(day(90));
  expect(await databases()).toEqual([name]);
});

test('A database without a note of its use, as an earlier build has left it, goes 30 days later', async () => {
  const name = newTabDatabase();
  (await connect(name)).close();
  await sweepTabStorages(day(1));
  await sweepTabStorages(day(31));
  expect(await databases()).toEqual([name]);
  await sweepTabStorages(day(32));
  expect(await databases()).toEqual([]);
});

test('One database that cannot be opened does not keep the others from being deleted', async () => {
  const newer = newTabDatabase();
  (await openDB(newer, 99)).close();
  await openTab(1);
  closeBrowser();
  await sweepTabStorages(day(90));
  expect(await databases()).toEqual([newer]);
});

test('A database that another page has deleted meanwhile is not made again', async () => {
  const name = newTabDatabase();
  vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name, version: 2 }]);
  await sweepTabStorages(day(1));
  expect(await databases()).toEqual([]);
});

test('Databases that belong to no tab are not swept', async () => {
  (await connect('vernissage')).close();
  await sweepTabStorages(day(1));
  await sweepTabStorages(day(90));
  expect(await databases()).toEqual(['vernissage']);
});

test('Without Web Locks nobody can tell who holds a database, and all stay', async () => {
  vi.stubGlobal('navigator', {});
  const name = await openTab(1);
  await sweepTabStorages(day(90));
  expect(await databases()).toEqual([name]);
});
