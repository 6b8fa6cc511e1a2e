import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME, DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { stateParameters } from './state/asked-state.ts';
import {
  writeSessionState,
  readSessionState,
  withoutStateParameters,
} from './state/session-state.ts';
import { beginAnew } from './state/requested-state.ts';
import { type DemoBackend, startDemoBackend } from './start-demo-backend.ts';
import { isolateSession } from './state/tab-session.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

/** Follows a link to an address, or reloads it, in the same tab. */
const open = (search: string, isReturn = false, now = noon()) =>
  startDemoBackend({
    collection: smallShop,
    clock: () => now,
    search,
    isReturn,
  });

const cartOf = ({ backend }: DemoBackend) => backend.database.cart.read((rows) => rows.all());

const emptyCart = ({ backend }: DemoBackend) =>
  backend.database.cart.write((rows) => {
    for (const { id } of rows.all()) rows.remove(id);
  });

test('A scenario with rows gets a database for its tab, and continues in it after a reload', async () => {
  const first = await open('?scenario=full-cart');
  expect(first.storage).toMatch(new RegExp(`^${DATABASE_NAME}-tab-`));
  expect(await cartOf(first)).toHaveLength(5);
  await emptyCart(first);
  const reloaded = await open('?scenario=full-cart', true);
  expect(reloaded.storage).toBe(first.storage);
  expect(await cartOf(reloaded)).toEqual([]);
  const elsewhere = await open('');
  expect(elsewhere.storage).toBe(first.storage);
});

test('After a change of a scenario the next page begins it in a new database', async () => {
  const first = await open('?scenario=full-cart');
  await emptyCart(first);
  beginAnew();
  const reloaded = await open('?scenario=full-cart', true);
  expect(reloaded.storage).not.toBe(first.storage);
  expect(await cartOf(reloaded)).toHaveLength(5);
});

test('The address says which calls are real, the tab keeps it, and mistakes are named', async () => {
  const first = await open('?live=/api/artworks*,/api/nothing');
  expect(first.livePaths).toEqual([{ method: 'any', path: '/api/artworks*' }]);
  expect(first.sendReal).toBeDefined();
  expect(first.storage).toBe(DATABASE_NAME);
  expect(first.mistakes).toEqual([expect.stringContaining('"/api/nothing" is not a call')]);
  const { dataset } = document.documentElement;
  expect(JSON.parse(dataset.demoMistakes!)).toEqual(first.mistakes);
  expect((await open('')).livePaths).toHaveLength(1);
  expect(dataset.demoMistakes).toBe('[]');
  expect((await open('?live=none')).sendReal).toBeUndefined();
});

test('A build says which calls are real where the address says nothing of them', async () => {
  vi.stubEnv('VITE_LIVE_PATHS', '/health,/api/nothing');
  const built = await open('');
  expect(built.livePaths).toEqual([{ method: 'any', path: '/health' }]);
  expect(built.mistakes).toHaveLength(1);
  expect(readSessionState()).toBeUndefined();
  expect((await open('?live=none')).livePaths).toBeUndefined();
  vi.unstubAllEnvs();
});

test('A tab whose database was deleted begins its scenario again', async () => {
  const first = await open('?scenario=returning-customer');
  await emptyCart(first);
  localStorage.removeItem('user');
  first.backend.close();
  await deleteDB(first.storage);

  const restored = await open('', true);
  expect(await cartOf(restored)).toHaveLength(5);
  expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({ username: 'demo' });
  await emptyCart(restored);
  expect(await cartOf(await open('', true))).toEqual([]);
});

test('Without IndexedDB a scenario begins again at each start', async () => {
  await open('?scenario=full-cart');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await cartOf(await open('', true))).toHaveLength(5);
});

test('A start with a tab database stores its date and deletes databases that no tab has used for long', async () => {
  let resolveSwept = () => {};
  const swept = () =>
    new Promise<void>((resolve) => {
      resolveSwept = resolve;
    });
  // Grants every lock at once, as if every earlier page were gone.
  const request = async (_: string, { mode }: LockOptions, work: (lock: object) => unknown) => {
    await work({});
    if (mode !== 'shared') resolveSwept();
  };
  vi.stubGlobal('navigator', { locks: { request } });

  const [old] = await Promise.all([open('?scenario=full-cart'), swept()]);
  old.backend.close();
  const yearsLater = new Date(2028, 0, 1);
  const [{ storage }] = await Promise.all([
    open('?scenario=full-cart', false, yearsLater),
    swept(),
  ]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([storage]);
});

test('Following the link again begins the scenario again, in a new database', async () => {
  const first = await open('?scenario=full-cart');
  await emptyCart(first);
  const again = await open('?scenario=full-cart');
  expect(again.storage).not.toBe(first.storage);
  expect(await cartOf(again)).toHaveLength(5);
});

test('A state with only latency and failures uses the visitor’s database', async () => {
  expect((await open('?scenario=slow&fail=/health:500')).storage).toBe(DATABASE_NAME);
  expect(readSessionState()).toEqual({
    text: 'scenario=slow&fail=GET+/health:500',
    isFromLink: true,
  });
});

test('The scenario fresh removes the tab’s session state', async () => {
  await open('?scenario=full-cart');
  const { storage, text } = await open('?scenario=fresh');
  expect({ storage, text }).toEqual({ storage: DATABASE_NAME, text: '' });
  expect(readSessionState()).toBeUndefined();
});

test('Garbage in sessionStorage reads as no session state', () => {
  sessionStorage.setItem(DEMO_STATE_KEY, '{"text":');
  expect(readSessionState()).toBeUndefined();
  sessionStorage.setItem(DEMO_STATE_KEY, '7');
  expect(readSessionState()).toBeUndefined();
  writeSessionState({ text: 'scenario=slow' });
  expect(readSessionState()).toEqual({ text: 'scenario=slow' });
});

test('The state’s parameters are separated from the rest of an address', () => {
  expect(stateParameters('?q=1&scenario=slow')).toBe('scenario=slow');
  expect(stateParameters('?q=1')).toBeUndefined();
  expect(withoutStateParameters('http://shop.example/cart?q=1&scenario=slow&fail=x#a')).toBe(
    'http://shop.example/cart?q=1#a',
  );
});

test('A user that a scenario signs in is signed in only in this tab', () => {
  const { getItem } = Storage.prototype;
  localStorage.setItem('user', 'the visitor');
  isolateSession({ username: 'demo', email: 'demo@shop.example', role: 'customer' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ username: 'demo' });
  localStorage.removeItem('user');
  expect(localStorage.getItem('user')).toBeNull();
  expect(getItem.call(localStorage, 'user')).toBe('the visitor');
});

test('Signing in a scenario’s user fires a storage event', () => {
  const keys: unknown[] = [];
  addEventListener('storage', ({ key }) => keys.push(key), { once: true });
  isolateSession(null);
  expect(keys).toEqual(['user']);
});

test('A tab continues in no other database than one of a tab', async () => {
  const stored = { text: 'scenario=full-cart', storage: DATABASE_NAME };
  sessionStorage.setItem(DEMO_STATE_KEY, JSON.stringify(stored));
  const { storage, text } = await open('', true);
  expect(text).toBe('scenario=full-cart');
  expect(storage).toMatch(new RegExp(`^${DATABASE_NAME}-tab-.{36}$`));
});

test.each([
  '7',
  '{"text":7}',
  '{"text":null}',
  '{"text":{"length":9}}',
  '{"text":"scenario=full-cart","storage":7}',
  '["scenario=slow"]',
  '{',
])('A tab that holds %s is in no state', async (stored) => {
  sessionStorage.setItem(DEMO_STATE_KEY, stored);
  const { storage, text } = await open('', true);
  expect([storage, text]).toEqual([DATABASE_NAME, '']);
});
