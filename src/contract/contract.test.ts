// @vitest-environment node
import { expect, test } from 'vitest';
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
