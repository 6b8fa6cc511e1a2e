// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend({ collection: smallShop, clock: noon }));
afterAll(() => server.close());

test('GET /api/categories lists the categories', async () => {
  const { status, headers, body } = await call('GET', '/api/categories');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(body).toEqual([
    { id: 1, slug: 'paintings', name: 'Paintings', description: 'Oil and more', image: 'c1.avif' },
    { id: 3, slug: 'film', name: 'Film', description: 'Short and long', image: 'c3.avif' },
  ]);
});

test('GET /api/artworks lists all artworks, or those of a category', async () => {
  expect((await call('GET', '/api/artworks')).body).toMatchObject([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
  expect((await call('GET', '/api/artworks?categoryId=3')).body).toMatchObject([{ id: 3 }]);
  expect((await call('GET', '/api/artworks?categoryId=99')).body).toEqual([]);
});

test('GET /api/artworks/{id} answers the artwork', async () => {
  expect((await call('GET', '/api/artworks/3')).body).toEqual({
    id: 3,
    title: 'Frame 12',
    image: 'w3.avif',
    medium: 'Oil',
    description: 'On linen.',
    price: 80.5,
    dimensions: '24 x 36 in',
    createdAt: '2024-05-01',
    isFeatured: false,
    isSold: false,
    artistId: 2,
    categoryId: 3,
  });
});

test('GET /api/artists lists the artists', async () => {
  expect((await call('GET', '/api/artists')).body).toMatchObject([
    { id: 1, fullName: 'Ada Moor' },
    { id: 2, fullName: 'Ben Ito' },
  ]);
});

test('GET /api/artists/{id} answers the artist, all artworks and the upcoming events, ascending', async () => {
  expect((await call('GET', '/api/artists/2')).body).toMatchObject({
    artist: { id: 2, fullName: 'Ben Ito' },
    artworks: [{ id: 3 }],
    events: [
      { id: 2, date: '2026-12-04T19:30' },
      { id: 1, date: '2026-12-21T19:30' },
    ],
  });
});

test('The featured artist has an unsold first artwork and an upcoming event', async () => {
  // Ada Moor's first artwork is sold.
  const { body } = await call('GET', '/api/artists/featured');
  expect(body).toMatchObject({ artist: { id: 2 }, artworks: [{ id: 3 }] });
});

test('Without such an artist the featured one is the first with an unsold first artwork', async () => {
  await freshBackend({ collection: { ...smallShop, events: [] }, clock: noon });
  const { body } = await call('GET', '/api/artists/featured');
  expect(body).toMatchObject({ artist: { id: 2 }, events: [] });
});

test('A shop without artists has no featured one', async () => {
  await freshBackend({ collection: { ...smallShop, artists: [] }, clock: noon });
  expect(await call('GET', '/api/artists/featured')).toMatchObject({
    status: 404,
    body: { message: 'Featured artist not found' },
  });
});

test.each([
  ['/api/artworks/999', 'Artwork not found'],
  ['/api/artists/999', 'Artist not found'],
  ['/api/events/999', 'Event not found'],
])('GET %s is a 404 in JSON', async (path, message) => {
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { message } });
});
