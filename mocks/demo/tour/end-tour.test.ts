import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME, DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { TOUR_KEY } from '../entry-points.ts';
import { startDemoBackend } from '../start-demo-backend.ts';
import { isTabDatabase } from '../state/tab-database.ts';
import { endTour, leaveEndedTour, removeEndedStep } from './end-tour.ts';
import { chooseOwnTour, noteShop, resumeTour, tourProgress } from './tour-progress.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  tourProgress.setState(tourProgress.getInitialState(), true);
});

/** Loads a page, and takes the tour on where there is one. */
async function load(address: string) {
  history.replaceState(null, '', address);
  const { search } = location;
  const demo = await startDemoBackend({
    collection: smallShop,
    clock: noon,
    search,
    isReturn: false,
  });
  const isTab = isTabDatabase(demo.storage);
  resumeTour({ before: demo.before, ...(isTab && { database: demo.storage }) });
  return demo;
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name = '' }) => name);

test('The end goes back to the address, its entry and what the tab had stored', async () => {
  history.replaceState({ key: 'before' }, '', '/artworks?sort=price-asc#top');
  sessionStorage.setItem('checkout-draft', 'mine');
  noteShop();
  await load('/?scenario=first-visit&tour=1');
  sessionStorage.setItem('checkout-draft', 'made up');
  sessionStorage.setItem('last-order', 'of the tour');
  const demo = await load('/cart?scenario=full-cart&tour=6');
  const reload = vi.fn<() => void>();
  await endTour(demo, reload);

  expect(reload).toHaveBeenCalledOnce();
  expect(location.pathname + location.search + location.hash).toBe('/artworks?sort=price-asc#top');
  expect(history.state).toEqual({ key: 'before' });
  expect({ ...sessionStorage }).toEqual({ 'checkout-draft': 'mine' });
  expect(tourProgress.getState().step).toBeUndefined();
});

test('The databases of all steps end with the tour, and the visitor’s stays', async () => {
  const own = await load('/');
  await own.backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 3 })),
  );
  own.backend.close();
  (await load('/?scenario=first-visit&tour=1')).backend.close();
  const demo = await load('/cart?scenario=full-cart&tour=6');
  expect((await databaseNames()).filter(isTabDatabase)).toHaveLength(2);
  await endTour(demo, () => {});
  expect(await databaseNames()).toEqual([DATABASE_NAME]);
});

test('A state from before the tour goes on with its rows', async () => {
  const before = await load('/?scenario=returning-customer');
  before.backend.close();
  const stored = sessionStorage.getItem(DEMO_STATE_KEY);
  await endTour(await load('/cart?scenario=full-cart&tour=6'), () => {});
  expect(sessionStorage.getItem(DEMO_STATE_KEY)).toBe(stored);
  expect(await databaseNames()).toContain(before.storage);
  expect(location.href).toBe(`${location.origin}/`);
});

test('A tour of one’s own stays chosen, and is not on', async () => {
  chooseOwnTour('# Mine\n## One\n/cart?scenario=full-cart');
  noteShop();
  await endTour(await load('/cart?scenario=full-cart&tour=1'), () => {});
  expect(JSON.parse(sessionStorage.getItem(TOUR_KEY)!)).toEqual({
    text: '# Mine\n## One\n/cart?scenario=full-cart',
  });
});

test('An address of another site that the tab holds is not gone to', async () => {
  const before = { href: 'https://elsewhere.example/', stored: {} };
  sessionStorage.setItem(TOUR_KEY, JSON.stringify({ step: 0, before }));
  await endTour(await load('/?scenario=first-visit&tour=1'), () => {});
  expect(location.href).toBe(`${location.origin}/`);
});

test('A step to which the visitor goes back after the end is a page of the shop', async () => {
  sessionStorage.setItem('checkout-draft', 'mine');
  history.replaceState(null, '', '/cart?scenario=full-cart&tour=6');
  const demo = await startDemoBackend({
    collection: smallShop,
    clock: noon,
    search: location.search,
    isReturn: true,
  });
  await leaveEndedTour(demo, () => {});
  expect(location.pathname + location.search).toBe('/cart');
  expect({ ...sessionStorage }).toEqual({ 'checkout-draft': 'mine' });
  expect(await databaseNames()).toEqual([]);
});

test('A step to which the visitor goes back without a load loses its address once the tour has ended', async () => {
  history.replaceState({ key: 'step' }, '', '/artwork/1?scenario=fresh&tour=4&size=large#top');
  sessionStorage.setItem(TOUR_KEY, JSON.stringify({ step: 3 }));
  removeEndedStep();
  expect(location.search).toBe('?scenario=fresh&tour=4&size=large');

  sessionStorage.removeItem(TOUR_KEY);
  removeEndedStep();
  expect(location.pathname + location.search + location.hash).toBe('/artwork/1?size=large#top');
  expect(history.state).toEqual({ key: 'step' });
});
