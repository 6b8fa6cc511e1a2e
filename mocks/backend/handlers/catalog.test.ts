// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { artwork, event } from '#src/testing/factories.ts';
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

test('GET /api/artworks/{id} responds with the artwork', async () => {
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

test('GET /api/artists/{id} responds with the artist, all artworks and the upcoming events in ascending order', async () => {
  expect((await call('GET', '/api/artists/2')).body).toMatchObject({
    artist: { id: 2, fullName: 'Ben Ito' },
    artworks: [{ id: 3 }],
    events: [
      { id: 2, date: '2026-12-04T19:30' },
      { id: 1, date: '2026-12-21T19:30' },
    ],
  });
});

test('An artist without artworks or events has empty lists', async () => {
  const cleo = { ...smallShop.artists[0]!, id: 3, fullName: 'Cleo Park' };
  const collection = { ...smallShop, artists: [...smallShop.artists, cleo] };
  await freshBackend({ collection, clock: noon });
  expect(await call('GET', '/api/artists/3')).toMatchObject({
    status: 200,
    body: { artist: { id: 3 }, artworks: [], events: [] },
  });
});

test('Events of an artist that begin at the same time are in the order of their ids', async () => {
  const atOnce = [9, 8].map((id) =>
    event({ id, title: `Act ${id}`, startsInDays: 2, artistId: 2 }),
  );
  await freshBackend({ collection: { ...smallShop, events: atOnce }, clock: noon });
  const { body } = await call('GET', '/api/artists/2');
  expect((body as { events: object[] }).events).toMatchObject([{ id: 8 }, { id: 9 }]);
});

test('The featured artist has an unsold first artwork and an upcoming event', async () => {
  // Ada Moor's first artwork is sold.
  const { body } = await call('GET', '/api/artists/featured');
  expect(body).toMatchObject({ artist: { id: 2 }, artworks: [{ id: 3 }] });
});

test('Without upcoming events, an artist with an unsold first artwork is featured', async () => {
  await freshBackend({ collection: { ...smallShop, events: [] }, clock: noon });
  const { body } = await call('GET', '/api/artists/featured');
  expect(body).toMatchObject({ artist: { id: 2 }, events: [] });
});

const ada = smallShop.artists[0]!;
const show = event({ id: 1, title: 'Show', startsInDays: 3, artistId: 2 });

/** The response of `/api/artists/featured` when Ada, Ben (2) and Cleo (3) have these artworks and events. */
async function featuredOf(
  artworks: (typeof smallShop)['artworks'],
  events: (typeof smallShop)['events'],
) {
  const artists = [ada, { ...ada, id: 2, fullName: 'Ben' }, { ...ada, id: 3, fullName: 'Cleo' }];
  await freshBackend({ collection: { ...smallShop, artists, artworks, events }, clock: noon });
  return (await call('GET', '/api/artists/featured')).body;
}

const work = (id: number, artistId: number, isSold = false) =>
  artwork({ id, title: `Work ${id}`, price: 10, artistId, categoryId: 1, isSold });

test('If two artists qualify equally, the one whose first artwork is newer is featured', async () => {
  const works = [work(1, 3), work(2, 2), work(3, 3)];
  const events = [
    { ...show, artistId: 3 },
    { ...show, id: 2 },
  ];
  expect(await featuredOf(works, events)).toMatchObject({ artist: { id: 2 } });
  // Without events they are equal too.
  expect(await featuredOf(works, [])).toMatchObject({ artist: { id: 2 } });
});

test('An artist with an unsold first artwork and an upcoming event is featured before one without events', async () => {
  expect(await featuredOf([work(1, 1), work(2, 3)], [{ ...show, artistId: 3 }])).toMatchObject({
    artist: { id: 3 },
    artworks: [{ id: 2 }],
    events: [{ id: 1 }],
  });
});

test('An artist with past events only counts as one without events', async () => {
  const events = [
    { ...show, artistId: 1, startsInDays: -1 },
    { ...show, id: 2, artistId: 3 },
  ];
  expect(await featuredOf([work(1, 1), work(2, 3)], events)).toMatchObject({ artist: { id: 3 } });
});

test('An artist with an unsold first artwork is featured before one with events but no artworks', async () => {
  expect(await featuredOf([work(1, 3)], [{ ...show, artistId: 1 }])).toMatchObject({
    artist: { id: 3 },
  });
});

test('If no artist has an unsold first artwork, the first artist is featured', async () => {
  const soldFirst = [work(1, 2, true), work(2, 2)];
  expect(await featuredOf(soldFirst, [show])).toMatchObject({
    artist: { id: 1 },
    artworks: [],
    events: [],
  });
});

test('Without artists, the featured artist is a 404', async () => {
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
])('GET %s of an unknown id responds 404 in JSON', async (path, message) => {
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { message } });
});
