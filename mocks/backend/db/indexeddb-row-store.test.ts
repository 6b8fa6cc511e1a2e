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
const announce = vi.fn<(revision: number) => void>();

beforeEach(async () => {
  tests += 1;
  announce.mockClear();
  connection = await connect(`journal-${tests}`);
  raw = await openDB(connection.name);
});
afterEach(() => {
  connection.close();
  raw.close();
});

const journalOf = (table: TableName) => indexedDbRowStore(connection, table, announce);
const everything = () => true;

/** A decision that is the same whatever the news. */
const adding =
  (lastId: number, ...entries: RowChange[]) =>
  async (): Promise<Commit> => ({ lastId, entries });

async function stored(table: TableName) {
  return { entries: await raw.getAll(table), head: await raw.get('heads', table) };
}

const nothingStored = { entries: [], head: undefined };

test('A write stamps its entries with the next revision and keeps the head with them', async () => {
  const journal = journalOf('cart');
  expect(await journal.write(0, adding(2, { id: 1, row: 'one' }, { id: 2, row: 'two' }))).toEqual({
    revision: 1,
    lastId: 2,
  });
  expect(await journal.write(1, adding(2, { id: 1 }))).toEqual({ revision: 2, lastId: 2 });
  expect(await stored('cart')).toEqual({
    entries: [
      { id: 1, revision: 2 },
      { id: 2, revision: 1, row: 'two' },
    ],
    head: { revision: 2, lastId: 2 },
  });
  expect(announce.mock.calls).toEqual([[1], [2]]);
});

test('A write that adds nothing keeps the head as it is', async () => {
  const journal = journalOf('cart');
  await journal.write(0, adding(1, { id: 1, row: 'one' }));
  expect(await journal.write(1, adding(9))).toEqual({ revision: 1, lastId: 1 });
  expect((await stored('cart')).head).toEqual({ revision: 1, lastId: 1 });
});

test('A writer is shown what it has missed, and nothing else', async () => {
  const journal = journalOf('cart');
  await journal.write(0, adding(1, { id: 1, row: 'one' }));
  await journal.write(1, adding(2, { id: 2, row: 'two' }));
  const decide = vi.fn<() => Promise<Commit>>(adding(2));
  for (const known of [0, 1, 2]) await journal.write(known, decide);
  const [one, two] = [
    { id: 1, revision: 1, row: 'one' },
    { id: 2, revision: 2, row: 'two' },
  ];
  const head = { revision: 2, lastId: 2 };
  expect(decide.mock.calls).toEqual([
    [{ head, entries: [one, two], isRestart: false }],
    [{ head, entries: [two], isRestart: false }],
    [{ head, entries: [], isRestart: false }],
  ]);
});

test('A reader is shown what it has missed, and nothing else', async () => {
  const journal = journalOf('orders');
  expect(await journal.read(0)).toEqual({
    head: { revision: 0, lastId: 0 },
    entries: [],
    isRestart: false,
  });
  await journal.write(0, adding(1, { id: 1, row: 'one' }));
  await journal.write(1, adding(1, { id: 1 }));
  const head = { revision: 2, lastId: 1 };
  expect(await journal.read(1)).toEqual({
    head,
    entries: [{ id: 1, revision: 2 }],
    isRestart: false,
  });
  expect(await journal.read(2)).toEqual({ head, entries: [], isRestart: false });
});

test('Rows are not searched for a reader that has missed nothing', async () => {
  const journal = journalOf('cart');
  await journal.write(0, adding(1, { id: 1, row: 'one' }));
  const search = vi.spyOn(IDBIndex.prototype, 'getAll');
  await journal.read(1);
  expect(search).not.toHaveBeenCalled();
  await journal.read(0);
  expect(search).toHaveBeenCalledOnce();
});

test('A reader that knows more than there is starts over with all there is', async () => {
  const journal = journalOf('cart');
  await journal.write(0, adding(1, { id: 1, row: 'one' }));
  expect(await journal.read(2)).toEqual({
    head: { revision: 1, lastId: 1 },
    entries: [{ id: 1, revision: 1, row: 'one' }],
    isRestart: true,
  });
});

test('A write is neither acknowledged nor announced before its commit', async () => {
  const commits = holdCommits();
  const answered = vi.fn<() => void>();
  const writing = journalOf('orders')
    .write(0, adding(1, { id: 1, row: 'one' }))
    .then(answered);
  await commits.held();
  expect(answered).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
  commits.release();
  await writing;
  expect(answered).toHaveBeenCalledOnce();
  expect(announce.mock.calls).toEqual([[1]]);
});

test('A write that adds nothing is not answered before its transaction has ended', async () => {
  const commits = holdCommits();
  const answered = vi.fn<() => void>();
  const writing = journalOf('orders').write(0, adding(0)).then(answered);
  await commits.held();
  expect(answered).not.toHaveBeenCalled();
  commits.release();
  await writing;
});

test('A commit that fails fails the write, and nothing is kept or announced', async () => {
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
  const writing = journalOf('orders').write(0, adding(1, { id: 1, row: 'one' }));
  await expect(writing).rejects.toThrow(DOMException);
  expect(await stored('orders')).toEqual(nothingStored);
  expect(announce).not.toHaveBeenCalled();
});

test.each([
  ['cart', 'relaxed'],
  ['orders', 'strict'],
  ['users', 'strict'],
] as const)('A write to %s asks for %s durability', async (table, durability) => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await journalOf(table).write(0, adding(1, { id: 1, row: 'one' }));
  expect(transaction.mock.calls).toEqual([[[table, 'heads'], 'readwrite', { durability }]]);
});

test('A write whose second entry is refused at once keeps neither entry nor head', async () => {
  const journal = journalOf('orders');
  const unstorable = { id: 2, row: () => {} };
  const writing = journal.write(0, adding(2, { id: 1, row: 'one' }, unstorable));
  await expect(writing).rejects.toThrow('could not be cloned');
  expect(await stored('orders')).toEqual(nothingStored);
  expect(announce).not.toHaveBeenCalled();
  expect(await journal.write(0, adding(1, { id: 1, row: 'one' }))).toMatchObject({ revision: 1 });
});

test('A write whose head is refused by the disk keeps no entry', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function failForHeads(
    this: IDBObjectStore,
    ...parameters
  ) {
    const request = put.apply(this, parameters);
    // A second `add` under the same key is the request that fails by itself.
    return this.name === 'heads' ? this.add(...(parameters as [unknown])) : request;
  });
  const writing = journalOf('orders').write(0, adding(1, { id: 1, row: 'one' }));
  await expect(writing).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await stored('orders')).toEqual(nothingStored);
});

test('A change is refused after its transaction has been undone, not before', async () => {
  const order: string[] = [];
  const { dispatchEvent } = IDBTransaction.prototype;
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function record(
    this: IDBTransaction,
    event,
  ) {
    order.push(event.type);
    return dispatchEvent.call(this, event);
  });
  const writing = journalOf('cart').write(0, async () => {
    throw new Error('Sold');
  });
  await expect(writing).rejects.toThrow('Sold');
  order.push('answer');
  expect(order).toEqual(['abort', 'answer']);
});

test('A decision that throws keeps nothing, and its reason is what the writer hears', async () => {
  const journal = journalOf('cart');
  const reason = new Error('Sold');
  const refusing = journal.write(0, async () => {
    throw reason;
  });
  await expect(refusing).rejects.toBe(reason);
  expect(await stored('cart')).toEqual(nothingStored);
  expect(announce).not.toHaveBeenCalled();
  expect(await journal.write(0, adding(1, { id: 1, row: 'one' }))).toMatchObject({ revision: 1 });
});

test('A decision that outlasts its transaction is refused with the reason', async () => {
  const writing = journalOf('cart').write(0, async () => {
    await raw.getAll('facts');
    await raw.getAll('facts');
    return { lastId: 1, entries: [{ id: 1, row: 'one' }] };
  });
  await expect(writing).rejects.toMatchObject({ name: 'TransactionInactiveError' });
  expect(await stored('cart')).toEqual(nothingStored);
});

/** Leaves entries and a head as they come. */
async function leave(table: TableName, entries: readonly object[], head?: unknown) {
  for (const entry of entries) await raw.put(table, entry);
  if (head !== undefined) await raw.put('heads', head, table);
}

test('A table that was never written opens empty, and nothing is written for it', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await journalOf('cart').open(everything)).toEqual({
    head: { revision: 0, lastId: 0 },
    entries: [],
    isRestart: false,
  });
  expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  expect(await stored('cart')).toEqual(nothingStored);
});

test('A sound table opens with all it holds, and nothing is written for it', async () => {
  const entries = [
    { id: 1, revision: 2 },
    { id: 2, revision: 1, row: 'two' },
  ];
  await leave('cart', entries, { revision: 2, lastId: 2 });
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  expect(await journalOf('cart').open(everything)).toEqual({
    head: { revision: 2, lastId: 2 },
    entries,
    isRestart: false,
  });
  expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
});

test('A head that is ahead of its rows is right: rows may have gone', async () => {
  await leave('cart', [{ id: 2, revision: 1, row: 'two' }], { revision: 8, lastId: 9 });
  const { head } = await journalOf('cart').open(everything);
  expect(head).toEqual({ revision: 8, lastId: 9 });
  expect((await stored('cart')).head).toEqual({ revision: 8, lastId: 9 });
});

test.each([
  ['whose revision lies behind its rows', { revision: 2, lastId: 7 }],
  ['whose last id lies behind its rows', { revision: 3, lastId: 6 }],
  ['that is no head', 'garbage'],
  ['that is lost', undefined],
])('A head %s is repaired', async (_which, head) => {
  await leave('cart', [{ id: 7, revision: 3, row: 'seven' }], head);
  const repaired = { revision: 3, lastId: 7 };
  expect((await journalOf('cart').open(everything)).head).toEqual(repaired);
  expect((await stored('cart')).head).toEqual(repaired);
});

test('A head that is none, over an empty table, becomes one', async () => {
  await leave('cart', [], 'garbage');
  await journalOf('cart').open(everything);
  expect((await stored('cart')).head).toEqual({ revision: 0, lastId: 0 });
});

test('Entries that are none, or not sound, go to the quarantine, and the others stay', async () => {
  const sound = { id: 1, revision: 1, row: 'one' };
  const broken = { id: 2, revision: 'two', row: 'two' };
  const unsound = { id: 3, revision: 3, row: 'three' };
  await leave('cart', [sound, broken, unsound], { revision: 3, lastId: 3 });
  const news = await journalOf('cart').open(({ id }) => id !== 3);
  expect(news).toEqual({ head: { revision: 3, lastId: 3 }, entries: [sound], isRestart: false });
  expect(await raw.getAll('cart')).toEqual([sound]);
  expect(await raw.getAll('quarantine')).toEqual([
    { ...broken, table: 'cart' },
    { ...unsound, table: 'cart' },
  ]);
});

test('Two tabs that open a broken table at once put its entry aside once', async () => {
  await leave('cart', [{ id: 1, revision: 'one' }]);
  await Promise.all([journalOf('cart').open(everything), journalOf('cart').open(everything)]);
  expect(await raw.count('quarantine')).toBe(1);
});

test('A repaired table does not open before the repair is committed', async () => {
  await leave('cart', [{ id: 1, revision: 1, row: 'one' }]);
  const commits = holdCommits();
  const opened = vi.fn<() => void>();
  const opening = journalOf('cart').open(everything).then(opened);
  await commits.held();
  expect(opened).not.toHaveBeenCalled();
  commits.release();
  await opening;
});

test('Writes and repairs of all tabs wait for the one lock of their database', async () => {
  const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(
    (_name, work) => work(),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const journal = journalOf('cart');
  await leave('cart', [{ id: 1, revision: 1, row: 'one' }]);
  await journal.open(everything);
  await journal.write(1, adding(1, { id: 1 }));
  expect(request.mock.calls.map(([name]) => name)).toEqual([connection.name, connection.name]);
});

test.each([
  ['no navigator', undefined],
  ['a navigator without locks', {}],
])('Writes need no lock: with %s they go through', async (_which, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const head = await journalOf('cart').write(0, adding(1, { id: 1, row: 'one' }));
  expect(head).toEqual({ revision: 1, lastId: 1 });
});
