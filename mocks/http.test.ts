// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#mocks/handlers/backend.ts';
import { serve } from '#mocks/http.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
let shop: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  shop = await serve(backend.answer, 0);
});
afterAll(() => shop.server.close());

test('The same answers come over HTTP', async () => {
  const added = await fetch(`${shop.url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: 6, artworkId: 2, quantity: 1 }),
  });
  expect(added.status).toBe(201);
  const cart = await fetch(`${shop.url}/api/cart/6`);
  expect(cart.headers.get('Content-Type')).toBe('application/json');
  expect(await cart.json()).toMatchObject([{ id: 1, artwork: { title: 'Quiet Hill' } }]);
  expect((await fetch(`${shop.url}/api/cart/1`, { method: 'DELETE' })).status).toBe(204);
});

test('A body over a megabyte is refused before it is read', async () => {
  const { status } = await fetch(`${shop.url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: 'x'.repeat(3_000_000),
  });
  expect(status).toBe(413);
});

test('A broken connection breaks', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 'network' });
  await expect(fetch(`${shop.url}/health`)).rejects.toThrow('fetch failed');
  backend.conditions.clear();
});
