// @vitest-environment node
import { expect, test } from 'vitest';
import { Nothing } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

test('the table holds the calls of section 7, in its order', () => {
  expect(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/cart/:userId',
    'POST /api/cart',
    'PUT /api/cart/:itemId',
    'DELETE /api/cart/:itemId',
    'DELETE /api/cart/user/:userId',
    'GET /api/artists/featured',
    'GET /api/categories',
    'GET /api/artworks',
    'GET /api/artworks/:id',
    'GET /api/artists',
    'GET /api/artists/:id',
    'GET /api/events',
    'GET /api/events/:id',
    'POST /api/orders',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/users',
    'GET /api/domain-info',
    'GET /health',
  ]);
});

const calls = Object.entries(endpoints);

test.each(calls)('%s asks for the ids that its path names, and no more', (_name, call) => {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const ids = Object.fromEntries(names.map((name) => [name, 1]));
  expect(call.params.safeParse(ids)).toMatchObject({ success: true, data: ids });
  for (const name of names) {
    expect(call.params.safeParse({ ...ids, [name]: 0 }).success).toBe(false);
    expect(call.params.safeParse({ ...ids, [name]: undefined }).success).toBe(false);
  }
});

test('five calls carry a body, and three bring nothing back', () => {
  const without = (part: 'body' | 'response') =>
    calls.filter(([, call]) => call[part] === Nothing).map(([name]) => name);
  expect(calls.map(([name]) => name).filter((name) => !without('body').includes(name))).toEqual([
    'addCartItem',
    'updateCartItem',
    'placeOrder',
    'signIn',
    'registerUser',
  ]);
  expect(without('response')).toEqual(['removeCartItem', 'clearCart', 'signOut']);
  expect(Nothing.safeParse({}).success).toBe(false);
});

test('two calls have a query, all of it optional', () => {
  const all = { upcoming: true, categoryId: 3 };
  const queries = calls.map(([name, { query }]) => [name, query.parse(all)] as const);
  expect(queries.filter(([, query]) => Object.keys(query as object).length > 0)).toEqual([
    ['getArtworks', { categoryId: 3 }],
    ['getEvents', { upcoming: true, categoryId: 3 }],
  ]);
  expect(calls.filter(([, { query }]) => !query.safeParse({}).success)).toEqual([]);
  expect(endpoints.getEvents.query.safeParse({ upcoming: 'yes' }).success).toBe(false);
});
