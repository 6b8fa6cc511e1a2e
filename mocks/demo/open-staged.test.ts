import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import {
  stateParameters,
  writeSessionState,
  readSessionState,
  withoutStateParameters,
} from './session-state.ts';
import { openDemoBackend } from './open-staged.ts';
import { isolateSession } from './tab-session.ts';

const { getItem, setItem, removeItem } = Storage.prototype;

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  localStorage.clear();
  sessionStorage.clear();
});

/** Goes to an address, or comes back to it, in the tab as it is. */
const open = (search: string, isReturn = false, now = noon()) =>
  openDemoBackend({
    collection: Promise.resolve(smallShop),
    clock: () => now,
    asked: stateParameters(search),
    kept: readSessionState(),
    isReturn,
  });

type Opened = Awaited<ReturnType<typeof open>>;

const cartOf = ({ backend }: Opened) => backend.database.cart.read((rows) => rows.all());

const emptyCart = ({ backend }: Opened) =>
  backend.database.cart.write((rows) => {
    for (const { id } of rows.all()) rows.remove(id);
  });

test('A scenario with rows of its own has a database of its own, and keeps to it after a reload', async () => {
  const first = await open('?scenario=full-cart');
  expect(first.storage).toMatch(/^vernissage-tab-/);
  expect(await cartOf(first)).toHaveLength(5);
  await emptyCart(first);
  const reloaded = await open('?scenario=full-cart', true);
  expect(reloaded.storage).toBe(first.storage);
  expect(await cartOf(reloaded)).toEqual([]);
  const elsewhere = await open('');
  expect(elsewhere.storage).toBe(first.storage);
});

test('A tab whose database has gone begins its scenario anew', async () => {
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

test('A tab whose rows cannot be kept begins its scenario anew at each start', async () => {
  await open('?scenario=full-cart');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await cartOf(await open('', true))).toHaveLength(5);
});

test('A start with rows of its own notes its use and deletes what no tab has used for long', async () => {
  let handleSwept = () => {};
  const swept = () =>
    new Promise<void>((resolve) => {
      handleSwept = resolve;
    });
  // Gives out every lock at once, as where each page before is gone.
  const request = async (_: string, { mode }: LockOptions, work: (lock: object) => unknown) => {
    await work({});
    if (mode !== 'shared') handleSwept();
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

test('Following the link again begins anew', async () => {
  const first = await open('?scenario=full-cart');
  await emptyCart(first);
  const again = await open('?scenario=full-cart');
  expect(again.storage).not.toBe(first.storage);
  expect(await cartOf(again)).toHaveLength(5);
});

test('Bad weather shows the visitor’s own rows', async () => {
  expect((await open('?scenario=slow&fail=/health:500')).storage).toBe('vernissage');
  expect(readSessionState()).toEqual({ text: 'scenario=slow&fail=GET+/health:500' });
});

test('The scenario fresh ends what the tab has kept', async () => {
  await open('?scenario=full-cart');
  const { storage, text } = await open('?scenario=fresh');
  expect({ storage, text }).toEqual({ storage: 'vernissage', text: '' });
  expect(readSessionState()).toBeUndefined();
});

test('Garbage in the tab’s storage is as good as nothing', () => {
  sessionStorage.setItem('vernissage-staging', '{"text":');
  expect(readSessionState()).toBeUndefined();
  sessionStorage.setItem('vernissage-staging', '7');
  expect(readSessionState()).toBeUndefined();
  writeSessionState({ text: 'scenario=slow' });
  expect(readSessionState()).toEqual({ text: 'scenario=slow' });
});

test('An address is told apart from what it asks for', () => {
  expect(stateParameters('?q=1&scenario=slow')).toBe('scenario=slow');
  expect(stateParameters('?q=1')).toBeUndefined();
  expect(withoutStateParameters('http://shop.example/cart?q=1&scenario=slow&fail=x#a')).toBe(
    'http://shop.example/cart?q=1#a',
  );
});

test('A user that a scenario signs in is this tab’s alone', () => {
  localStorage.setItem('user', 'the visitor');
  isolateSession({ username: 'demo', email: 'demo@vernissage.example', role: 'customer' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ username: 'demo' });
  localStorage.removeItem('user');
  expect(localStorage.getItem('user')).toBeNull();
  expect(getItem.call(localStorage, 'user')).toBe('the visitor');
});

test('The client hears of the user that a scenario signs in', () => {
  const heard: unknown[] = [];
  addEventListener('storage', ({ key }) => heard.push(key), { once: true });
  isolateSession(null);
  expect(heard).toEqual(['user']);
});
