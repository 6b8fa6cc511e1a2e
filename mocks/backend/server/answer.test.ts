// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { Artwork } from '#src/contract/catalog.ts';
import type { Table } from '#mocks/backend/db/table.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

const ask = (method: string, path: string) =>
  backend.answer(new Request(`http://shop.example${path}`, { method }));

test.each([
  ['PATCH', '/api/categories', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/cart', 'POST, OPTIONS'],
  ['POST', '/api/cart/1', 'GET, PUT, DELETE, HEAD, OPTIONS'],
  ['GET', '/api/cart/user/6', 'DELETE, OPTIONS'],
  ['DELETE', '/api/artists/featured', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/orders', 'POST, OPTIONS'],
  ['POST', '/health', 'GET, HEAD, OPTIONS'],
])('%s %s responds 405 and lists the allowed methods', async (method, path, allow) => {
  const response = await ask(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe(allow);
  expect(await response.json()).toEqual({ message: `The method must be ${allow}` });
});

test.each([
  '/api/',
  '/api/nothing',
  '/api/cart/user/6/more',
  '/api/artworks/',
  '/api//cart',
  '/other',
])('The unknown path %s responds 404', async (path) => {
  const response = await ask('GET', path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Path not found' });
});

test('OPTIONS lists the methods of a path', async () => {
  const response = await ask('OPTIONS', '/api/cart/1');
  expect(response.status).toBe(204);
  expect(response.headers.get('Allow')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
});

test('HEAD responds like GET, without a body', async () => {
  const response = await ask('HEAD', '/api/categories');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.text()).toBe('');
});

test('HEAD responds 405 for a path without GET', async () => {
  const response = await ask('HEAD', '/api/cart');
  expect(response.status).toBe(405);
  expect(await response.text()).toBe('');
});

test('A response without a payload has neither a body nor a content type', async () => {
  const response = await ask('DELETE', '/api/cart/user/6');
  expect(response.headers.get('Content-Type')).toBeNull();
  expect(await response.text()).toBe('');
});

test('A call aborted while it is handled ends in an error response, and is logged with status 0', async () => {
  const caller = new AbortController();
  const { signal } = caller;
  const call = backend.answer(new Request('http://shop.example/api/categories', { signal }));
  caller.abort();
  expect((await call).type).toBe('error');
  expect(backend.log.calls).toMatchObject([{ path: '/api/categories', status: 0, response: '' }]);
});

test('An unexpected error in a handler responds 500 without details, and goes to the console', async () => {
  const error = new TypeError('a bug in the handler');
  vi.mocked(console.error).mockImplementation(() => {});
  vi.spyOn(await backend.database.categories, 'all').mockImplementation(() => {
    throw error;
  });
  const response = await ask('GET', '/api/categories');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Something went wrong' });
  expect(vi.mocked(console.error).mock.calls).toEqual([[error]]);
  vi.mocked(console.error).mockClear();
});

test('A literal path segment takes precedence over a parameter', async () => {
  const response = await ask('GET', '/api/artists/featured');
  expect(await response.json()).toHaveProperty('artist');
  expect((await ask('DELETE', '/api/cart/user/6')).status).toBe(204);
});

test('Every response carries the header of the backend', async () => {
  for (const path of ['/api/categories', '/api/nothing']) {
    expect((await ask('GET', path)).headers.get('X-Backend')).toBe('vernissage');
  }
});

test('The diagnostic calls respond with the facts of the host and the backend', async () => {
  expect(await (await ask('GET', '/api/domain-info')).json()).toEqual({
    domain: 'shop.example',
    secure: false,
    status: 'active',
    dnsPropagationHours: 48,
  });
  expect(await (await ask('GET', '/health')).json()).toEqual({
    status: 'ok',
    time: noon().toISOString(),
    storage: 'memory',
  });
});

test('A list is serialised once until one of its rows changes', async () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const lists = () => stringify.mock.calls.filter(([value]) => Array.isArray(value)).length;
  const read = async () => (await ask('GET', '/api/artworks')).json();
  expect(await read()).toEqual(await read());
  expect(lists()).toBe(1);

  const artworks = (await backend.database.artworks) as Table<Artwork>;
  await artworks.put({ ...artworks.get(2)!, title: 'Loud Hill' });
  expect(await read()).toMatchObject([{}, { title: 'Loud Hill' }, {}]);
  expect(lists()).toBe(2);
});
