// @vitest-environment node
import { getResponse, http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '#mocks/handlers/backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { mswHandlers } from './msw-handlers.ts';

const options = { collection: smallShop, clock: noon };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend(options));
afterAll(() => server.close());

test('A handler of MSW overrides one endpoint, until the next backend', async () => {
  server.use(http.get('*/api/categories', () => HttpResponse.json([])));
  expect((await call('GET', '/api/categories')).body).toEqual([]);
  expect((await call('GET', '/api/artists')).body).toHaveLength(2);
  await freshBackend(options);
  expect((await call('GET', '/api/categories')).body).toHaveLength(2);
});

test('A fresh backend knows nothing of the one before', async () => {
  await call('POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  await freshBackend(options);
  expect((await call('GET', '/api/cart/6')).body).toEqual([]);
});

test.each([
  ['GET', '/api/nothing', 404],
  ['PATCH', '/api/categories', 405],
  ['DELETE', '/health', 405],
])('%s %s is refused in JSON', async (method, path, status) => {
  const refused = await call(method, path);
  expect(refused.status).toBe(status);
  expect(refused.body).toEqual({ message: expect.any(String) });
});

test.each(['/assets/api/client.js', '/demo/health', '/apiary', '/artworks'])(
  'The file or page %s is none of its business',
  async (path) => {
    const { answer } = await createBackend({ ...options, storage: 'memory' });
    const request = new Request(`http://shop.example${path}`);
    expect(await getResponse(mswHandlers(answer), request)).toBeUndefined();
  },
);
