// @vitest-environment node
import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdCommits } from '#src/testing/hold-commits.ts';
import { connect, type Connection } from './connection.ts';
import { indexedDbRowStore } from './indexeddb-row-store.ts';
import type { Commit, RowChange } from './row-store.ts';
import type { TableName } from './tables.ts';

let tests = 0;
let connection: Connection;
let raw: IDBPDatabase;

beforeEach(async () => {
  tests += 1;
  connection = await connect(`row-store-${tests}`);
  raw = await openDB(connection.name);
});
afterEach(() => {
  connection.close();
  raw.close();
});

const rowStoreOf = (table: TableName) => indexedDbRowStore(connection, table);
const allValid = async () => () => true;

/** A `decide` that returns the same commit whatever the change set. */
const adding =
  (lastId: number, ...changes: RowChange[]) =>
  async (): Promise<Commit> => ({ lastId, changes });

async function stored(table: TableName) {
  return { changes: await raw.getAll(table), cursor: await raw.get('heads', table) };
}

const nothingStored = { changes: [], cursor: undefined };

test('A write stores its records with the next revision, and the cursor with them', async () => {
  const rowStore = rowStoreOf('cart');
  expect(await rowStore.write(0, adding(2, { id: 1, row: 'one' }, { id: 2, row: 'two' }))).toEqual({
    revision: 1,
    lastId: 2,
  });
  expect(await rowStore.write(1, adding(2, { id: 1 }))).toEqual({ revision: 2, lastId: 2 });
  expect(await stored('cart')).toEqual({
    changes: [
      { id: 1, revision: 2 },
      { id: 2, revision: 1, row: 'two' },
    ],
    cursor: { revision: 2, lastId: 2 },
  });
});

test('A write without changes leaves the cursor as it is', async () => {
  const rowStore = rowStoreOf('cart');
  await rowStore.write(0, adding(1, { id: 1, row: 'one' }));
  expect(await rowStore.write(1, adding(9))).toEqual({ revision: 1, lastId: 1 });
  expect((await stored('cart')).cursor).toEqual({ revision: 1, lastId: 1 });
});

test('A read at the current revision does not query the index', async () => {
  const rowStore = rowStoreOf('cart');
  await rowStore.write(0, adding(1, { id: 1, row: 'one' }));
  const search = vi.spyOn(IDBIndex.prototype, 'getAll');
  await rowStore.read(1);
  expect(search).not.toHaveBeenCalled();
  await rowStore.read(0);
  expect(search).toHaveBeenCalledOnce();
});

test('A write does not resolve before its commit', async () => {
  const commits = holdCommits();
  const resolved = vi.fn<() => void>();
  const writing = rowStoreOf('orders')
    .write(0, adding(1, { id: 1, row: 'one' }))
    .then(resolved);
  await commits.held();
  expect(resolved).not.toHaveBeenCalled();
  commits.release();
  await writing;
  expect(resolved).toHaveBeenCalledOnce();
});

test('A write without changes does not resolve before its transaction has ended', async () => {
  const commits = holdCommits();
  const resolved = vi.fn<() => void>();
  const writing = rowStoreOf('orders').write(0, adding(0)).then(resolved);
  await commits.held();
  expect(resolved).not.toHaveBeenCalled();
  commits.release();
  await writing;
});

test('A commit that fails rejects the write, and nothing is stored', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putAndFail(
    this: IDBObjectStore,
    ...parameters
  ) {
    const request = put.apply(this, parameters);
    // The last request of the write: what fails after it is the commit.
    if (this.name === 'orders') {
      request.addEventListener('success', () => queueMicrotask(() => this.transaction.abort()));
    }
    return request;
  });
  const writing = rowStoreOf('orders').write(0, adding(1, { id: 1, row: 'one' }));
  await expect(writing).rejects.toThrow(DOMException);
  expect(await stored('orders')).toEqual(nothingStored);
});

test.each([
  ['cart', 'relaxed'],
  ['orders', 'strict'],
  ['users', 'strict'],
] as const)('A write to %s asks for %s durability', async (table, durability) => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await rowStoreOf(table).write(0, adding(1, { id: 1, row: 'one' }));
  expect(transaction.mock.calls).toEqual([[[table, 'heads'], 'readwrite', { durability }]]);
});

test('A write whose second record cannot be cloned stores neither record nor cursor', async () => {
  const rowStore = rowStoreOf('orders');
  const unstorable = { id: 2, row: () => {} };
  const writing = rowStore.write(0, adding(2, { id: 1, row: 'one' }, unstorable));
  await expect(writing).rejects.toThrow('could not be cloned');
  expect(await stored('orders')).toEqual(nothingStored);
  expect(await rowStore.write(0, adding(1, { id: 1, row: 'one' }))).toMatchObject({ revision: 1 });
});

test('A write whose cursor cannot be stored stores no record', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function failForCursor(
    this: IDBObjectStore,
    ...parameters
  ) {
    const request = put.apply(this, parameters);
    // A second `add` under the same key is the request that fails by itself.
    return this.name === 'heads' ? this.add(...(parameters as [unknown])) : request;
  });
  const writing = rowStoreOf('orders').write(0, adding(1, { id: 1, row: 'one' }));
  await expect(writing).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await stored('orders')).toEqual(nothingStored);
});

test('A write that decide refuses rejects after its transaction has been aborted', async () => {
  const order: string[] = [];
  const { dispatchEvent } = IDBTransaction.prototype;
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function record(
    this: IDBTransaction,
    event,
  ) {
    order.push(event.type);
    return dispatchEvent.call(this, event);
  });
  const writing = rowStoreOf('cart').write(0, async () => {
    throw new Error('Sold');
  });
  await expect(writing).rejects.toThrow('Sold');
  order.push('rejected');
  expect(order).toEqual(['abort', 'rejected']);
});

test('A write rejects with what decide throws, and stores nothing', async () => {
  const rowStore = rowStoreOf('cart');
  const reason = new Error('Sold');
  const refusing = rowStore.write(0, async () => {
    throw reason;
  });
  await expect(refusing).rejects.toBe(reason);
  expect(await stored('cart')).toEqual(nothingStored);
  expect(await rowStore.write(0, adding(1, { id: 1, row: 'one' }))).toMatchObject({ revision: 1 });
});

test('A write whose decide outlasts the transaction rejects with TransactionInactiveError', async () => {
  const writing = rowStoreOf('cart').write(0, async () => {
    await raw.getAll('facts');
    await raw.getAll('facts');
    return { lastId: 1, changes: [{ id: 1, row: 'one' }] };
  });
  await expect(writing).rejects.toMatchObject({ name: 'TransactionInactiveError' });
  expect(await stored('cart')).toEqual(nothingStored);
});

/** Puts records and a cursor into the database without any check. */
async function putRaw(table: TableName, records: readonly object[], cursor?: unknown) {
  for (const record of records) await raw.put(table, record);
  if (cursor !== undefined) await raw.put('heads', cursor, table);
}

test('A table that was never written opens empty, and nothing is written for it', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await rowStoreOf('cart').open(allValid)).toEqual({
    cursor: { revision: 0, lastId: 0 },
    changes: [],
    isSnapshot: false,
  });
  expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  expect(await stored('cart')).toEqual(nothingStored);
});

test('A valid table opens with all its records, and nothing is written for it', async () => {
  const records = [
    { id: 1, revision: 2 },
    { id: 2, revision: 1, row: 'two' },
  ];
  await putRaw('cart', records, { revision: 2, lastId: 2 });
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await rowStoreOf('cart').open(allValid)).toEqual({
    cursor: { revision: 2, lastId: 2 },
    changes: records,
    isSnapshot: false,
  });
  expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
});

test('A cursor ahead of its rows is kept, because rows may have been removed', async () => {
  await putRaw('cart', [{ id: 2, revision: 1, row: 'two' }], { revision: 8, lastId: 9 });
  const { cursor } = await rowStoreOf('cart').open(allValid);
  expect(cursor).toEqual({ revision: 8, lastId: 9 });
  expect((await stored('cart')).cursor).toEqual({ revision: 8, lastId: 9 });
});

test.each([
  ['whose revision lies behind its rows', { revision: 2, lastId: 7 }],
  ['whose last id lies behind its rows', { revision: 3, lastId: 6 }],
  ['that is not an object', 'garbage'],
  ['that is missing', undefined],
])('A cursor %s is repaired', async (_which, cursor) => {
  await putRaw('cart', [{ id: 7, revision: 3, row: 'seven' }], cursor);
  const repaired = { revision: 3, lastId: 7 };
  expect((await rowStoreOf('cart').open(allValid)).cursor).toEqual(repaired);
  expect((await stored('cart')).cursor).toEqual(repaired);
});

test('A malformed cursor of an empty table is replaced', async () => {
  await putRaw('cart', [], 'garbage');
  await rowStoreOf('cart').open(allValid);
  expect((await stored('cart')).cursor).toEqual({ revision: 0, lastId: 0 });
});

test('Malformed records and invalid rows go to quarantine, and the others stay', async () => {
  const valid = { id: 1, revision: 1, row: 'one' };
  const malformed = { id: 2, revision: 'two', row: 'two' };
  const invalid = { id: 3, revision: 3, row: 'three' };
  await putRaw('cart', [valid, malformed, invalid], { revision: 3, lastId: 3 });
  const changeSet = await rowStoreOf('cart').open(
    async () =>
      ({ id }) =>
        id !== 3,
  );
  expect(changeSet).toEqual({
    cursor: { revision: 3, lastId: 3 },
    changes: [valid],
    isSnapshot: false,
  });
  expect(await raw.getAll('cart')).toEqual([valid]);
  expect(await raw.getAll('quarantine')).toEqual([
    { ...malformed, table: 'cart' },
    { ...invalid, table: 'cart' },
  ]);
});

test('Two tabs that open a table with a malformed record at once move it to quarantine once', async () => {
  await putRaw('cart', [{ id: 1, revision: 'one' }]);
  await Promise.all([rowStoreOf('cart').open(allValid), rowStoreOf('cart').open(allValid)]);
  expect(await raw.count('quarantine')).toBe(1);
});

test('A repaired table does not open before the repair is committed', async () => {
  await putRaw('cart', [{ id: 1, revision: 1, row: 'one' }]);
  const commits = holdCommits();
  const opened = vi.fn<() => void>();
  const opening = rowStoreOf('cart').open(allValid).then(opened);
  await commits.held();
  expect(opened).not.toHaveBeenCalled();
  commits.release();
  await opening;
});

test('Writes and repairs of all tabs request the one lock of their database', async () => {
  const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(
    (_name, work) => work(),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const rowStore = rowStoreOf('cart');
  await putRaw('cart', [{ id: 1, revision: 1, row: 'one' }]);
  await rowStore.open(allValid);
  await rowStore.write(1, adding(1, { id: 1 }));
  expect(request.mock.calls.map(([name]) => name)).toEqual([connection.name, connection.name]);
});

test.each([
  ['no navigator', undefined],
  ['a navigator without locks', {}],
])('Without Web Locks, with %s, a write succeeds', async (_which, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const cursor = await rowStoreOf('cart').write(0, adding(1, { id: 1, row: 'one' }));
  expect(cursor).toEqual({ revision: 1, lastId: 1 });
});
