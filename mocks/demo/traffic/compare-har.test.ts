// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { compareHar } from './compare-har.ts';
import { harOfCalls } from './har-of-calls.ts';

/** An entry as browsers write it. */
function entry(url: string, content: object, { method = 'GET', status = 200, ...request } = {}) {
  return {
    startedDateTime: '2026-12-01T12:00:00.000+01:00',
    time: 1,
    request: { method, url, headers: [], ...request },
    response: { status, headers: [{ name: 'Content-Type', value: 'application/json' }], content },
    timings: { send: 0, wait: 1, receive: 0 },
  };
}

const harOf = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } });

test('Every call of the mock backend, exported and compared, is as the contract says', async () => {
  const { answer, log } = await createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
  });
  const call = (method: string, path: string, body?: object) =>
    answer(
      new Request(`http://shop.example${path}`, {
        method,
        ...(body && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    );
  const user = { username: 'ida', email: 'i@x.example', password: 'hush' };
  await call('GET', '/api/categories');
  await call('GET', '/api/artworks');
  await call('GET', '/api/artworks/2');
  await call('GET', '/api/artists');
  await call('GET', '/api/artists/featured');
  await call('GET', '/api/artists/1');
  await call('GET', '/api/events');
  await call('GET', '/api/events/1');
  await call('GET', '/api/domain-info');
  await call('GET', '/health');
  await call('POST', '/api/cart', { userId: 6, eventId: 1, quantity: 1 });
  await call('GET', '/api/cart/6');
  await call('PUT', '/api/cart/1', { quantity: 2 });
  await call('DELETE', '/api/cart/1');
  await call('DELETE', '/api/cart/user/6');
  await call('POST', '/api/users', user);
  await call('POST', '/api/auth/login', user);
  await call('POST', '/api/auth/logout');
  await call('POST', '/api/orders', {
    order: { userId: 6, total: 1, status: 'pending' },
    items: [{ orderId: 0, artworkId: null, eventId: 1, quantity: 1, price: 1 }],
  });
  await call('GET', '/api/artworks/99999');
  await call('PUT', '/api/cart/1', { quantity: -1 });
  const site = { origin: 'http://shop.example', title: '', build: '' };
  const { calls, others } = await compareHar(harOfCalls(log.calls, log, site));
  expect(calls.filter(({ differences, notes }) => differences.length + notes.length > 0)).toEqual(
    [],
  );
  expect([calls.length, others]).toEqual([21, 0]);
  // Every call of the contract is among them.
  expect(new Set(calls.map(({ endpoint }) => endpoint)).size).toBe(19);
});

test('Pages, pictures and preflights are counted and left out', async () => {
  const { calls, others } = await compareHar(
    harOf(
      entry('https://shop.example/artists', { mimeType: 'text/html', text: '<p>' }),
      entry('https://shop.example/pictures/1.avif', { size: 4 }),
      entry('https://api.shop.example/api/cart', {}, { method: 'OPTIONS', status: 204 }),
      entry('https://api.shop.example/api/categories?x=1', { text: '[]' }),
    ),
  );
  expect(others).toBe(3);
  expect(calls).toEqual([
    {
      entry: 4,
      method: 'GET',
      path: '/api/categories?x=1',
      status: 200,
      endpoint: 'getCategories',
      differences: [],
      notes: [],
    },
  ]);
});

test('A body in Base64 is decoded, and one that the file leaves out is noted', async () => {
  const text = btoa(String.fromCharCode(...new TextEncoder().encode('[{"name":"Zürich"}]')));
  const { calls } = await compareHar(
    harOf(
      entry('https://shop.example/api/categories', { text, encoding: 'base64' }),
      entry('https://shop.example/api/categories', { size: 90 }),
      entry('https://shop.example/api/categories', { size: 0 }),
    ),
  );
  expect(calls[0]!.differences[0]).toMatchObject({ field: '[0].id', expected: 'is required' });
  expect(calls[1]).toMatchObject({
    differences: [],
    notes: ['The file does not hold the body of the response.'],
  });
  expect(calls[2]!.differences).toMatchObject([{ expected: 'JSON', found: 'nothing' }]);
});

test.each([
  ['', 'The file is empty.'],
  ['<html>', 'The file is no HAR, because it is no JSON: '],
  ['{"log":{"entries":[', 'The file is no HAR, because it is no JSON: '],
  ['[]', 'The file is no HAR: its JSON must be an object.'],
  ['{"version":1,"cart":[]}', 'The file is no HAR: log is required.'],
  ['{"log":{"entries":{}}}', 'The file is no HAR: log.entries must be a list.'],
  [harOf({}), 'The file is no HAR: log.entries[0].request is required.'],
  [
    harOf(entry('https://shop.example/', {}), entry('/api/cart/6', {})),
    'The file is no HAR: log.entries[1].request.url must be an address with its host.',
  ],
  [
    harOf({ ...entry('https://shop.example/', {}), response: { status: '200' } }),
    'The file is no HAR: log.entries[0].response.status must be a whole number.',
  ],
])('A file that is no HAR is refused: %s', async (text, message) => {
  await expect(compareHar(text)).rejects.toThrow(message);
});
