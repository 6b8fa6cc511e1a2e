// @vitest-environment node
import { forceCloseDatabase, type IDBDatabase as FDBDatabase } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, type IDBPDatabase, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from './connection.ts';
import { VERSION } from './database-schema.ts';

let tests = 0;
let name = '';
const opened: { close(): void }[] = [];

beforeEach(() => {
  tests += 1;
  name = `connection-${tests}`;
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of opened.splice(0)) each.close();
});

async function connectHere(): Promise<Connection> {
  const connection = await connect(name);
  opened.push(connection);
  return connection;
}

/** Makes a database of version 1, with orders that have no key yet. */
async function createFirstVersion(): Promise<IDBPDatabase> {
  const first = await openDB(name, 1, {
    upgrade(fresh) {
      for (const table of ['cart', 'orders', 'users']) {
        fresh.createObjectStore(table, { keyPath: 'id' }).createIndex('revision', 'revision');
      }
      fresh.createObjectStore('heads');
      fresh.createObjectStore('facts');
      fresh.createObjectStore('quarantine', { autoIncrement: true });
    },
  });
  for (const record of oldOrders) await first.put('orders', record);
  await first.put('heads', { revision: 2, lastId: 2 }, 'orders');
  opened.push(first);
  return first;
}

const oldOrders = [1, 2].map((id) => ({ id, revision: id, row: { id, placedAt: '2026-11-20' } }));

/** Opens the database as it is, whatever its version. */
async function openRaw() {
  const raw = await openDB(name);
  opened.push(raw);
  return raw;
}

test('A migration that fails half-way leaves the old version and all its rows', async () => {
  (await createFirstVersion()).close();
  const { put } = IDBObjectStore.prototype;
  const failing = vi
    .spyOn(IDBObjectStore.prototype, 'put')
    .mockImplementationOnce(function first(this: IDBObjectStore, ...parameters) {
      return put.apply(this, parameters);
    })
    .mockImplementationOnce(() => {
      throw new DOMException('', 'UnknownError');
    });
  await expect(connect(name)).rejects.toBeInstanceOf(DOMException);
  expect(failing).toHaveBeenCalledTimes(2);
  failing.mockRestore();

  const raw = await openRaw();
  expect(raw.version).toBe(1);
  expect(await raw.getAll('orders')).toEqual(oldOrders);
  raw.close();

  const migrated = await (await connectHere()).database();
  expect(migrated.version).toBe(VERSION);
  expect((await migrated.getAll('orders')).map(({ row }) => row)).toEqual([
    { id: 1, placedAt: '2026-11-20', key: null },
    { id: 2, placedAt: '2026-11-20', key: null },
  ]);
});

/** Stops timers until the test advances them. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Passes the time until it settles; the milliseconds. IndexedDB is not faked, only the timeouts are. */
async function timeOf(settling: Promise<unknown>): Promise<number> {
  const onSettled = vi.fn();
  void settling.then(onSettled);
  let passed = 0;
  while (onSettled.mock.calls.length === 0 && passed < 20_000) {
    await new Promise(setImmediate);
    passed += vi.getTimerCount();
    vi.advanceTimersByTime(1);
  }
  return passed;
}

test('A database that a page blocks for two seconds rejects, and is closed when it opens late', async () => {
  // The page keeps the old version open.
  const holder = await createFirstVersion();
  stopClock();
  const refused = connect(name).catch((refusal: unknown) => refusal);
  const passed = await timeOf(refused);
  expect(await refused).toMatchObject({ name: 'TimeoutError' });
  // Some pass before IndexedDB has said that it is blocked.
  expect(passed).toBeGreaterThanOrEqual(2_000);
  expect(passed).toBeLessThan(3_000);

  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  holder.close();
  await vi.waitUntil(() => close.mock.calls.length === 2);
  const versionOf = (database: unknown) => (database as IDBDatabase).version;
  expect(close.mock.contexts.map(versionOf)).toEqual([1, VERSION]);
});

test('A database that no page blocks is waited for ten seconds', async () => {
  stopClock();
  vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  const refused = connect(name).catch((refusal: unknown) => refusal);
  expect(await timeOf(refused)).toBe(10_000);
  expect(await refused).toMatchObject({ name: 'TimeoutError' });
});

test('A database that fails to open after the timeout causes no unhandled rejection', async () => {
  const holder = await createFirstVersion();
  stopClock();
  const refused = connect(name).catch((refusal: unknown) => refusal);
  await timeOf(refused);
  expect(await refused).toMatchObject({ name: 'TimeoutError' });

  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  holder.close();
  // Opens once the late migration has been undone; a rejection left alone would fail this file.
  const raw = await openRaw();
  expect(raw.version).toBe(1);
});

test('A database that opens in time clears its timeout', async () => {
  stopClock();
  await connectHere();
  expect(vi.getTimerCount()).toBe(0);
});

/** Closes the connection as a browser does that clears its storage. */
async function closeFromOutside(database: object) {
  const native = unwrap(database as IDBPDatabase);
  const closed = new Promise((resolve) => native.addEventListener('close', resolve));
  forceCloseDatabase(native as unknown as typeof FDBDatabase);
  await closed;
}

test('A connection is reused until the browser closes it, and then opened again', async () => {
  const connection = await connectHere();
  const first = await connection.database();
  expect(await connection.database()).toBe(first);
  expect(connection.name).toBe(name);

  await closeFromOutside(first);
  const second = await connection.database();
  expect(second).not.toBe(first);
  await expect(second.getAll('cart')).resolves.toEqual([]);
});

test('A connection does not block a deletion, and opens again after it', async () => {
  const connection = await connectHere();
  await connection.database();
  const deletion = indexedDB.deleteDatabase(name);
  const blocked = vi.fn<() => void>();
  deletion.addEventListener('blocked', blocked);
  await new Promise((resolve) => deletion.addEventListener('success', resolve));
  expect(blocked).not.toHaveBeenCalled();
  await expect((await connection.database()).getAll('cart')).resolves.toEqual([]);
});

test('After a failed open the next call opens again', async () => {
  const connection = await connectHere();
  (await openDB(name, 99)).close();
  await expect(connection.database()).rejects.toMatchObject({ name: 'VersionError' });
  await deleteDB(name);
  await expect((await connection.database()).getAll('cart')).resolves.toEqual([]);
});

test('Closing a connection closes its database', async () => {
  const connection = await connectHere();
  const database = await connection.database();
  connection.close();
  await Promise.resolve();
  expect(() => database.transaction('cart')).toThrow(DOMException);
});
