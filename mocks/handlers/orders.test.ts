// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#mocks/handlers/backend.ts';
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

const keptOrders = () => backend.database.orders.read((rows) => rows.all());

test('An order is kept whole, and the backend assigns its id', async () => {
  const { status, body } = await call('POST', '/api/orders', { order, items: [hill, matinee] });
  expect(status).toBe(201);
  expect(body).toEqual({
    order: { id: 1, userId: 6, total: 382.2, status: 'pending' },
    items: [
      { orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 },
      { orderId: 1, artworkId: null, eventId: 2, quantity: 2, price: 45 },
    ],
  });
  expect(await keptOrders()).toEqual([
    { id: 1, placedAt: noon().toISOString(), key: null, ...(body as object) },
  ]);
});

test('An order does not mark artworks as sold and leaves the cart alone', async () => {
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
  expect(await keptOrders()).toEqual([]);
});

test('An order of nothing is refused', async () => {
  expect(await call('POST', '/api/orders', { order, items: [] })).toMatchObject({
    status: 400,
    body: { message: 'items must not be empty' },
  });
});

test('A new order is pending', async () => {
  const paid = { ...order, status: 'paid' };
  expect(await call('POST', '/api/orders', { order: paid, items: [hill] })).toMatchObject({
    status: 400,
    body: { message: 'order.status must be pending' },
  });
});

/** Places an order under a key, as the shop does. */
async function placeWithKey(key: string, items: object[] = [hill]) {
  const response = await fetch('http://shop.example/api/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ order, items }),
  });
  return { status: response.status, body: await response.json() };
}

test('A repeated order is one order, and is answered like the first', async () => {
  const answers = await Promise.all([placeWithKey('a'), placeWithKey('a')]);
  answers.push(await placeWithKey('a'));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 201, body: { order: { id: 1 } } });
  }
  expect(await keptOrders()).toMatchObject([{ id: 1, key: 'a' }]);
});

test('Another key, or none, is another order', async () => {
  await placeWithKey('a');
  await placeWithKey('b');
  await call('POST', '/api/orders', { order, items: [hill] });
  await call('POST', '/api/orders', { order, items: [hill] });
  expect(await keptOrders()).toMatchObject([
    { key: 'a' },
    { key: 'b' },
    { key: null },
    { key: null },
  ]);
});

test('The key of one order does not place another', async () => {
  await placeWithKey('a');
  expect(await placeWithKey('a', [matinee])).toEqual({
    status: 409,
    body: { message: 'The Idempotency-Key belongs to another order' },
  });
  expect(await keptOrders()).toHaveLength(1);
});

test('A refused order keeps no key: put right, it can be placed', async () => {
  expect((await placeWithKey('a', [{ ...hill, artworkId: 1 }])).status).toBe(409);
  expect((await placeWithKey('a')).status).toBe(201);
});

test.each(['', 'x'.repeat(201)])('A key must have 1 to 200 characters', async (key) => {
  expect(await placeWithKey(key)).toEqual({
    status: 400,
    body: { message: 'Idempotency-Key must have 1 to 200 characters' },
  });
});
