// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Artwork } from '#src/contract/catalog.ts';
import type { Table } from '#mocks/backend/db/table.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
let backend: Backend;
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});
afterAll(() => server.close());

const hill = { userId: 6, artworkId: 2, quantity: 1 };
const matinee = { userId: 6, eventId: 2, quantity: 2 };

test('An added artwork is nested in its cart item, with its price', async () => {
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

test('An added event is nested in its cart item, with its minPrice', async () => {
  await call('POST', '/api/cart', matinee);
  const { body } = await call('GET', '/api/cart/6');
  expect(body).toMatchObject([{ id: 1, quantity: 2, event: { id: 2, minPrice: 45 } }]);
  expect(body).not.toHaveProperty('0.artwork');
});

test('Adding an event that is in the cart already increases the quantity of its line', async () => {
  await call('POST', '/api/cart', matinee);
  await call('POST', '/api/cart', hill);
  const again = await call('POST', '/api/cart', { ...matinee, quantity: 3 });
  expect(again).toMatchObject({ status: 201, body: { id: 1, quantity: 5 } });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 5, event: { id: 2 } },
    { id: 2, quantity: 1, artwork: { id: 2 } },
  ]);
});

test('Two artworks make two lines', async () => {
  await call('POST', '/api/cart', hill);
  const added = await call('POST', '/api/cart', { ...hill, artworkId: 3 });
  expect(added).toMatchObject({ status: 201, body: { id: 2, quantity: 1, artwork: { id: 3 } } });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 1, artwork: { id: 2 } },
    { id: 2, quantity: 1, artwork: { id: 3 } },
  ]);
});

test('Two events make two lines', async () => {
  await call('POST', '/api/cart', matinee);
  const added = await call('POST', '/api/cart', { ...matinee, eventId: 4 });
  expect(added).toMatchObject({ status: 201, body: { id: 2, quantity: 2, event: { id: 4 } } });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 2, event: { id: 2 } },
    { id: 2, quantity: 2, event: { id: 4 } },
  ]);
});

test('An artwork and an event of the same id make two lines', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', matinee);
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 1, artwork: { id: 2 } },
    { id: 2, quantity: 2, event: { id: 2 } },
  ]);
});

test('Simultaneous additions of one event make one line with the sum of their quantities', async () => {
  await Promise.all([1, 2, 3].map(() => call('POST', '/api/cart', matinee)));
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1, quantity: 6 }]);
});

test('A line may reach a quantity of 999, at once or by additions', async () => {
  expect((await call('POST', '/api/cart', { ...hill, quantity: 999 })).status).toBe(201);
  await call('POST', '/api/cart', { ...matinee, quantity: 998 });
  expect(await call('POST', '/api/cart', { ...matinee, quantity: 1 })).toMatchObject({
    status: 201,
    body: { quantity: 999 },
  });
  expect(await call('POST', '/api/cart', { ...matinee, quantity: 1 })).toMatchObject({
    status: 400,
  });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { quantity: 999 },
    { quantity: 999 },
  ]);
});

test('An addition that raises the quantity of a line above 999 is refused', async () => {
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

test('An unknown artwork or event cannot be added', async () => {
  expect(await call('POST', '/api/cart', { ...hill, artworkId: 99 })).toMatchObject({
    status: 400,
    body: { message: 'artworkId must be an artwork of the shop' },
  });
  expect(await call('POST', '/api/cart', { ...matinee, eventId: 99 })).toMatchObject({
    status: 400,
    body: { message: 'eventId must be an event of the shop' },
  });
});

test('Two users have separate carts', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', { ...hill, userId: 7 });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1, userId: 6 }]);
  expect((await call('GET', '/api/cart/7')).body).toMatchObject([{ id: 2, userId: 7 }]);
  await call('DELETE', '/api/cart/user/6');
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
  expect((await call('GET', '/api/cart/7')).body).toMatchObject([{ id: 2 }]);
});

test('PUT changes the quantity and responds with the item', async () => {
  await call('POST', '/api/cart', hill);
  expect(await call('PUT', '/api/cart/1', { quantity: 4 })).toMatchObject({
    status: 200,
    body: { id: 1, quantity: 4, artwork: { id: 2 } },
  });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 1, quantity: 4 }]);
});

test.each([1, 999])('PUT accepts a quantity of %i', async (quantity) => {
  await call('POST', '/api/cart', { ...hill, quantity: 5 });
  expect(await call('PUT', '/api/cart/1', { quantity })).toMatchObject({
    status: 200,
    body: { id: 1, quantity },
  });
});

test.each([
  [0, 'quantity must be 1 or more'],
  [1000, 'quantity must be 999 or less'],
])('PUT refuses a quantity of %i and changes nothing', async (quantity, message) => {
  await call('POST', '/api/cart', { ...hill, quantity: 5 });
  expect(await call('PUT', '/api/cart/1', { quantity })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ quantity: 5 }]);
});

test('PUT and DELETE change only the line with the id of the path', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', matinee);
  await call('PUT', '/api/cart/2', { quantity: 7 });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 7 },
  ]);
  await call('DELETE', '/api/cart/1');
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 2, quantity: 7 }]);
});

test('A line whose artwork has been sold shows it as sold, cannot be increased and can be removed', async () => {
  await call('POST', '/api/cart', hill);
  const artworks = (await backend.database.artworks) as Table<Artwork>;
  await artworks.put({ ...artworks.get(2)!, isSold: true });
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ artwork: { isSold: true } }]);
  expect((await call('POST', '/api/cart', hill)).status).toBe(409);
  expect((await call('DELETE', '/api/cart/1')).status).toBe(204);
});

test('A line whose artwork no longer exists is not listed and cannot be changed', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', matinee);
  ((await backend.database.artworks) as Table<Artwork>).remove(2);
  expect((await call('GET', '/api/cart/6')).body).toMatchObject([{ id: 2 }]);
  expect(await call('PUT', '/api/cart/1', { quantity: 2 })).toMatchObject({
    status: 404,
    body: { message: 'Cart item not found' },
  });
});

test('DELETE removes the item and responds 204 without a body', async () => {
  await call('POST', '/api/cart', hill);
  expect(await call('DELETE', '/api/cart/1')).toMatchObject({ status: 204, body: undefined });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
});

test('The id of a removed item is not reused', async () => {
  await call('POST', '/api/cart', hill);
  await call('DELETE', '/api/cart/1');
  expect((await call('POST', '/api/cart', hill)).body).toMatchObject({ id: 2 });
});

test('Clearing a cart removes its items, and succeeds for an empty cart', async () => {
  await call('POST', '/api/cart', hill);
  await call('POST', '/api/cart', matinee);
  expect(await call('DELETE', '/api/cart/user/6')).toMatchObject({ status: 204, body: undefined });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
  expect(await call('DELETE', '/api/cart/user/6')).toMatchObject({ status: 204 });
});

test('An unknown item can be neither changed nor removed', async () => {
  const notFound = { status: 404, body: { message: 'Cart item not found' } };
  expect(await call('PUT', '/api/cart/9', { quantity: 2 })).toMatchObject(notFound);
  expect(await call('DELETE', '/api/cart/9')).toMatchObject(notFound);
});

test('R-73: an event whose date has passed cannot be added', async () => {
  expect(await call('POST', '/api/cart', { userId: 6, eventId: 3, quantity: 1 })).toMatchObject({
    status: 409,
    body: { message: 'This event has taken place' },
  });
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
});
