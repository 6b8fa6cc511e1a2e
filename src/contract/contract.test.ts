// @vitest-environment node
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Endpoint, Nothing } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The calls of section 7 in its order, and what they carry besides the path. The contract may have others. */
const specified = {
  'GET /api/cart/:userId': ['response'],
  'POST /api/cart': ['body', 'response'],
  'PUT /api/cart/:itemId': ['body', 'response'],
  'DELETE /api/cart/:itemId': [],
  'DELETE /api/cart/user/:userId': [],
  'GET /api/artists/featured': ['response'],
  'GET /api/categories': ['response'],
  'GET /api/artworks': ['query categoryId', 'response'],
  'GET /api/artworks/:id': ['response'],
  'GET /api/artists': ['response'],
  'GET /api/artists/:id': ['response'],
  'GET /api/events': ['query upcoming', 'query categoryId', 'response'],
  'GET /api/events/:id': ['response'],
  'POST /api/orders': ['body', 'response'],
  'POST /api/auth/login': ['body', 'response'],
  'POST /api/auth/logout': [],
  'POST /api/users': ['body', 'response'],
  'GET /api/domain-info': ['response'],
  'GET /health': ['response'],
};

const calls = Object.values(endpoints).map((endpoint): [call: string, endpoint: Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);
const specifiedCalls = calls.filter(([call]) => call in specified);

test('The contract has the calls of section 7, in its order', () => {
  expect(specifiedCalls.map(([call]) => call)).toEqual(Object.keys(specified));
});

test('The calls of section 7 carry what it says, and nothing else', () => {
  const parts = specifiedCalls.map(([call, { query, body, response }]) => [
    call,
    [
      ...fieldsOf(query).map((name) => `query ${name}`),
      ...(body === Nothing ? [] : ['body']),
      ...(response === Nothing ? [] : ['response']),
    ],
  ]);
  expect(Object.fromEntries(parts)).toEqual(specified);
});

test.each(specifiedCalls)('The path parameters of %s are ids', (_call, { path, params }) => {
  const names = namesIn(path);
  const ids = Object.fromEntries(names.map((name) => [name, 1]));
  expect(params.safeParse(ids)).toMatchObject({ success: true, data: ids });
  for (const name of names) {
    expect(params.safeParse({ ...ids, [name]: 0 }).success).toBe(false);
    expect(params.safeParse({ ...ids, [name]: undefined }).success).toBe(false);
  }
});

test.each(calls)(
  '%s has a schema for each parameter of its path, and for no other',
  (_call, { path, params }) => {
    expect(fieldsOf(params).sort()).toEqual(namesIn(path).sort());
  },
);

test('No two endpoints have the same method and path', () => {
  const names = calls.map(([call]) => call.replace(/:\w+/g, ':'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(specifiedCalls)('%s needs no query', (_call, { query }) => {
  expect(query.safeParse({}).success).toBe(true);
});

test('The query of GET /api/events takes true or false and an id', () => {
  const { query } = endpoints.getEvents;
  expect(query.parse({ upcoming: true, categoryId: 3 })).toEqual({ upcoming: true, categoryId: 3 });
  expect(query.safeParse({ upcoming: 'yes' }).success).toBe(false);
  expect(query.safeParse({ categoryId: 0 }).success).toBe(false);
});

test('The query of GET /api/artworks takes an id', () => {
  const { query } = endpoints.getArtworks;
  expect(query.parse({ upcoming: true, categoryId: 3 })).toEqual({ categoryId: 3 });
  expect(query.safeParse({ categoryId: 0 }).success).toBe(false);
});

test('The schema of a part that a call does not have accepts nothing', () => {
  expect(Nothing.safeParse({}).success).toBe(false);
  expect(Nothing.safeParse(undefined).success).toBe(true);
});

/** `userId` of `/api/cart/:userId`. */
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

function fieldsOf(schema: z.ZodMiniType): string[] {
  return Object.keys((schema as z.ZodMiniObject).shape);
}
