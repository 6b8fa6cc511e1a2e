import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_NAME, DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { clockFrom, parseClock } from './clock.ts';
import { createDemoControls } from '../demo-controls.ts';
import { type DemoBackend, startDemoBackend } from '../start-demo-backend.ts';

const { getItem, setItem, removeItem } = Storage.prototype;

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(() => {
  delete document.documentElement.dataset.clockAhead;
});

/** Opens a page at noon of 1 December 2026. */
const open = (search = '') =>
  startDemoBackend({ collection: smallShop, clock: noon, search, isReturn: search === '' });

async function datesOf({ backend }: DemoBackend) {
  const path = 'http://shop.example/api/events?upcoming=true';
  const events: { date: string }[] = await (await backend.answer(new Request(path))).json();
  return events.map(({ date }) => date.slice(0, 10));
}

const cartOf = ({ backend }: DemoBackend) => backend.database.cart.read((rows) => rows.all());

const moved = async (page: DemoBackend, days: number) => {
  await createDemoControls(page, () => {}).moveClock(days);
  return open();
};

test('A clock is a day or a moment of it', () => {
  expect(parseClock('2026-12-24')).toBe('2026-12-24');
  expect(parseClock('2026-12-24T18:30')).toBe('2026-12-24T18:30');
});

test.each(['tomorrow', '2026-02-30', '2026-12-24T25:00', '24.12.2026', '2026-12-24T', ''])(
  '"%s" is not a date',
  (text) => {
    expect(() => parseClock(text)).toThrow(
      `"${text}" is not a date. Write "2026-12-24" or "2026-12-24T18:30".`,
    );
  },
);

test.each(['0001-01-01', '0099-05-01', '1969-12-31', '2100-01-01', '9999-12-31'])(
  '%s is outside of the years for which the shop has dates',
  (text) => {
    expect(() => parseClock(text)).toThrow(
      `"${text}" is not a date of the shop, which goes from 1970 to 2099.`,
    );
  },
);

test('A clock is not moved out of those years', async () => {
  const page = await open('?clock=2099-12-20');
  const controls = createDemoControls(page, () => {});
  await expect(controls.moveClock(30)).rejects.toThrow('which goes from 1970 to 2099');
  await expect(controls.setClock('0001-01-01')).rejects.toThrow('"0001-01-01" is not a date');
});

test('A clock goes on over the reloads of its tab, and begins again where its link is followed again', async () => {
  let now = noon();
  const load = (search: string, isReturn: boolean) =>
    startDemoBackend({ collection: smallShop, clock: () => now, search, isReturn });
  const timeOf = ({ backend }: DemoBackend) => backend.clock();
  for (const search of ['?clock=2027-03-05T18:30', '?scenario=slow&clock=2027-03-05T18:30']) {
    now = noon();
    expect(timeOf(await load(search, false))).toEqual(new Date(2027, 2, 5, 18, 30));
    now = new Date(2026, 11, 1, 13, 0);
    expect(timeOf(await load(search, true))).toEqual(new Date(2027, 2, 5, 19, 30));
    const elsewhere = await load('', false);
    expect(timeOf(elsewhere)).toEqual(new Date(2027, 2, 5, 19, 30));
    // Other conditions, or a reset, change nothing of the time.
    createDemoControls(elsewhere, () => {}).setConditions({ latencies: [] });
    now = new Date(2026, 11, 1, 14, 0);
    expect(timeOf(await load('', true))).toEqual(new Date(2027, 2, 5, 20, 30));
    expect(timeOf(await load(search, false))).toEqual(new Date(2027, 2, 5, 18, 30));
  }
});

test('R-73: the page is told how far the clock of its link is ahead', async () => {
  await open('?clock=2027-03-05T12:00');
  const ahead = Number(document.documentElement.dataset.clockAhead);
  expect(new Date(noon().getTime() + ahead)).toEqual(new Date(2027, 2, 5, 12));
});

test.each(['"1e9"', 'null', '1e300', '1e15', '0.5'])(
  'A tab that holds %s for how far its clock is ahead reads the clock anew',
  async (ahead) => {
    const { text } = await open('?clock=2027-03-05T18:30');
    sessionStorage.setItem(DEMO_STATE_KEY, `{"text":"${text}","ahead":${ahead}}`);
    expect((await open('')).backend.clock()).toEqual(new Date(2027, 2, 5, 18, 30));
  },
);

test('A clock goes on from its moment; on a day without a time it is as late as it is', () => {
  let now = noon();
  const day = clockFrom('2027-03-05', () => now);
  const moment = clockFrom('2027-03-05T18:30', () => now);
  expect(day()).toEqual(new Date(2027, 2, 5, 12, 0));
  expect(moment()).toEqual(new Date(2027, 2, 5, 18, 30));
  now = new Date(2026, 11, 1, 12, 45);
  expect(day()).toEqual(new Date(2027, 2, 5, 12, 45));
  expect(moment()).toEqual(new Date(2027, 2, 5, 19, 15));
});

test('A link with a clock seeds the events from that day, in a database of the tab', async () => {
  const page = await open('?clock=2027-03-01');
  expect(page.storage).toMatch(new RegExp(`^${DATABASE_NAME}-tab-`));
  expect(page.text).toBe('clock=2027-03-01');
  expect(await datesOf(page)).toEqual([
    '2027-03-04',
    '2027-03-10',
    '2027-03-11',
    '2027-03-12',
    '2027-03-13',
    '2027-03-21',
  ]);
});

test('Moving the clock takes cart, user and event dates along, and leaves the visitor’s own as they are', async () => {
  const own = await open();
  await own.backend.database.ready;
  await own.backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  localStorage.setItem('user', 'ida');
  const tomorrow = await moved(own, 1);
  expect(tomorrow.text).toBe('clock=2026-12-02');
  expect(await cartOf(tomorrow)).toHaveLength(1);
  expect(localStorage.getItem('user')).toBe('ida');
  expect(await datesOf(tomorrow)).toEqual(await datesOf(own));

  await tomorrow.backend.database.cart.write((rows) => rows.remove(1));
  const nextWeek = await moved(tomorrow, 6);
  expect(nextWeek.storage).toBe(tomorrow.storage);
  // Five events would be left, so that all are dated anew.
  expect((await datesOf(nextWeek))[0]).toBe('2026-12-11');

  await createDemoControls(nextWeek, () => {}).setClock(undefined);
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  const back = await open();
  expect(back.storage).toBe(DATABASE_NAME);
  expect(await cartOf(back)).toHaveLength(1);
  expect((await datesOf(back))[0]).toBe('2026-12-04');
});

test('Orders are placed at the time of the clock', async () => {
  const { backend } = await open('?clock=2027-03-01T09:15');
  await ask(backend, 'POST', '/api/orders', {
    order: { userId: 6, total: 285, status: 'pending' },
    items: [{ orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 }],
  });
  const [order] = await backend.database.orders.read((rows) => rows.all());
  expect(order!.placedAt).toBe(new Date(2027, 2, 1, 9, 15).toISOString());
});
