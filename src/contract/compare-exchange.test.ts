// @vitest-environment node
import { expect, test } from 'vitest';
import { compareExchange, type Exchange } from './compare-exchange.ts';

const category = { id: 1, name: 'Paintings', slug: 'paintings', description: '', image: '' };
const line = { id: 1, userId: 6, quantity: 2 };

/** What differs in a call whose response is JSON. */
async function differencesOf(
  method: string,
  path: string,
  status: number,
  response?: unknown,
  changes: Partial<Exchange> = {},
) {
  const exchange = {
    method,
    path,
    status,
    contentType: response === undefined ? '' : 'application/json; charset=utf-8',
    responseBody: response === undefined ? '' : JSON.stringify(response),
    ...changes,
  };
  const differences = await compareExchange(exchange);
  return differences.map(({ part, field, expected, found, count }) =>
    [part, field, expected, found, count].join(' | '),
  );
}

test('A response that the contract allows does not differ', async () => {
  const exchange: Exchange = {
    method: 'GET',
    path: '/api/artists/featured',
    status: 404,
    contentType: 'application/json',
    responseBody: '{"message":"Nobody","hint":"a field that the contract does not name"}',
  };
  expect(await compareExchange(exchange)).toEqual([]);
  expect(await differencesOf('DELETE', '/api/cart/1', 204)).toEqual([]);
  expect(await differencesOf('DELETE', '/api/cart/1', 200, { any: 'body' })).toEqual([]);
  expect(await differencesOf('HEAD', '/api/artists', 200)).toEqual([]);
});

test('A call that the contract does not have may be any', async () => {
  expect(await differencesOf('GET', '/api/no-such-call', 200, [])).toEqual([]);
  expect(await differencesOf('PATCH', '/api/cart/6', 302)).toEqual([]);
});

test.each([
  [302, 'status |  | 2xx, or 4xx and 5xx for an error | 302 | 1'],
  [0, 'status |  | a response | none | 1'],
  [204, 'status |  | 200 or 201, with a body | 204 | 1'],
])('A status of %i to a call that is answered with a body', async (status, difference) => {
  expect(await differencesOf('GET', '/api/categories', status)).toEqual([difference]);
});

test('An id that is no positive whole number must not be found', async () => {
  expect(await differencesOf('DELETE', '/api/cart/abc', 204)).toEqual([
    'status |  | 404, as an id is a positive whole number | 204 | 1',
  ]);
});

test('A field of the wrong kind is named, with what the contract says and what was found', async () => {
  const { quantity: _, ...withoutQuantity } = line;
  expect(await differencesOf('PUT', '/api/cart/1', 200, withoutQuantity)).toEqual([
    'response | quantity | is required | nothing | 1',
  ]);
});

test('A refinement of fields is compared once the fields are right', async () => {
  expect(await differencesOf('PUT', '/api/cart/1', 200, line)).toEqual([
    'response | artwork | must hold either an artwork or an event | nothing | 1',
  ]);
});

test('Rows that differ alike are one difference, with the place of the first and their number', async () => {
  const rows = [category, ...Array.from({ length: 50 }, () => ({ ...category, id: '7' }))];
  expect(await differencesOf('GET', '/api/categories', 200, rows)).toEqual([
    'response | [1].id | must be a whole number | "7" | 50',
  ]);
});

test('A page of HTML in place of JSON: type and body differ', async () => {
  const responseBody = `<!doctype html>${'x'.repeat(100)}`;
  const page = { contentType: 'text/html', responseBody };
  const found = `${responseBody.slice(0, 60)}…`;
  for (const status of [200, 502]) {
    expect(await differencesOf('GET', '/api/categories', status, undefined, page)).toEqual([
      'content type |  | application/json | text/html | 1',
      `response |  | JSON | ${found} | 1`,
    ]);
  }
});

test('An empty body, and an error without a message', async () => {
  expect(await differencesOf('GET', '/api/categories', 200)).toEqual([
    'content type |  | application/json | nothing | 1',
    'response |  | JSON | nothing | 1',
  ]);
  expect(await differencesOf('GET', '/api/categories', 500, { error: 'Down' })).toEqual([
    'response | message | is required | nothing | 1',
  ]);
});
