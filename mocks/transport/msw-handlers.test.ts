// @vitest-environment node
import { getResponse, http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { type MswOptions, mswHandlers } from './msw-handlers.ts';

const options = { collection: smallShop, clock: noon };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend(options));
afterAll(() => server.close());

test('A handler given to `use` overrides one endpoint, until the next backend', async () => {
  server.use(http.get('*/api/categories', () => HttpResponse.json([])));
  expect((await call('GET', '/api/categories')).body).toEqual([]);
  expect((await call('GET', '/api/artists')).body).toHaveLength(2);
  await freshBackend(options);
  expect((await call('GET', '/api/categories')).body).toHaveLength(2);
});

test('A fresh backend has no rows of the one before', async () => {
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
  'A request for the file or page %s is passed on',
  async (path) => {
    const { answer } = await createBackend({ ...options, storage: 'memory' });
    const request = new Request(`http://shop.example${path}`);
    expect(await getResponse(mswHandlers(answer), request)).toBeUndefined();
  },
);

/** The status of the response to a GET of `url`; undefined where the handlers pass it on. */
async function statusOf(url: string, msw?: MswOptions): Promise<number | undefined> {
  const { answer } = await createBackend({ ...options, storage: 'memory' });
  return (await getResponse(mswHandlers(answer, msw), new Request(url)))?.status;
}

const foreign = [
  'https://elsewhere.test/health',
  'https://elsewhere.test/api/categories',
  'https://elsewhere.test/api/nothing',
  'https://elsewhere.test/api/cart/%',
  'http://shop.example:8080/health',
];

test.each(foreign)('In a page, %s of another origin is passed on', async (url) => {
  vi.stubGlobal('location', new URL('http://shop.example/demo/cart'));
  expect(await statusOf(url)).toBeUndefined();
});

test('In a page, a call of its own origin is answered', async () => {
  vi.stubGlobal('location', new URL('http://shop.example/demo/cart'));
  expect(await statusOf('http://shop.example/health')).toBe(200);
  expect(await statusOf('http://shop.example/api/cart/%')).toBe(404);
});

test.each(foreign)('With an origin option, %s of another origin is passed on', async (url) => {
  expect(await statusOf(url, { origin: 'http://shop.example' })).toBeUndefined();
});

test('The origin option takes precedence over the origin of the page', async () => {
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  const origin = 'http://shop.example';
  expect(await statusOf('http://shop.example/health', { origin })).toBe(200);
  expect(await statusOf('http://localhost:3000/health', { origin })).toBeUndefined();
});

test('Without a page and an origin option, calls of every host are answered', async () => {
  expect(await statusOf('http://shop.example/health')).toBe(200);
  expect(await statusOf('https://elsewhere.test/health')).toBe(200);
});
