// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { CallLog } from '#mocks/backend/server/call-log.ts';
import { setupOf } from '../state/backend-setup.ts';
import { parseDemoState } from '../state/demo-state.ts';
import { ask } from '#src/testing/call.ts';
import { artworkForSale, pick } from '#src/testing/pick.ts';
import { noon } from '#src/testing/small-shop.ts';
import { copiedTest } from './copy-as-test.ts';

// A process of its own for Vitest, on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Call = readonly [method: string, path: string, body?: object];

let folder: string;
beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp('.cache/copied-tests-');
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes calls in a state and copies them as a test. */
async function copied(
  search: string,
  calls: readonly Call[],
  { runner = 'Vitest' as 'Vitest' | 'Playwright', chance = 0.5 } = {},
) {
  const { state } = parseDemoState(new URLSearchParams(search));
  const backend = await createBackend({
    collection,
    clock: noon,
    storage: 'memory',
    setup: setupOf(state),
    random: () => chance,
  });
  for (const call of calls) await ask(backend, ...call);
  return copiedTest(runner, backend.log.calls, backend.log, state, collection);
}

/** Runs texts as test files, each by its name, and reports which pass. */
async function run(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(folder, `${name}.test.ts`), text);
  }
  const config = join(folder, 'vitest.config.mjs');
  const options = {
    root: resolve('.'),
    test: {
      include: [`${folder}/*.test.ts`],
      setupFiles: ['./src/testing/setup.ts'],
      // One process for all: most of the time is spent in loading the backend.
      isolate: false,
      fileParallelism: false,
    },
  };
  await writeFile(config, `export default ${JSON.stringify(options)}`);
  const report = join(folder, 'report.json');
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const words = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  // It exits with 1 where a test fails, as some here are meant to.
  await new Promise((done) => execFile(process.execPath, [vitest, ...words], done));
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  return Object.fromEntries(
    testResults.map(({ name, status }) => [relative(folder, name).replace('.test.ts', ''), status]),
  );
}

const artist = pick(collection.artists, 'an artist');
// The scenario full-cart puts the first three artworks for sale and the last two events into the cart.
const artworksForSale = collection.artworks.filter(({ isSold }) => !isSold);
const artworkToAdd = pick(artworksForSale.slice(3), 'four artworks for sale');
const eventsByDate = collection.events.toSorted((a, b) => a.startsInDays - b.startsInDays);
// The last of the others: the first may be past.
const eventToAdd = pick(eventsByDate.slice(-3), 'three events');

const order = {
  order: { userId: 6, total: 11300, status: 'pending' },
  items: [{ orderId: 0, artworkId: artworkForSale().id, eventId: null, quantity: 1, price: 11300 }],
};

test('What is copied passes as it is, and fails where the shop behaves otherwise', async () => {
  const visit = await copied('scenario=full-cart', [
    ['GET', '/api/artworks'],
    ['GET', '/api/events?upcoming=true'],
    ['GET', `/api/artists/${artist.id}`],
    ['GET', '/health'],
    ['POST', '/api/cart', { userId: 6, artworkId: artworkToAdd.id, quantity: 1 }],
    ['PUT', '/api/cart/6', { quantity: 3 }],
    ['DELETE', '/api/cart/6'],
    ['GET', '/api/cart/6'],
    ['POST', '/api/orders', order],
    ['POST', '/api/auth/login', { username: 'demo', password: 'demo1234' }],
    ['POST', '/api/users', { username: "Ida's", email: 'i@x.example', password: 'first' }],
    ['POST', '/api/auth/login', { username: "Ida's", password: 'first' }],
    ['GET', '/api/artworks/99999'],
    ['HEAD', '/api/artists'],
  ]);
  const failing = await copied('fail=POST /api/orders:network once&fail=/health:503 body Closed', [
    ['POST', '/api/orders', order],
    ['POST', '/api/orders', order],
  ]);
  expect(
    await run({
      visit,
      failing,
      'another-state': visit.replace('scenario=full-cart', 'scenario=sold-out'),
      'another-status': visit.replace('toBe(404)', 'toBe(400)'),
      'another-body': visit.replace('toHaveLength(', 'toHaveLength(1'),
      'no-failure': failing.replace(/fail=.*(?=&clock)/, ''),
      'another-row': visit.replace('"quantity": 3', '"quantity": 4'),
    }),
  ).toEqual({
    visit: 'passed',
    failing: 'passed',
    'another-state': 'failed',
    'another-status': 'failed',
    'another-body': 'failed',
    'no-failure': 'failed',
    'another-row': 'failed',
  });
});

test('Assigned ids and dates are no part of what is expected', async () => {
  const text = await copied('scenario=full-cart', [
    ['POST', '/api/cart', { userId: 6, eventId: eventToAdd.id, quantity: 1 }],
    ['PUT', '/api/cart/6', { quantity: 3 }],
    ['GET', '/api/cart/6'],
  ]);
  expect(text).toContain('await call("PUT", "/api/cart/6", {');
  expect(text).toContain('"quantity": 3');
  expect(text).not.toMatch(/"(id|date)": /);
});

test('Latency and chance are no part of the state that is copied; the clock is', async () => {
  const calls: Call[] = [['GET', '/api/categories']];
  const state = 'scenario=sold-out,flaky&fail=*:503 10%&latency=1';
  expect(await copied(state, calls)).toContain(
    'new URLSearchParams("scenario=sold-out&clock=2026-12-01T12:00")',
  );
});

test('In a page, which reads on its own, counted failures of reads are left out, and what they failed', async () => {
  const state = 'fail=GET /api/artists:500 once&fail=POST /api/orders:500 once';
  const calls: Call[] = [
    ['GET', '/api/artists'],
    ['POST', '/api/orders', order],
  ];
  const text = await copied(state, calls, { runner: 'Playwright' });
  expect(text).toContain(
    'await page.goto("./?" + "fail=POST+/api/orders:500+once&clock=2026-12-01T12:00");',
  );
  expect(text).toContain('// - GET /api/artists 500: there the status is 200\n');
  expect(text).toContain('await call("POST", "/api/orders", {');
});

test('A call whose secret the log has masked is left out and named where another response follows', async () => {
  const text = await copied('', [
    ['POST', '/api/users', { username: 'ida', email: 'i@x.example', password: 'first' }],
    ['POST', '/api/auth/login', { username: 'ida', password: 'second' }],
  ]);
  expect(text).toContain(
    '// Left out, because a new shop in this state answers otherwise:\n// - POST /api/auth/login 401: there the status is 200\n',
  );
});

test('A call that a real server answered is left out and named, and the state has no real calls', async () => {
  const log = new CallLog();
  const call = { at: noon().toISOString(), method: 'GET', status: 200, milliseconds: 1 };
  const answered = { ...call, request: undefined, response: collection.artists };
  log.add({ ...answered, path: '/api/artworks', realServer: 'https://api.example' });
  log.add({ ...answered, path: '/api/artists' });
  const { state } = parseDemoState(new URLSearchParams('live=/api/artworks*'));
  const text = await copiedTest('Playwright', log.calls, log, state, collection);
  expect(text).toContain('// - GET /api/artworks 200: a real server answered it\n');
  expect(text).toContain('await call("GET", "/api/artists");');
  expect(text).not.toContain('live');
});

test('Where no call can be repeated there is nothing to copy', async () => {
  await expect(copied('fail=*:503 50%', [['GET', '/health']], { chance: 0 })).rejects.toThrow(
    'A new shop answers none of these calls so',
  );
});
