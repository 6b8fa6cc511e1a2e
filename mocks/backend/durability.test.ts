// @vitest-environment node
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { type Backend, type BackendOptions, createBackend } from './create-backend.ts';
import { openPasswords } from '#mocks/backend/db/passwords.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let tests = 0;
let storage = '';
const opened: Backend[] = [];

/** A tab over the database of this test; `freshStorage` starts a new one. */
async function openTab(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage, ...options });
  opened.push(backend);
  return backend;
}

function freshStorage() {
  tests += 1;
  storage = `test-${tests}`;
}

afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

const hill = { userId: 6, artworkId: 2, quantity: 1 };
const mona = { username: 'mona', email: 'mona@louvre.example', password: 'smile' };
const order = {
  order: { userId: 6, total: 285, status: 'pending' },
  items: [{ orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
};

test('Cart, order and account are there after a reload', async () => {
  freshStorage();
  const before = await openTab();
  expect(before.database.mode).toBe('durable');
  await ask(before, 'POST', '/api/cart', hill);
  await ask(before, 'POST', '/api/orders', order);
  await ask(before, 'POST', '/api/users', mona);
  before.close();

  const after = await openTab();
  expect((await ask(after, 'GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, artwork: { id: 2 } },
  ]);
  expect(await after.database.orders.read((rows) => rows.all())).toMatchObject([
    { id: 1, order: { id: 1, total: 285 }, items: [{ orderId: 1, artworkId: 2, price: 250 }] },
  ]);
  expect((await ask(after, 'POST', '/api/auth/login', mona)).body).toEqual({
    user: { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' },
  });
});

test('After a reload ids go on, and those of removed rows are not assigned again', async () => {
  freshStorage();
  const before = await openTab();
  await ask(before, 'POST', '/api/cart', hill);
  await ask(before, 'DELETE', '/api/cart/1');
  before.close();
  const after = await openTab();
  expect((await ask(after, 'GET', '/api/cart/6')).body).toEqual([]);
  expect((await ask(after, 'POST', '/api/cart', hill)).body).toMatchObject({ id: 2 });
});

test('A refused change stores nothing', async () => {
  freshStorage();
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', { ...hill, quantity: 999 });
  expect((await ask(tab, 'POST', '/api/cart', hill)).status).toBe(400);
  tab.close();
  expect((await ask(await openTab(), 'GET', '/api/cart/6')).body).toMatchObject([
    { quantity: 999 },
  ]);
});

test('One tab reads what the other adds, changes and removes', async () => {
  freshStorage();
  const [one, other] = [await openTab(), await openTab()];
  await ask(one, 'POST', '/api/cart', hill);
  await ask(one, 'POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  expect((await ask(other, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }, { id: 2 }]);
  await ask(other, 'PUT', '/api/cart/2', { quantity: 5 });
  await ask(other, 'DELETE', '/api/cart/1');
  expect((await ask(one, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 2, quantity: 5 }]);
  expect((await ask(one, 'DELETE', '/api/cart/1')).status).toBe(404);
});

test('A name taken in one tab is taken in the other', async () => {
  freshStorage();
  const [one, other] = [await openTab(), await openTab()];
  const answers = await Promise.all([
    ask(one, 'POST', '/api/users', mona),
    ask(other, 'POST', '/api/users', { ...mona, username: 'Mona' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('Two tabs with 100 calls each at once lose no row and assign no id twice', async () => {
  freshStorage();
  const tabs = [await openTab(), await openTab()];
  const placed = await Promise.all(
    tabs.flatMap((tab) =>
      Array.from({ length: 100 }, () => ask(tab, 'POST', '/api/orders', order)),
    ),
  );
  const ids = new Set(placed.map(({ body }) => body.order.id));
  expect(ids.size).toBe(200);
  for (const tab of [...tabs, await openTab()]) {
    expect(await tab.database.orders.read((rows) => rows.all())).toHaveLength(200);
  }
});

test('Two tabs that add the same artwork 100 times each at once make one row of 200', async () => {
  freshStorage();
  const tabs = [await openTab(), await openTab()];
  await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 100 }, () => ask(tab, 'POST', '/api/cart', hill))),
  );
  for (const tab of tabs) {
    expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1, quantity: 200 }]);
  }
});

test('An order sent again with its key, after a reload or in another tab, is one order', async () => {
  freshStorage();
  const before = await openTab();
  const first = await ask(before, 'POST', '/api/orders', order, 'one');
  before.close();
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) {
    expect(await ask(tab, 'POST', '/api/orders', order, 'one')).toEqual(first);
  }
  const answers = await Promise.all(
    tabs.map((tab) => ask(tab, 'POST', '/api/orders', order, 'other')),
  );
  expect(answers.map(({ body }) => body.order.id)).toEqual([2, 2]);
  expect(await tabs[0]!.database.orders.read((rows) => rows.all())).toHaveLength(2);
});

test('Every tab lists rows in the order of their ids, whoever changed which last', async () => {
  freshStorage();
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', hill);
  await ask(tab, 'POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  await ask(tab, 'PUT', '/api/cart/1', { quantity: 3 });
  for (const each of [tab, await openTab()]) {
    expect((await ask(each, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }, { id: 2 }]);
  }
});

test('A tab whose database is deleted starts over with an empty one', async () => {
  freshStorage();
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', hill);
  await ask(tab, 'POST', '/api/users', mona);
  await deleteDB(storage);
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toEqual([]);
  expect((await ask(tab, 'POST', '/api/users', mona)).status).toBe(201);
  const demo = { username: 'demo', password: 'demo1234' };
  expect((await ask(tab, 'POST', '/api/auth/login', demo)).status).toBe(200);
  expect((await ask(tab, 'POST', '/api/cart', hill)).body).toMatchObject({ id: 1 });
});

test('A tab reads the rows of a database that another tab has made anew, though as many changes were written', async () => {
  freshStorage();
  const tab = await openTab();
  await ask(tab, 'POST', '/api/users', mona);
  await deleteDB(storage);
  const other = await openTab();
  const renewed = { ...mona, password: 'other' };
  expect((await ask(other, 'POST', '/api/users', renewed)).status).toBe(201);
  expect((await ask(tab, 'POST', '/api/auth/login', renewed)).status).toBe(200);
  expect((await ask(tab, 'POST', '/api/auth/login', mona)).status).toBe(401);
});

test('No name is given twice after another tab has made the database anew', async () => {
  freshStorage();
  const tab = await openTab();
  const ida = { username: 'ida', email: 'ida@example.com', password: 'hush' };
  await ask(tab, 'POST', '/api/users', ida);
  await deleteDB(storage);
  const other = await openTab();
  expect((await ask(other, 'POST', '/api/users', mona)).status).toBe(201);
  expect((await ask(tab, 'POST', '/api/users', mona)).status).toBe(409);
});

test('A row that breaks its schema is moved to quarantine at the start', async () => {
  freshStorage();
  const before = await openTab();
  await ask(before, 'POST', '/api/cart', hill);
  await ask(before, 'POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  before.close();
  const indexedDb = await openDB(storage);
  await indexedDb.put('cart', { id: 1, revision: 1, row: { id: 1, quantity: 'many' } });

  const after = await openTab();
  expect((await ask(after, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 2 }]);
  expect(await indexedDb.getAll('quarantine')).toEqual([
    { id: 1, revision: 1, table: 'cart', row: { id: 1, quantity: 'many' } },
  ]);
  expect(await indexedDb.get('cart', 1)).toBeUndefined();
  indexedDb.close();
});

test('A cart item whose artwork has left the shop is left out', async () => {
  freshStorage();
  const before = await openTab();
  await ask(before, 'POST', '/api/cart', hill);
  before.close();
  const after = await openTab({ collection: { ...smallShop, artworks: [] } });
  expect((await ask(after, 'GET', '/api/cart/6')).body).toEqual([]);
  expect((await ask(after, 'PUT', '/api/cart/1', { quantity: 2 })).status).toBe(404);
  expect((await ask(after, 'DELETE', '/api/cart/1')).status).toBe(204);
});

test('An artwork sold after it was added shows as sold and can be removed', async () => {
  freshStorage();
  const before = await openTab();
  await ask(before, 'POST', '/api/cart', hill);
  before.close();
  const artworks = smallShop.artworks.map((artwork) => ({ ...artwork, isSold: true }));
  const after = await openTab({ collection: { ...smallShop, artworks } });
  expect((await ask(after, 'GET', '/api/cart/6')).body).toMatchObject([
    { artwork: { isSold: true } },
  ]);
  expect((await ask(after, 'DELETE', '/api/cart/1')).status).toBe(204);
});

test('Event dates stay the same from visit to visit', async () => {
  freshStorage();
  (await openTab()).close();
  const nextDay = await openTab({ clock: () => new Date(2026, 11, 2, 9, 0) });
  expect((await ask(nextDay, 'GET', '/api/events/2')).body).toMatchObject({
    date: '2026-12-04T19:30',
  });
});

test('Event dates move forward when fewer than six events are upcoming', async () => {
  freshStorage();
  (await openTab()).close();
  const later = await openTab({ clock: () => new Date(2026, 11, 5, 9, 0) });
  // The Matinee of 4 December has passed, which leaves five.
  expect((await ask(later, 'GET', '/api/events/2')).body).toMatchObject({
    date: '2026-12-08T19:30',
  });
  expect((await ask(later, 'GET', '/api/events?upcoming=true')).body).toHaveLength(6);
  later.close();
  const nextDay = await openTab({ clock: () => new Date(2026, 11, 6, 9, 0) });
  expect((await ask(nextDay, 'GET', '/api/events/2')).body).toMatchObject({
    date: '2026-12-08T19:30',
  });
});

test('Without IndexedDB everything works, and rows last as long as the page', async () => {
  const indexedDb = globalThis.indexedDB;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  freshStorage();
  const tab = await openTab();
  globalThis.indexedDB = indexedDb;
  expect(tab.database.mode).toBe('memory');
  await ask(tab, 'POST', '/api/cart', hill);
  expect((await ask(tab, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }]);
});

test('Without WebCrypto accounts are not stored, and other rows are', async () => {
  freshStorage();
  const before = await openTab({ passwords: openPasswords(null) });
  expect((await ask(before, 'POST', '/api/users', mona)).status).toBe(201);
  expect((await ask(before, 'POST', '/api/auth/login', mona)).status).toBe(200);
  await ask(before, 'POST', '/api/cart', hill);
  before.close();
  const after = await openTab({ passwords: openPasswords(null) });
  expect((await ask(after, 'POST', '/api/auth/login', mona)).status).toBe(401);
  expect((await ask(after, 'POST', '/api/users', mona)).status).toBe(201);
  expect((await ask(after, 'GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }]);
});

test('A database of a newer version is not changed', async () => {
  freshStorage();
  (await openDB(storage, 99)).close();
  const tab = await openTab();
  expect(tab.database.mode).toBe('memory');
  expect((await ask(tab, 'POST', '/api/cart', hill)).status).toBe(201);
});

test('When storing fails the page goes on in memory, and rows stored before stay', async () => {
  freshStorage();
  const tab = await openTab();
  await ask(tab, 'POST', '/api/cart', hill);
  const newer = await openDB(storage, 99, { blocked: () => {} });
  expect(await ask(tab, 'POST', '/api/cart', hill)).toMatchObject({
    status: 201,
    body: { id: 1, quantity: 2 },
  });
  expect(tab.database.mode).toBe('memory');
  expect(await newer.getAll('cart')).toMatchObject([{ id: 1, row: { quantity: 1 } }]);
  newer.close();
});
