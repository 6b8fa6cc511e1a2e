// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshBackend, server } from '#mocks/node.ts';
import { noon, smallShop } from './small-shop.ts';
import { call } from './call.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend({ collection: smallShop, clock: noon }));
afterAll(() => server.close());

test('a cart item answers with its nested artwork', async () => {
  const added = await call('POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
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
