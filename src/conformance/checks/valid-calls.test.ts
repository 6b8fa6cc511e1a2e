// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Send } from '#src/conformance/client.ts';
import { createServerUnderTest } from '#src/conformance/server-under-test.ts';
import { callFromSchema } from './valid-calls.ts';

/** A server with an artwork and an event, whose every new line of the cart has the id 40. */
function serverWith() {
  const rows: Record<string, unknown> = {
    'GET /api/artworks': [{ id: 31, price: 12, isSold: false }],
    'GET /api/events?upcoming=true': [{ id: 'e 7', minPrice: 5, date: '2099-12-05T19:30' }],
    'POST /api/cart': { id: 40 },
  };
  const send = vi.fn<Send>(async (method, path) => ({
    call: `${method} ${path}`,
    status: 200,
    isOk: true,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: JSON.stringify(rows[`${method} ${path}`] ?? []),
  }));
  return { send, server: createServerUnderTest(send, 5, new Date(2026, 11, 1)) };
}

test('A call is made from its schema, with the users and products of the server', async () => {
  const { server } = serverWith();
  expect(await callFromSchema('clearCart', server)).toEqual({ path: '/api/cart/user/6' });
  const { path, json } = await callFromSchema('addCartItem', server);
  expect(path).toBe('/api/cart');
  expect(json).toMatchObject({ userId: 6, quantity: expect.any(Number) });
});

test('The row that a path ends with is created first', async () => {
  const { server, send } = serverWith();
  const { path, json } = await callFromSchema('updateCartItem', server);
  expect(path).toBe('/api/cart/40');
  expect(json).toEqual({ quantity: expect.any(Number) });
  expect(send).toHaveBeenCalledWith('POST', '/api/cart', expect.anything());
});

test('Where no call creates the row the message names the file to change', async () => {
  const { server } = serverWith();
  await expect(callFromSchema('getArtwork', server)).rejects.toThrow(
    'Say in src/conformance/checks/valid-calls.ts how a row of /api/artworks is found',
  );
});
