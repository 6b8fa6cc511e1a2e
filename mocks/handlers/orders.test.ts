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
    { id: 1, placedAt: noon().toISOString(), ...(body as object) },
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
