// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { event } from '#src/testing/factories.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => freshBackend({ collection: smallShop, clock: noon }));
afterAll(() => server.close());

test('GET /api/events lists all events in ascending order of their dates', async () => {
  expect((await call('GET', '/api/events')).body).toMatchObject([
    { id: 3, date: '2026-11-26T19:30' },
    { id: 2, date: '2026-12-04T19:30' },
    { id: 4, date: '2026-12-10T19:30' },
    { id: 5, date: '2026-12-11T19:30' },
    { id: 6, date: '2026-12-12T19:30' },
    { id: 7, date: '2026-12-13T19:30' },
    { id: 1, date: '2026-12-21T19:30' },
  ]);
});

test('upcoming=true leaves past events out', async () => {
  const { body } = await call('GET', '/api/events?upcoming=true');
  expect(body).toMatchObject([2, 4, 5, 6, 7, 1].map((id) => ({ id })));
});

test('upcoming=false lists all events, like a call without it', async () => {
  const { status, body } = await call('GET', '/api/events?upcoming=false');
  expect(status).toBe(200);
  expect(body).toMatchObject([3, 2, 4, 5, 6, 7, 1].map((id) => ({ id })));
});

test('upcoming and categoryId together list the events that match both', async () => {
  expect((await call('GET', '/api/events?upcoming=true&categoryId=5')).body).toMatchObject([
    { id: 7 },
  ]);
  // Past events of a category are never listed.
  expect((await call('GET', '/api/events?upcoming=false&categoryId=3')).body).toMatchObject(
    [2, 4, 5, 6, 1].map((id) => ({ id })),
  );
});

test.each(['/api/events', '/api/events?upcoming=true', '/api/events?categoryId=3'])(
  '%s lists events that begin at the same time in the order of their ids',
  async (path) => {
    const atOnce = [9, 8, 10].map((id) =>
      event({ id, title: `Act ${id}`, startsInDays: 2, artistId: 2 }),
    );
    await freshBackend({ collection: { ...smallShop, events: atOnce }, clock: noon });
    expect((await call('GET', path)).body).toMatchObject([{ id: 8 }, { id: 9 }, { id: 10 }]);
  },
);

test('Events of the same day are in the order of their times', async () => {
  const ofOneDay = [
    event({ id: 8, title: 'Late', startsInDays: 2, artistId: 2, time: '22:00' }),
    event({ id: 9, title: 'Early', startsInDays: 2, artistId: 2, time: '09:15' }),
  ];
  await freshBackend({ collection: { ...smallShop, events: ofOneDay }, clock: noon });
  expect((await call('GET', '/api/events')).body).toMatchObject([{ id: 9 }, { id: 8 }]);
});

test('An event is upcoming up to and including the minute it begins', async () => {
  let now = new Date(2026, 11, 1, 12, 0);
  await freshBackend({ collection: smallShop, clock: () => now });
  now = new Date(2026, 11, 4, 19, 30);
  expect((await call('GET', '/api/events?upcoming=true')).body).toMatchObject(
    [2, 4, 5, 6, 7, 1].map((id) => ({ id })),
  );
  now = new Date(2026, 11, 4, 19, 31);
  expect((await call('GET', '/api/events?upcoming=true')).body).toMatchObject(
    [4, 5, 6, 7, 1].map((id) => ({ id })),
  );
});

test('categoryId lists the upcoming events of the category in ascending order', async () => {
  expect((await call('GET', '/api/events?categoryId=3')).body).toMatchObject([
    { id: 2 },
    { id: 4 },
    { id: 5 },
    { id: 6 },
    { id: 1 },
  ]);
  expect((await call('GET', '/api/events?categoryId=5')).body).toMatchObject([{ id: 7 }]);
  expect((await call('GET', '/api/events?categoryId=99')).body).toEqual([]);
});

test('GET /api/events/{id} responds with the event, dated in local time', async () => {
  expect((await call('GET', '/api/events/2')).body).toEqual({
    id: 2,
    title: 'Matinee',
    description: 'An evening.',
    image: 'e2.avif',
    date: '2026-12-04T19:30',
    venue: 'The Vault',
    location: 'Portland, OR',
    minPrice: 45,
    maxPrice: 120,
    artistId: 2,
    categoryId: 3,
  });
});
