// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Artwork } from '#src/contract/catalog.ts';
import type { Table } from '#mocks/backend/db/table.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});
afterAll(() => server.close());

const hill = { orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 };
const matinee = { orderId: 0, artworkId: null, eventId: 2, quantity: 2, price: 45 };
const order = { userId: 6, total: 382.2, status: 'pending' };

const storedOrders = () => backend.database.orders.read((rows) => rows.all());

test('An order is stored as it was placed, with an id that the backend assigns', async () => {
  const { status, body } = await call('POST', '/api/orders', { order, items: [hill, matinee] });
  expect(status).toBe(201);
  expect(body).toEqual({
    order: { id: 1, userId: 6, total: 382.2, status: 'pending' },
    items: [
      { orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 },
      { orderId: 1, artworkId: null, eventId: 2, quantity: 2, price: 45 },
    ],
  });
  expect(await storedOrders()).toEqual([
    { id: 1, placedAt: noon().toISOString(), key: null, ...(body as object) },
  ]);
});

test('An order neither marks its artworks as sold nor changes the cart', async () => {
  await call('POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  await call('POST', '/api/orders', { order, items: [hill] });
  expect((await call('GET', '/api/artworks/2')).body).toMatchObject({ isSold: false });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1 }]);
});

test.each([
  [
    'an unknown artwork',
    { ...hill, artworkId: 99 },
    400,
    'items[1].artworkId must be an artwork of the shop',
  ],
  [
    'an unknown event',
    { ...matinee, eventId: 99 },
    400,
    'items[1].eventId must be an event of the shop',
  ],
  ['a sold artwork', { ...hill, artworkId: 1 }, 409, 'Sold Sea is sold'],
  ['an event that is over', { ...matinee, eventId: 3 }, 409, 'Long Ago has taken place'],
  ['a negative price', { ...hill, price: -1 }, 400, 'items[1].price must not be negative'],
  [
    'a tenth of a cent',
    { ...hill, price: 0.001 },
    400,
    'items[1].price must have at most two decimals',
  ],
  ['no quantity', { ...hill, quantity: undefined }, 400, 'items[1].quantity is required'],
  [
    'both an artwork and an event',
    { ...hill, eventId: 2 },
    400,
    'items[1].artworkId or eventId must be given, the other one null',
  ],
])('An order with %s is refused', async (_what, item, status, message) => {
  const placed = await call('POST', '/api/orders', { order, items: [matinee, item] });
  expect(placed).toMatchObject({ status, body: { message } });
  expect(await storedOrders()).toEqual([]);
});

test('An order without items is refused', async () => {
  expect(await call('POST', '/api/orders', { order, items: [] })).toMatchObject({
    status: 400,
    body: { message: 'items must not be empty' },
  });
});

test('A new order with a status other than pending is refused', async () => {
  const paid = { ...order, status: 'paid' };
  expect(await call('POST', '/api/orders', { order: paid, items: [hill] })).toMatchObject({
    status: 400,
    body: { message: 'order.status must be pending' },
  });
});

/** Places an order with an idempotency key, as the shop does. */
async function placeWithKey(key: string, items: object[] = [hill]) {
  const response = await fetch('http://shop.example/api/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ order, items }),
  });
  return { status: response.status, body: await response.json() };
}

test('An order repeated with the same key is stored once, and gets the same response', async () => {
  const responses = await Promise.all([placeWithKey('a'), placeWithKey('a')]);
  responses.push(await placeWithKey('a'));
  for (const response of responses) {
    expect(response).toMatchObject({ status: 201, body: { order: { id: 1 } } });
  }
  expect(await storedOrders()).toMatchObject([{ id: 1, key: 'a' }]);
});

test('An order repeated after its artwork was sold or removed gets the first response', async () => {
  const first = await placeWithKey('a');
  const artworks = (await backend.database.artworks) as Table<Artwork>;
  await artworks.put({ ...artworks.get(2)!, isSold: true });
  expect(await placeWithKey('a')).toEqual(first);
  artworks.remove(2);
  expect(await placeWithKey('a')).toEqual(first);
  expect(await storedOrders()).toHaveLength(1);
  // A new order is refused.
  expect((await placeWithKey('b')).status).toBe(400);
});

test('Orders with different keys, or without a key, are different orders', async () => {
  await placeWithKey('a');
  await placeWithKey('b');
  await call('POST', '/api/orders', { order, items: [hill] });
  await call('POST', '/api/orders', { order, items: [hill] });
  expect(await storedOrders()).toMatchObject([
    { key: 'a' },
    { key: 'b' },
    { key: null },
    { key: null },
  ]);
});

test('A key used again for other items is refused', async () => {
  await placeWithKey('a');
  expect(await placeWithKey('a', [matinee])).toEqual({
    status: 409,
    body: { message: 'The Idempotency-Key belongs to another order' },
  });
  expect(await storedOrders()).toHaveLength(1);
});

test('The key of a refused order can be used again', async () => {
  expect((await placeWithKey('a', [{ ...hill, artworkId: 1 }])).status).toBe(409);
  expect((await placeWithKey('a')).status).toBe(201);
});

test.each(['x', 'x'.repeat(200), `\u00a0${'x'.repeat(200)}`])(
  'The key %j is stored without surrounding spaces',
  async (key) => {
    expect((await placeWithKey(key)).status).toBe(201);
    expect(await storedOrders()).toMatchObject([{ key: key.trim() }]);
  },
);

test.each([
  ['another total', { ...order, total: 382.21 }, [hill]],
  ['another user', { ...order, userId: 7 }, [hill]],
  ['another quantity', order, [{ ...hill, quantity: 2 }]],
  ['another price', order, [{ ...hill, price: 249.99 }]],
  ['one item more', order, [hill, matinee]],
])('A key used again for an order with %s is refused', async (_what, changed, items) => {
  await placeWithKey('a');
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' };
  const body = JSON.stringify({ order: changed, items });
  const response = await fetch('http://shop.example/api/orders', { method: 'POST', headers, body });
  expect(response.status).toBe(409);
  expect(await storedOrders()).toMatchObject([{ order, items: [{ artworkId: 2, quantity: 1 }] }]);
});

test.each([
  ['a total of 0', { total: 0 }, {}],
  ['a total of a billion', { total: 1_000_000_000 }, {}],
  ['a price of 0', {}, { price: 0 }],
  ['a price of a billion', {}, { price: 1_000_000_000 }],
  ['a quantity of 1', {}, { quantity: 1 }],
  ['a quantity of 999', {}, { quantity: 999 }],
])('An order with %s is placed', async (_what, total, item) => {
  const placed = await call('POST', '/api/orders', {
    order: { ...order, ...total },
    items: [{ ...hill, ...item }],
  });
  expect(placed.status).toBe(201);
  expect(await storedOrders()).toMatchObject([{ order: total, items: [item] }]);
});

test.each([
  ['a total below 0', { total: -0.01 }, {}, 'order.total must not be negative'],
  ['a total above a billion', { total: 1_000_000_000.01 }, {}, 'order.total is too large'],
  ['a price below 0', {}, { price: -0.01 }, 'items[0].price must not be negative'],
  ['a price above a billion', {}, { price: 1_000_000_000.01 }, 'items[0].price is too large'],
  ['a quantity of 0', {}, { quantity: 0 }, 'items[0].quantity must be 1 or more'],
  ['a quantity of 1000', {}, { quantity: 1000 }, 'items[0].quantity must be 999 or less'],
])('An order with %s is refused', async (_what, total, item, message) => {
  const placed = await call('POST', '/api/orders', {
    order: { ...order, ...total },
    items: [{ ...hill, ...item }],
  });
  expect(placed).toMatchObject({ status: 400, body: { message } });
  expect(await storedOrders()).toEqual([]);
});

test('An order of 1,000 items is placed, one of 1,001 is refused', async () => {
  const place = (count: number) =>
    call('POST', '/api/orders', { order, items: Array.from({ length: count }, () => hill) });
  expect(await place(1001)).toMatchObject({
    status: 400,
    body: { message: 'items are too many' },
  });
  expect(await storedOrders()).toEqual([]);
  expect((await place(1000)).status).toBe(201);
  expect((await storedOrders())[0]?.items).toHaveLength(1000);
});

test.each(['', '\u00a0', 'x'.repeat(201)])(
  'The key %j is refused: it must have 1 to 200 characters',
  async (key) => {
    expect(await placeWithKey(key)).toEqual({
      status: 400,
      body: { message: 'Idempotency-Key must have 1 to 200 characters' },
    });
  },
);
