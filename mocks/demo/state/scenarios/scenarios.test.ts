// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import type { Conditions } from '#mocks/backend/server/conditions.ts';
import { SCENARIOS_KEEPING_PAGES } from '#src/data/demo.ts';
import { localDay } from '#src/domain/local-time.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { ask } from '#src/testing/call.ts';
import { artist, artwork } from '#src/testing/factories.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import * as collection from '#fixtures/collection.ts';
import { partitionRows, type SeedTable, seedTables } from '#fixtures/valid-rows.ts';
import words from './large-catalogue-words.json' with { type: 'json' };
import type { Scenario } from './scenario.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';
import { applyConditions, needsTabDatabase, setupOf } from '../backend-setup.ts';
import { DEFAULT_STATE } from '../demo-state.ts';

afterEach(() => vi.useRealTimers());

const backendWith = (...names: ScenarioName[]) =>
  createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
    random: seededRandom(1),
    setup: setupOf({ ...DEFAULT_STATE, scenarios: names }),
  });

const rowsOf = <Row>(table: {
  read: (query: (rows: { all: () => readonly Row[] }) => readonly Row[]) => Promise<readonly Row[]>;
}) => table.read((rows) => rows.all());

test('full-cart: three works, the unsold ones first, and tickets to two events', async () => {
  const { database } = await backendWith('full-cart');
  expect(await rowsOf(database.cart)).toEqual([
    { id: 1, userId: 6, artworkId: 2, quantity: 1 },
    { id: 2, userId: 6, artworkId: 3, quantity: 1 },
    { id: 3, userId: 6, artworkId: 1, quantity: 1 },
    { id: 4, userId: 6, eventId: 7, quantity: 2 },
    { id: 5, userId: 6, eventId: 1, quantity: 2 },
  ]);
});

test('returning-customer: three earlier orders, a month apart, and a filled cart', async () => {
  const { database } = await backendWith('returning-customer');
  const orders = await rowsOf(database.orders);
  expect(orders.map(({ placedAt, order }) => [localDay(new Date(placedAt)), order.total])).toEqual([
    ['2026-09-02', 987],
    ['2026-10-02', 285],
    ['2026-11-01', 101.94],
  ]);
  expect(await rowsOf(database.cart)).toHaveLength(5);
});

test('sold-out: every work is sold', async () => {
  const { body } = await ask(await backendWith('sold-out'), 'GET', '/api/artworks');
  expect(body.map(({ isSold }: { isSold: boolean }) => isSold)).toEqual([true, true, true]);
});

test('empty-catalogue: categories without works, artists or events', async () => {
  const backend = await backendWith('empty-catalogue');
  expect((await ask(backend, 'GET', '/api/categories')).body).toHaveLength(2);
  expect((await ask(backend, 'GET', '/api/artworks')).body).toEqual([]);
  expect((await ask(backend, 'GET', '/api/artists/featured')).status).toBe(404);
});

test('one-of-each: one work and one event in each category, and their artists', async () => {
  const { database } = await backendWith('one-of-each');
  expect((await database.artworks).all().map(({ id }) => id)).toEqual([1, 3]);
  expect((await database.events).all().map(({ id }) => id)).toEqual([1, 7]);
  expect((await database.artists).all().map(({ id }) => id)).toEqual([1, 2]);
});

test('long-text: extreme texts that match the contract', async () => {
  const backend = await backendWith('long-text');
  const { body } = await ask(backend, 'GET', '/api/artworks');
  expect(body[0].title).toContain('Donaudampfschifffahrt');
  expect(body[2].title).toBe('حديقة الليل والنهار في المدينة القديمة');
  expect(body[0].price).toBe(987654321.99);
});

test.each([
  ['works-300', 300],
  ['works-3000', 3_000],
  ['huge', 100_000],
] as const)('%s: %i works', async (name, count) => {
  const { artworks } = await setupOf({ ...DEFAULT_STATE, scenarios: [name] }).seed!(smallShop);
  expect(artworks).toHaveLength(count);
});

test('large: ten thousand works, the same ones every time', async () => {
  const [one, another] = await Promise.all([backendWith('large'), backendWith('large')]);
  const works = (await one.database.artworks).all();
  expect(works).toHaveLength(10_000);
  expect(works.slice(0, 3).map(({ title }) => title)).toEqual([
    'Sold Sea',
    'Quiet Hill',
    'Frame 12',
  ]);
  expect(works.slice(0, 3)).toEqual(smallShop.artworks);
  expect((await another.database.artworks).all().at(-1)).toEqual(works.at(-1));
});

test('large: an added work is named after the one whose picture it has, and no title occurs twice', async () => {
  const poster = artwork({ id: 4, title: 'Long Ago (One-Sheet)' });
  const own = { ...smallShop, artworks: [...smallShop.artworks, poster] };
  const seeded = await scenarios.large.seed!(own);
  const works = seeded.artworks.slice(own.artworks.length);
  const titleOf = new Map(own.artworks.map(({ image, title }) => [image, title]));
  const nameOf = (image: string) => titleOf.get(image)!.replace(/ \(.*/, '');
  expect(works.filter(({ title, image }) => !title.includes(nameOf(image)))).toEqual([]);
  expect(new Set(works.map(({ title }) => title)).size).toBe(works.length);
  expect(works.slice(0, 5).map(({ title }) => title)).toEqual([
    'Study for Sold Sea',
    'Study for Quiet Hill',
    'Study for Frame 12',
    'Study for Long Ago',
    'Sold Sea (Small Version)',
  ]);
});

test('large: an added artist has the first name of one of the collection, and a last name and a place of its own', async () => {
  const artists = Array.from({ length: 32 }, (_, index) =>
    artist({ id: index + 1, fullName: `Ada${index} Moor${index} Roe` }),
  );
  const seeded = await scenarios.large.seed!({ ...smallShop, artists });
  expect(seeded.artists).toHaveLength(272);
  expect(seeded.artists.slice(32, 34).map(({ fullName }) => fullName)).toEqual([
    `Ada0 ${words.lastNames[0]}`,
    `Ada1 ${words.lastNames[1]}`,
  ]);
  expect(seeded.artists[32]!.bio).toBe(`Lives in ${words.places[0]}.`);
  expect(new Set(seeded.artists.map(({ fullName }) => fullName)).size).toBe(272);
});

const SEED_TABLES = Object.keys(seedTables) as SeedTable[];

// Scenarios are not checked again where they are applied.
test.each(scenarioNames)(
  '%s: what it makes of the collection matches the contract',
  async (name) => {
    const seeded = (await scenarios[name].seed?.(collection)) ?? collection;
    const issues = SEED_TABLES.flatMap((table) => partitionRows(table, seeded[table]).issues);
    expect(issues).toEqual([]);
  },
);

test('first-visit: an empty cart that is not the visitor’s', async () => {
  const { database } = await backendWith('first-visit');
  expect(await rowsOf(database.cart)).toEqual([]);
  expect(needsTabDatabase({ ...DEFAULT_STATE, scenarios: ['first-visit'] })).toBe(true);
});

test('slow: no call is answered within two seconds', async () => {
  const backend = await backendWith('slow');
  vi.useFakeTimers();
  const arrived = vi.fn<(response: unknown) => void>();
  void ask(backend, 'GET', '/health').then(arrived);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(arrived).toHaveBeenCalledOnce();
});

test('flaky: one call in four fails at random', async () => {
  const backend = await backendWith('flaky');
  let failed = 0;
  for (let count = 0; count < 100; count += 1) {
    if ((await ask(backend, 'GET', '/health')).status === 503) failed += 1;
  }
  expect(failed).toBe(28);
});

test('backend-down: every call is a network error', async () => {
  const { answer } = await backendWith('backend-down');
  expect((await answer(new Request('http://shop.example/health'))).type).toBe('error');
});

test('checkout-fails and sign-in-fails: only these calls fail', async () => {
  const backend = await backendWith('checkout-fails', 'sign-in-fails');
  expect((await ask(backend, 'POST', '/api/orders')).status).toBe(500);
  expect((await ask(backend, 'POST', '/api/auth/login')).status).toBe(401);
  expect((await ask(backend, 'GET', '/health')).status).toBe(200);
});

test('An override for every call takes nothing over from the scenario whose failures it replaces', async () => {
  const { conditions } = await backendWith();
  const set = vi.spyOn(conditions, 'set');
  applyConditions(conditions, {
    ...DEFAULT_STATE,
    scenarios: ['flaky'],
    overrides: [{ endpoint: 'any', failure: 500 }],
  });
  expect(set).toHaveBeenLastCalledWith(
    'any',
    expect.objectContaining({ failure: 500, odds: undefined }),
  );
});

test('Scenarios are applied one after the other', async () => {
  const { database } = await backendWith('sold-out', 'full-cart');
  expect(await rowsOf(database.cart)).toHaveLength(5);
  expect((await database.artworks).all().every(({ isSold }) => isSold)).toBe(true);
});

test('a prerendered page is shown at once in the scenarios that change neither rows, reads nor who is signed in', () => {
  const changesReads = ({ setConditions }: Scenario) => {
    const set = vi.fn<Conditions['set']>();
    setConditions?.({ set } as Partial<Conditions> as Conditions);
    return set.mock.calls.some(([call]) => call === 'any' || call.method === 'GET');
  };
  const keeping = scenarioNames.filter((name) => {
    const scenario: Scenario = scenarios[name];
    return !scenario.seed && !scenario.user && !changesReads(scenario);
  });
  expect([...SCENARIOS_KEEPING_PAGES]).toEqual(keeping);
});
