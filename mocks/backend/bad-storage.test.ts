// @vitest-environment node
import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from './create-backend.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let tests = 0;
let storage = '';
const opened: { close(): void }[] = [];
const onStorageLost = vi.fn<(reason: unknown) => void>();

beforeEach(() => {
  tests += 1;
  storage = `bad-${tests}`;
  onStorageLost.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of opened.splice(0)) each.close();
});

async function openTab(): Promise<Backend> {
  const tab = await createBackend({ collection: smallShop, clock: noon, storage, onStorageLost });
  opened.push(tab);
  return tab;
}

async function openRaw(version?: number): Promise<IDBPDatabase> {
  const indexedDb = await openDB(storage, version, { blocked: () => {} });
  opened.push(indexedDb);
  return indexedDb;
}

const hill = { userId: 6, artworkId: 2, quantity: 1 };
const matinee = { userId: 6, eventId: 2, quantity: 1 };

const order = {
  order: { userId: 6, total: 285, status: 'pending' },
  items: [{ orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
};

/** Adds an artwork to the cart, and says what came of it. */
async function shopIn(tab: Backend) {
  const { status } = await ask(tab, 'POST', '/api/cart', hill);
  const { body } = await ask(tab, 'GET', '/api/cart/6');
  const losses = onStorageLost.mock.calls.length;
  return { mode: tab.database.mode, losses, status, itemsInCart: body.length };
}

const shopInMemory = { mode: 'memory', losses: 1, status: 201, itemsInCart: 1 };

/** Makes a database of version 1 without any of today's code. */
async function createFirstVersion() {
  const indexedDb = await openDB(storage, 1, {
    upgrade(first) {
      for (const table of ['cart', 'orders', 'users']) {
        first.createObjectStore(table, { keyPath: 'id' }).createIndex('revision', 'revision');
      }
      first.createObjectStore('heads');
      first.createObjectStore('facts');
      first.createObjectStore('quarantine', { autoIncrement: true });
    },
  });
  await indexedDb.put('cart', {
    id: 4,
    revision: 9,
    row: { id: 4, userId: 6, quantity: 2, artworkId: 2 },
  });
  await indexedDb.put('cart', { id: 3, revision: 8 });
  await indexedDb.put('heads', { revision: 9, lastId: 4 }, 'cart');
  await indexedDb.put('orders', {
    id: 1,
    revision: 1,
    row: {
      id: 1,
      placedAt: '2026-11-20T12:00:00.000Z',
      order: { id: 1, userId: 6, total: 285, status: 'pending' },
      items: [{ orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
    },
  });
  await indexedDb.put('orders', { id: 2, revision: 2, row: 'garbage' });
  await indexedDb.put('heads', { revision: 2, lastId: 2 }, 'orders');
  await indexedDb.put('facts', '2026-11-20', 'seededOn');
  indexedDb.close();
}

test('A database of the first version is migrated with all its rows', async () => {
  await createFirstVersion();
  const tab = await openTab();
  expect(tab.database.mode).toBe('durable');
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([
    { id: 4, quantity: 2, artwork: { id: 2 } },
  ]);
  expect(await tab.database.orders.read((rows) => rows.all())).toEqual([
    {
      id: 1,
      placedAt: '2026-11-20T12:00:00.000Z',
      key: null,
      order: { id: 1, userId: 6, total: 285, status: 'pending' },
      items: [{ orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
    },
  ]);
  expect((await ask(tab, 'POST', '/api/cart', matinee)).body).toMatchObject({ id: 5 });
  expect(await (await openRaw()).getAll('quarantine')).toEqual([
    { id: 2, revision: 2, table: 'orders', row: 'garbage' },
  ]);
});

test('An open page of the first version does not block the migration', async () => {
  await createFirstVersion();
  const old = await openDB(storage, 1, {
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  opened.push(old);
  expect((await openTab()).database.mode).toBe('durable');
});

test('When another page blocks the database, the shop works in memory', async () => {
  await createFirstVersion();
  // Opened by a page that ignores requests to close.
  await openRaw(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = openTab();
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  // Longer than any database is waited for.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await shopIn(await opening)).toEqual(shopInMemory);
});

test('With a database of a newer version the shop works in memory and changes nothing in it', async () => {
  const newer = await openDB(storage, 99, {
    upgrade: (fresh) => void fresh.createObjectStore('cart', { keyPath: 'id' }),
  });
  opened.push(newer);
  await newer.put('cart', { id: 1, row: 'of the future' });
  expect(await shopIn(await openTab())).toEqual(shopInMemory);
  expect(await newer.getAll('cart')).toEqual([{ id: 1, row: 'of the future' }]);
});

test('When opening IndexedDB throws, the shop works in memory', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await shopIn(await openTab())).toEqual(shopInMemory);
});

test('On a full disk the shop goes on in memory with the rows it had', async () => {
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', matinee);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect((await ask(tab, 'POST', '/api/cart', hill)).body).toMatchObject({ id: 2 });
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(tab.database.mode).toBe('memory');
  expect(onStorageLost).toHaveBeenCalledOnce();
  expect((await ask(tab, 'GET', '/health')).body).toMatchObject({ storage: 'memory' });
});

test('On a full disk a refused call still answers with its own status', async () => {
  const tab = await openTab();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await ask(tab, 'POST', '/api/cart', hill);
  expect(tab.database.mode).toBe('memory');
  expect((await ask(tab, 'PUT', '/api/cart/9', { quantity: 2 })).status).toBe(404);
});

test('Without IndexedDB an order sent again with its key is one order', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const tab = await openTab();
  const answers = await Promise.all(
    ['one', 'one', 'other'].map((key) => ask(tab, 'POST', '/api/orders', order, key)),
  );
  expect(answers.map(({ status, body }) => [status, body.order.id])).toEqual([
    [201, 1],
    [201, 1],
    [201, 2],
  ]);
  expect(await tab.database.orders.read((rows) => rows.all())).toHaveLength(2);
});

test('An order sent again with its key once the disk is full is one order', async () => {
  const tab = await openTab();
  const first = await ask(tab, 'POST', '/api/orders', order, 'one');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await ask(tab, 'POST', '/api/orders', order, 'other');
  expect(tab.database.mode).toBe('memory');
  expect(await ask(tab, 'POST', '/api/orders', order, 'one')).toEqual(first);
  expect(await tab.database.orders.read((rows) => rows.all())).toMatchObject([
    { id: 1, key: 'one' },
    { id: 2, key: 'other' },
  ]);
});

test('When the first write after a reload fails, no id is assigned again', async () => {
  const before = await openTab();
  await ask(before, 'POST', '/api/cart', hill);
  await ask(before, 'DELETE', '/api/cart/1');
  before.close();
  const tab = await openTab();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect((await ask(tab, 'POST', '/api/cart', hill)).body).toMatchObject({ id: 2 });
  expect(tab.database.mode).toBe('memory');
});

test('An invalid row from another tab does not fail the calls of this one', async () => {
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', hill);
  const raw = await openRaw();
  await raw.put('cart', { id: 2, revision: 2, row: { id: 2, quantity: 'many' } });
  await raw.put('heads', { revision: 2, lastId: 2 }, 'cart');
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }]);
  expect((await ask(tab, 'POST', '/api/cart', matinee)).body).toMatchObject({ id: 3 });
  expect(tab.database.mode).toBe('durable');
});

test('A write that fails once is tried again and stored', async () => {
  const tab = await openTab();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect((await ask(tab, 'POST', '/api/cart', hill)).status).toBe(201);
  expect(tab.database.mode).toBe('durable');
  expect((await ask(await openTab(), 'GET', '/api/cart/6')).body).toMatchObject([{ quantity: 1 }]);
});

test('A refused call does not count as lost storage', async () => {
  const tab = await openTab();
  expect((await ask(tab, 'PUT', '/api/cart/9', { quantity: 2 })).status).toBe(404);
  expect(tab.database.mode).toBe('durable');
  expect(onStorageLost).not.toHaveBeenCalled();
});

test('A malformed cursor is rebuilt from the rows, so that no id is assigned twice', async () => {
  (await openTab()).close();
  const raw = await openRaw();
  await raw.put('cart', { id: 7, revision: 3, row: { id: 7, ...hill } });
  await raw.put('heads', 'garbage', 'cart');
  const tab = await openTab();
  expect((await ask(tab, 'POST', '/api/cart', matinee)).body).toMatchObject({ id: 8 });
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 7 }, { id: 8 }]);
});

test('A row stored under the id of another is moved to quarantine', async () => {
  (await openTab()).close();
  const raw = await openRaw();
  await raw.put('cart', { id: 3, revision: 1, row: { id: 1, ...hill } });
  const tab = await openTab();
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toEqual([]);
  expect(await raw.getAll('quarantine')).toMatchObject([{ id: 3, table: 'cart', row: { id: 1 } }]);
});

test('A stored row does not replace the demo account', async () => {
  (await openTab()).close();
  const raw = await openRaw();
  const password = { salt: '00', iterations: 1, hash: '00' };
  const impostor = { id: 1, username: 'demo', email: 'a@b', role: 'customer', password };
  await raw.put('users', { id: 1, revision: 1, row: impostor });
  const tab = await openTab();
  const demo = { username: 'demo', password: 'demo1234' };
  expect((await ask(tab, 'POST', '/api/auth/login', demo)).status).toBe(200);
  expect(await raw.getAll('quarantine')).toMatchObject([{ id: 1, table: 'users', row: impostor }]);
});

test('A stored seeding day that is not a date is replaced', async () => {
  (await openTab()).close();
  await (await openRaw()).put('facts', 'the day before yesterday', 'seededOn');
  const tab = await openTab();
  expect(tab.database.mode).toBe('durable');
  expect((await ask(tab, 'GET', '/api/events/2')).body).toMatchObject({ date: '2026-12-04T19:30' });
});
