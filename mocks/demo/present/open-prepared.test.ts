import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { PRESENT_KEY } from '#mocks/demo/entry-points.ts';
import { type DemoBackend, startDemoBackend } from '../start-demo-backend.ts';
import { readSessionState } from '../state/session-state.ts';
import { startOver, startPresenting, stopPresenting } from './open-prepared.ts';
import { readPresentation, updatePresentation } from './presentation.ts';

const { getItem, setItem, removeItem } = Storage.prototype;
const opened = vi.fn<(href: string) => void>();

beforeEach(() => {
  indexedDB = new IDBFactory();
  opened.mockReset();
});

afterEach(() => {
  // Listeners of `pagehide` have their last word.
  dispatchEvent(new Event('pagehide'));
  ownStorage();
});

/** What a new document begins with: nothing is redirected. */
const ownStorage = () => Object.assign(Storage.prototype, { getItem, setItem, removeItem });

/** Leaves the page for one at an address, in the same tab. */
function open(search = '') {
  dispatchEvent(new Event('pagehide'));
  ownStorage();
  return startDemoBackend({
    collection: smallShop,
    clock: () => new Date(),
    search,
    isReturn: false,
  });
}

const addLine = ({ backend }: DemoBackend, artworkId: number) =>
  backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId, quantity: 1 })),
  );

const cartOf = async ({ backend }: DemoBackend) =>
  (await backend.database.cart.read((rows) => rows.all())).map(({ id, artworkId }) => [
    id,
    artworkId,
  ]);

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A visitor's shop with one line, presented from the cart. */
async function presented() {
  const own = await open();
  await addLine(own, 2);
  localStorage.setItem('user', '{"username":"ida"}');
  sessionStorage.setItem('checkout-draft', '{"email":"ida@example.com"}');
  history.replaceState(null, '', '/cart?sort=price&present=5&backstage');
  await startPresenting(own, 5, [], opened);
  own.backend.close();
  return open('?present=5');
}

test('Present mode begins at the address without what asks for it, with the rows and the user that there were', async () => {
  const stand = await presented();
  expect(opened).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/cart?sort=price');
  expect(stand.storage).not.toBe(DATABASE_NAME);
  expect(await cartOf(stand)).toEqual([[1, 2]]);
  expect(localStorage.getItem('user')).toBe('{"username":"ida"}');
  expect(readPresentation()).toMatchObject({ minutes: 5, isFresh: true, mistakes: [] });
});

test('No address leads a visitor of the stand to other rows', async () => {
  const stand = await presented();
  const elsewhere = await open('?scenario=fresh');
  expect(elsewhere.storage).toBe(stand.storage);
  expect((await open('?scenario=full-cart&clock=2026-12-24')).storage).toBe(stand.storage);
  expect(readSessionState()).toMatchObject({ text: '', storage: stand.storage });
});

test('Starting over brings rows, user and draft back, in another database and with the same numbers', async () => {
  const stand = await presented();
  await addLine(stand, 3);
  await stand.backend.database.cart.write((rows) => rows.remove(1));
  localStorage.setItem('user', '{"username":"eve"}');
  sessionStorage.setItem('checkout-draft', '{"email":"eve@example.com"}');
  sessionStorage.setItem('placed-order', '{}');
  updatePresentation({ isFresh: false });

  await startOver(stand, opened);
  // What the shop keeps as its page is left.
  sessionStorage.setItem('checkout-draft', '{"email":"eve@example.com"}');
  const next = await open();
  expect(opened).toHaveBeenLastCalledWith('http://localhost:3000/cart?sort=price');
  expect(next.storage).not.toBe(stand.storage);
  expect(await databases()).not.toContain(stand.storage);
  expect(await cartOf(next)).toEqual([[1, 2]]);
  await addLine(next, 4);
  expect(await cartOf(next)).toEqual([
    [1, 2],
    [2, 4],
  ]);
  expect(localStorage.getItem('user')).toBe('{"username":"ida"}');
  expect(sessionStorage.getItem('checkout-draft')).toBe('{"email":"ida@example.com"}');
  expect(sessionStorage.getItem('placed-order')).toBeNull();
  expect(readPresentation()?.isFresh).toBe(true);
});

test('What was viewed before is there for each visitor, and what one has viewed for no other', async () => {
  localStorage.setItem('recently-viewed', '{"ids":[1],"state":""}');
  const stand = await presented();
  const viewed = () => JSON.parse(sessionStorage.getItem('recently-viewed') ?? 'null');
  const state = () => sessionStorage.getItem(`${DATABASE_NAME}-staging`);
  expect(viewed()).toEqual({ ids: [1], state: state() });
  sessionStorage.setItem('recently-viewed', JSON.stringify({ ids: [9], state: state() }));
  await startOver(stand, opened);
  await open();
  expect(viewed()).toEqual({ ids: [1], state: state() });
});

test('The end leads to the visitor’s own shop, and leaves no database and nothing in the tab', async () => {
  const stand = await presented();
  await addLine(stand, 3);
  await stopPresenting(stand, opened);
  const own = await open();
  expect(opened).toHaveBeenLastCalledWith('http://localhost:3000/cart?sort=price');
  expect(own.storage).toBe(DATABASE_NAME);
  expect(await cartOf(own)).toEqual([[1, 2]]);
  expect(await databases()).toEqual([DATABASE_NAME]);
  expect(Object.keys(sessionStorage)).toEqual(['checkout-draft']);
  expect(localStorage.getItem('user')).toBe('{"username":"ida"}');
});

test('A scenario and its clock are those of each visitor, and of the tab afterwards', async () => {
  const search = '?scenario=full-cart&clock=2026-12-24';
  history.replaceState(null, '', `/${search}&present`);
  const prepared = await open(search);
  await startPresenting(prepared, 3, [], opened);
  const stand = await open(search);
  expect(opened).toHaveBeenLastCalledWith('http://localhost:3000/');
  expect(stand.text).toBe('scenario=full-cart&clock=2026-12-24');
  expect(stand.backend.clock().toDateString()).toBe('Thu Dec 24 2026');
  await stand.backend.database.cart.write((rows) => rows.remove(1));
  await startOver(stand, opened);
  const next = await open();
  expect(await cartOf(next)).toHaveLength(5);
  await stopPresenting(next, opened);
  expect((await open()).storage).toBe(prepared.storage);
});

test('Where the prepared rows are gone the scenario begins anew', async () => {
  history.replaceState(null, '', '/?scenario=full-cart&present');
  const prepared = await open('?scenario=full-cart');
  await startPresenting(prepared, 3, [], opened);
  const stand = await open();
  await deleteDB(readPresentation()!.rows!);
  await startOver(stand, opened);
  const next = await open();
  expect(await cartOf(next)).toHaveLength(5);
  expect(readPresentation()?.rows).toBeUndefined();
});

test('A browser that keeps no rows presents the scenario, which begins anew each time', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const prepared = await open('?scenario=full-cart');
  await startPresenting(prepared, 3, [], opened);
  const stand = await open();
  await stand.backend.database.cart.write((rows) => rows.remove(1));
  await startOver(stand, opened);
  expect(await cartOf(await open())).toHaveLength(5);
});

test('Where the browser keeps nothing for a tab, the shop is not presented', async () => {
  const own = await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(startPresenting(own, 3, [], opened)).rejects.toThrow('keeps nothing for a tab');
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  '7',
  '{}',
  '{"minutes":-1}',
  JSON.stringify({ minutes: 3, href: 'https://elsewhere.example/', text: '', entries: {} }),
])('%s in storage is no present mode, and nothing is changed for it', async (stored) => {
  sessionStorage.setItem(PRESENT_KEY, stored);
  expect(readPresentation()).toBeUndefined();
  const own = await open();
  await expect(startOver(own, opened)).rejects.toThrow('not in present mode');
  await expect(stopPresenting(own, opened)).rejects.toThrow('not in present mode');
  updatePresentation({ isFresh: false });
  expect(sessionStorage.getItem(PRESENT_KEY)).toBe(stored);
  expect(opened).not.toHaveBeenCalled();
  expect(own.storage).toBe(DATABASE_NAME);
});

test.each([
  { href: 'https://elsewhere.example/' },
  { href: 'javascript:alert(1)' },
  { rows: DATABASE_NAME },
])(
  'A presentation with %o is none: no other site opens, and no other database goes',
  async (part) => {
    await presented();
    sessionStorage.setItem(PRESENT_KEY, JSON.stringify({ ...readPresentation(), ...part }));
    expect(readPresentation()).toBeUndefined();
  },
);
