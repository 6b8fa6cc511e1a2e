// @vitest-environment node
import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
let shop: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  shop = await serve(backend.answer, 0);
});
afterAll(() => shop.server.close());

test('HTTP responses equal those of the backend', async () => {
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

/** Sends the headers of a `POST /api/cart` and so many bytes of its body, and leaves the call open. */
function beginCall(bytes: number, headers: OutgoingHttpHeaders = {}) {
  const outgoing = httpRequest(`${shop.url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  outgoing.write('x'.repeat(bytes));
  return outgoing;
}

test.each([{}, { 'Content-Length': 3_000_000 }])(
  'A body over a megabyte is refused before it has been sent in full (%o)',
  async (headers) => {
    const outgoing = beginCall(1_000_001, headers);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(incoming.statusCode).toBe(413);
    expect(incoming.headers.connection).toBe('close');
    outgoing.destroy();
  },
);

test('A body of a megabyte is read in full before the response', async () => {
  const outgoing = beginCall(1_000_000);
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  // It is read, and is no JSON.
  expect(incoming.statusCode).toBe(400);
  incoming.resume();
});

test('A method that Request refuses gets 400 as JSON', async () => {
  const outgoing = httpRequest(`${shop.url}/api/cart/6`, { method: 'TRACE' });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(incoming.statusCode).toBe(400);
  expect(await json(incoming)).toEqual({ message: 'The request cannot be read' });
});

test.each(['GET', 'HEAD'])('The body of a %s is ignored', async (method) => {
  const outgoing = httpRequest(`${shop.url}/health`, {
    method,
    headers: { 'Content-Length': 2 },
  });
  outgoing.end('{}');
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(incoming.statusCode).toBe(200);
  incoming.resume();
});

test('A network error closes the connection', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 'network' });
  await expect(fetch(`${shop.url}/health`)).rejects.toThrow('fetch failed');
  backend.conditions.clear();
});
