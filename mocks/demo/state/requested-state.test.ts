import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { createDemoControls } from '../demo-controls.ts';
import { parseOverride } from './override.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { readSessionState, writeSessionState } from './session-state.ts';
import { startDemoBackend } from '../start-demo-backend.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Follows a link to an address, or reloads it, in the same tab. */
const open = (search: string, isReturn = false) =>
  startDemoBackend({ collection: smallShop, clock: noon, search, isReturn });

test('A state that cannot be shown is named, and the shop goes on without it', async () => {
  const arranging = vi.spyOn(scenarios['full-cart'], 'arrange');
  arranging.mockRejectedValueOnce(new RangeError('No such time'));
  const page = await open('?scenario=full-cart&latency=800');
  expect(page.mistakes).toEqual(['"scenario=full-cart&latency=800" cannot be shown: No such time']);
  expect([page.storage, page.text]).toEqual([DATABASE_NAME, '']);
  expect(readSessionState()).toBeUndefined();
  const response = await page.backend.answer(new Request('http://shop.example/api/categories'));
  expect(response.status).toBe(200);
});

test('In a build that was made for no real server an address names none', async () => {
  vi.stubEnv('DEV', false);
  const page = await open('?live=*&scenario=full-cart');
  expect(page.livePaths).toBeUndefined();
  expect(page.sendReal).toBeUndefined();
  expect(page.text).toBe('scenario=full-cart');
  expect(page.mistakes).toEqual([
    '"live=*" by an address needs a build with VITE_LIVE_PATHS; Backstage can set it.',
  ]);
  expect((await open('?live=none')).mistakes).toEqual([]);
  // What Backstage has set for the tab.
  writeSessionState({ text: 'live=/api/artworks*' });
  expect((await open('')).livePaths).toHaveLength(1);
  vi.stubEnv('VITE_LIVE_PATHS', 'none');
  expect((await open('?live=*')).livePaths).toHaveLength(1);
});

test.each([
  'POST /api/orders:201 body {"id":1}',
  'POST /api/orders:204',
  'GET /api/artworks/:id:200 body {}',
  'GET /api/artworks:as-is body []',
  'POST /api/users:409 body {"message":"Call us"}',
])('A link that invents the response %s plays in a database of the tab', async (override) => {
  const search = `?${new URLSearchParams({ fail: override })}`;
  const first = await open(search);
  expect(first.storage).toMatch(new RegExp(`^${DATABASE_NAME}-tab-`));
  expect((await open(search, true)).storage).toBe(first.storage);
  const elsewhere = await open('');
  expect(elsewhere.storage).toBe(first.storage);

  const controls = createDemoControls(elsewhere, () => {});
  expect(controls.usesTabDatabase).toBe(true);
  controls.setConditions({ latencies: [] });
  await controls.setClock('2026-12-24');
  await createDemoControls(await open('', true), () => {}).setClock(undefined);
  const later = await open('', true);
  expect(later.storage).toBe(first.storage);

  createDemoControls(later, () => {}).clearConditions();
  expect((await open('', true)).storage).toBe(DATABASE_NAME);
});

test.each(['POST /api/orders:500', '*:never', 'GET /api/artworks:as-is latency 800'])(
  'A link with the failure %s plays in the visitor’s own database',
  async (override) => {
    expect((await open(`?${new URLSearchParams({ fail: override })}`)).storage).toBe(DATABASE_NAME);
  },
);

test('A response that Backstage has replaced leaves the visitor in the database that is open', async () => {
  const page = await open('');
  const override = parseOverride('GET /api/artworks:200 body []');
  createDemoControls(page, () => {}).setConditions({ overrides: [override] });
  expect((await open('', true)).storage).toBe(DATABASE_NAME);
});

test('Whether calls go to a real server is told to the shop', async () => {
  await open('?live=/api/artworks*');
  expect(document.documentElement.dataset.calls).toBe('real');
});
