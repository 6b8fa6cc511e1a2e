// @vitest-environment node
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { schemas } from './schemas.ts';

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

const calls = Object.values(endpoints).map(
  (endpoint: Endpoint): [call: string, endpoint: Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ],
);
const specifiedCalls = calls.filter(([call]) => call in specified);

test('The contract has the calls of section 7, in its order', () => {
  expect(specifiedCalls.map(([call]) => call)).toEqual(Object.keys(specified));
});

test.each(specifiedCalls)(
  '%s carries what section 7 says, and nothing else',
  async (call, endpoint) => {
    expect([
      ...Object.keys(endpoint.query).map((name) => `query ${name}`),
      ...Object.keys(await endpoint.loadSchemas()),
    ]).toEqual(specified[call as keyof typeof specified]);
  },
);

test('Every endpoint has its schemas, and there are no others', () => {
  expect(Object.keys(schemas)).toEqual(Object.keys(endpoints));
});

test('No two endpoints have the same method and path', () => {
  const names = calls.map(([call]) => call.replace(/:\w+/g, ':'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
