// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend({ collection: smallShop, clock: noon }));
afterAll(() => server.close());

const hill = { userId: 6, artworkId: 2, quantity: 1 };
const matinee = { userId: 6, eventId: 2, quantity: 2 };

test('An added artwork is in the cart, nested with its price', async () => {
  const added = await call('POST', '/api/cart', hill);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    id: 1,
    userId: 6,
    quantity: 1,
    artwork: { id: 2, title: 'Quiet Hill', price: 250 },
  });
  const cart = await call('GET', '/api/cart/6');
  expect(cart.status).toBe(200);
  expect(cart.body).toEqual([added.body]);
});

test('Added tickets are in the cart, nested with their minPrice', async () => {
  await call('POST', '/api/cart', matinee);
  const { body } = await call('GET', '/api/cart/6');
  expect(body).toMatchObject([{ id: 1, quantity: 2, event: { id: 2, minPrice: 45 } }]);
  expect(body).not.toHaveProperty('0.artwork');
});

test('Adding what is in the cart raises its quantity', async () => {
  await call('POST', '/api/cart', matinee);
  await call('POST', '/api/cart', hill);
  const again = await call('POST', '/api/cart', { ...matinee, quantity: 3 });
  expect(again).toMatchObject({ status: 201, body: { id: 1, quantity: 5 } });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 5, event: { id: 2 } },
    { id: 2, quantity: 1, artwork: { id: 2 } },
  ]);
});

test('A quantity above the most is refused, also when it adds up to that', async () => {
  await call('POST', '/api/cart', { ...matinee, quantity: 998 });
  expect(await call('POST', '/api/cart', matinee)).toMatchObject({
    status: 400,
    body: { message: 'quantity must be 999 or less, with what the cart already holds' },
  });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ quantity: 998 }]);
});

test('A sold artwork cannot be added', async () => {
  expect(await call('POST', '/api/cart', { ...hill, artworkId: 1 })).toMatchObject({
    status: 409,
    body: { message: 'This artwork is sold' },
  });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
});

test('What the shop does not have cannot be added', async () => {
  expect(await call('POST', '/api/cart', { ...hill, artworkId: 99 })).toMatchObject({
    status: 400,
    body: { message: 'artworkId must be an artwork of the shop' },
  });
  expect(await call('POST', '/api/cart', { ...matinee, eventId: 99 })).toMatchObject({
    status: 400,
    body: { message: 'eventId must be an event of the shop' },
  });
});

test('Carts of two users are apart', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', { ...hill, userId: 7 });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1, userId: 6 }]);
  expect((await call('GET', '/api/cart/7')).body).toMatchObject([{ id: 2, userId: 7 }]);
  await call('DELETE', '/api/cart/user/6');
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
  expect((await call('GET', '/api/cart/7')).body).toMatchObject([{ id: 2 }]);
});

test('PUT changes the quantity and answers the item', async () => {
  await call('POST', '/api/cart', hill);
  expect(await call('PUT', '/api/cart/1', { quantity: 4 })).toMatchObject({
    status: 200,
    body: { id: 1, quantity: 4, artwork: { id: 2 } },
  });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1, quantity: 4 }]);
});

test('DELETE removes the item and answers nothing', async () => {
  await call('POST', '/api/cart', hill);
  expect(await call('DELETE', '/api/cart/1')).toMatchObject({ status: 204, body: undefined });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
});

test('An id is not given again after a removal', async () => {
  await call('POST', '/api/cart', hill);
  await call('DELETE', '/api/cart/1');
  expect((await call('POST', '/api/cart', hill)).body).toMatchObject({ id: 2 });
});

test('Clearing empties the cart, also an empty one', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', matinee);
  expect(await call('DELETE', '/api/cart/user/6')).toMatchObject({ status: 204, body: undefined });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
  expect(await call('DELETE', '/api/cart/user/6')).toMatchObject({ status: 204 });
});

test('An item that is not there can be neither changed nor removed', async () => {
  const notFound = { status: 404, body: { message: 'Cart item not found' } };
  expect(await call('PUT', '/api/cart/9', { quantity: 2 })).toMatchObject(notFound);
  expect(await call('DELETE', '/api/cart/9')).toMatchObject(notFound);
});
