import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import type { OrderRow } from '#mocks/backend/db/stored-rows.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { ROW_EDITS_KEY, storeEdits } from '../collection/row-edits.ts';
import { createDemoControls } from '../demo-controls.ts';
import { type DemoBackend, startDemoBackend } from '../start-demo-backend.ts';
import { tourProgress } from '../tour/tour-progress.ts';
import { parseDemoState } from '../state/demo-state.ts';
import { FRAGMENT } from '../state/asked-state.ts';
import { readSessionState, writeSessionState } from '../state/session-state.ts';
import { collectHandOver } from './collect-hand-over.ts';
import { describeHandOver } from './describe-hand-over.ts';
import { type HandOver, HandOver as Schema } from './hand-over.ts';
import { goToHandOver } from './open-hand-over.ts';
import { whatUninstallRemoves } from '../rows/uninstall.ts';
import { makeLink } from './make-link.ts';
import { parseHandOverFile } from './parse-file.ts';
import { pack, unpack } from './packed-text.ts';
import { reachableOrigin } from './network-origins.ts';
import { hrefOfPage, nameOfPage, pageOf } from './page-address.ts';

const { getItem, setItem, removeItem } = Storage.prototype;

beforeEach(() => {
  indexedDB = new IDBFactory();
});

afterEach(nextDevice);

/** Another device has nothing of this one. */
function nextDevice() {
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Opens an address of the small shop as the browser would. */
async function open(address = '/', isReturn = false): Promise<DemoBackend> {
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  history.replaceState(null, '', address);
  return startDemoBackend({ collection: smallShop, clock: noon, isReturn });
}

const addToCart = (demo: DemoBackend, line: object) =>
  ask(demo.backend, 'POST', '/api/cart', { userId: CART_USER_ID, ...line });

const cartOf = async ({ backend }: DemoBackend) =>
  (await backend.database.cart.read((rows) => rows.all())).map(
    ({ artworkId, eventId, quantity }) => [artworkId ?? `event ${eventId}`, quantity],
  );

const stateOf = ({ text }: DemoBackend) => parseDemoState(new URLSearchParams(text)).state;

const collect = (demo: DemoBackend) => collectHandOver(demo, stateOf(demo), smallShop);

async function linkOf(demo: DemoBackend): Promise<string> {
  const { pathname, search, hash } = await makeLink(await collect(demo), location.href);
  return pathname + search + hash;
}

const signIn = (user: object) => localStorage.setItem('user', JSON.stringify(user));
const demoAccount = { id: 1, username: 'demo', email: 'demo@shop.example', role: 'customer' };

const handOver = (rows: object, changes: object = {}): HandOver =>
  ({ version: 1, state: '', rows: { cart: [], ...rows }, ...changes }) as HandOver;
const fragmentOf = async (value: unknown) => `/${FRAGMENT}${await pack(value)}`;

test('Another device opens the page with the cart, the account, the scenario and the filters', async () => {
  const presenter = await open('/category/paintings?price=100-500&scenario=sold-out');
  await addToCart(presenter, { eventId: 2, quantity: 2 });
  await addToCart(presenter, { eventId: 4, quantity: 1 });
  signIn(demoAccount);
  const link = await linkOf(presenter);
  expect(link).toMatch(/^\/category\/paintings\?price=100-500#handed=[\w-]+$/);

  nextDevice();
  const receiver = await open(link);
  expect(receiver.mistakes).toEqual([]);
  expect(receiver.received?.asksFirst).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe(
    '/category/paintings?price=100-500',
  );
  expect(await cartOf(receiver)).toEqual([
    ['event 2', 2],
    ['event 4', 1],
  ]);
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ username: 'demo' });
  expect((await ask(receiver.backend, 'GET', '/api/artworks/2')).body).toMatchObject({
    isSold: true,
  });
});

test('What was handed over stays over a reload, and a fresh link brings back what was there before', async () => {
  const visitor = await open();
  await addToCart(visitor, { artworkId: 3, quantity: 1 });
  signIn({ id: 7, username: 'ida', email: 'ida@example.com', role: 'customer' });
  const link = await fragmentOf(handOver({ cart: [{ artworkId: 2, quantity: 1 }] }));

  const asked = await open(link);
  expect(asked.received?.asksFirst).toBe(true);
  expect(await cartOf(asked)).toEqual([[3, 1]]);
  expect(location.hash).toMatch(/^#handed=/);

  const restart = vi.fn<() => void>();
  createDemoControls(asked, restart).openState(goToHandOver(asked.received!.handOver));
  expect(restart).toHaveBeenCalledOnce();
  const opened = await open(location.pathname + location.hash, true);
  expect(opened.received?.asksFirst).toBe(false);
  expect(location.hash).toBe('');
  expect(await cartOf(opened)).toEqual([[2, 1]]);
  expect(localStorage.getItem('user')).toBeNull();
  await addToCart(opened, { artworkId: 3, quantity: 1 });
  expect(await cartOf(await open('/', true))).toEqual([
    [2, 1],
    [3, 1],
  ]);

  const back = await open('/?scenario=fresh');
  expect(back.storage).toBe(DATABASE_NAME);
  expect(await cartOf(back)).toEqual([[3, 1]]);
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ username: 'ida' });
});

test('A tab in a demo state is asked first, also where its visitor has nothing', async () => {
  await open('/?scenario=slow');
  const asked = await open(await fragmentOf(handOver({})));
  expect(asked.received?.asksFirst).toBe(true);
  expect(asked.text).toBe('scenario=slow');
});

test('A state that an address can say stays in the query, and needs no question', async () => {
  const presenter = await open('/artworks?scenario=sold-out,slow&clock=2026-12-24&tour=3');
  expect(await linkOf(presenter)).toBe('/artworks?scenario=sold-out,slow&clock=2026-12-24');
});

test('A cart that its scenario has filled and somebody emptied arrives empty', async () => {
  const presenter = await open('/cart?scenario=full-cart');
  await presenter.backend.database.cart.write((rows) => {
    for (const { id } of rows.all()) rows.remove(id);
  });
  const link = await linkOf(presenter);
  nextDevice();
  expect(await cartOf(await open(link))).toEqual([]);
});

test('Dates of events count from the day of the other device', async () => {
  const receiver = await open(await fragmentOf(handOver({ seededOn: '2026-11-28' })));
  expect((await ask(receiver.backend, 'GET', '/api/events/1')).body).toMatchObject({
    date: '2026-12-18T19:30',
  });
  expect((await collect(receiver)).rows.seededOn).toBe('2026-11-28');
});

test('Only the fields that were edited travel', async () => {
  const [, hill] = smallShop.artworks;
  storeEdits({
    artworks: [{ from: hill!, to: { ...hill!, title: 'Loud Hill' } }],
    artists: [],
    events: [],
  });
  const presenter = await open('/?scenario=edited');
  const given = await collect(presenter);
  expect(given.rows.edits).toEqual({ artworks: [{ id: 2, title: 'Loud Hill' }] });
  expect(given.state).toBe('');

  nextDevice();
  const receiver = await open(await fragmentOf(given));
  expect((await ask(receiver.backend, 'GET', '/api/artworks/2')).body).toMatchObject({
    title: 'Loud Hill',
    price: hill!.price,
  });
  expect(localStorage.getItem(ROW_EDITS_KEY)).toBeNull();
  // And on to a third one.
  expect((await collect(receiver)).rows.edits).toEqual(given.rows.edits);
});

test('Rows that the shop does not have, and pictures of another site, are left out', async () => {
  const cart = [
    { artworkId: 2, quantity: 1 },
    { artworkId: 2, quantity: 3 },
    { artworkId: 999, quantity: 1 },
    { eventId: 999, quantity: 1 },
  ];
  const edits = {
    artworks: [
      { id: 2, image: 'https://elsewhere.example/x.jpg' },
      { id: 3, artistId: 999 },
      { id: 999, title: 'Nothing' },
    ],
  };
  const receiver = await open(await fragmentOf(handOver({ cart, edits, username: 'root' })));
  expect(await cartOf(receiver)).toEqual([[2, 3]]);
  expect(localStorage.getItem('user')).toBeNull();
  expect((await ask(receiver.backend, 'GET', '/api/artworks')).body).toEqual(smallShop.artworks);
});

test('Own accounts, orders, passwords, and calls of a real server never travel', async () => {
  const presenter = await open('/?live=/health&scenario=checkout-fails');
  await addToCart(presenter, { artworkId: 2, quantity: 1 });
  const account = { username: 'ida', email: 'ida@example.com', password: 'hunter22' };
  await ask(presenter.backend, 'POST', '/api/users', account);
  await presenter.backend.database.orders.write((rows) => {
    rows.insert((id) => ({ ...anOrder, id }));
  });
  signIn({ id: 2, username: 'ida', email: 'ida@example.com', role: 'customer' });
  sessionStorage.setItem('checkout-draft', JSON.stringify({ email: 'ida@example.com' }));
  const given = await collect(presenter);
  expect(given).toEqual({
    version: 1,
    state: 'scenario=checkout-fails',
    rows: {
      cart: [{ artworkId: 2, quantity: 1 }],
      seededOn: '2026-12-01',
    },
  });
});

test('A step of a tour hands over without what fails in it', async () => {
  const presented = await open(
    '/cart?scenario=full-cart&fail=POST /api/orders:500 once&latency=900',
  );
  tourProgress.setState({ step: 8 });
  const { state } = parseDemoState(new URLSearchParams(presented.text));
  const ofStep = await collectHandOver(presented, state, smallShop);
  tourProgress.setState(tourProgress.getInitialState(), true);
  expect(ofStep.state).toBe('scenario=full-cart');
});

test('A checkout whose order was placed hands over Home, without the name of a cart that is not there', async () => {
  const presented = await open('/checkout?scenario=full-cart,slow');
  await ask(presented.backend, 'DELETE', `/api/cart/user/${CART_USER_ID}`);
  const { state } = parseDemoState(new URLSearchParams(presented.text));
  const collected = await collectHandOver(presented, state, smallShop);
  expect(collected).toMatchObject({ state: 'scenario=slow', rows: { cart: [] } });
  expect((await makeLink(collected, location.href)).pathname).toBe('/');
});

test('A hand-over that asks for a real server does not get it', async () => {
  const receiver = await open(await fragmentOf(handOver({}, { state: 'live=*&scenario=slow' })));
  expect(receiver.livePaths).toBeUndefined();
  expect(receiver.sendReal).toBeUndefined();
  expect(stateOf(receiver)).toMatchObject({ live: undefined, scenarios: ['slow'] });
});

test('In present mode an address hands nothing over', async () => {
  const stand = await open('/?scenario=full-cart');
  const session = { text: stand.text, storage: stand.storage, isPresented: true };
  writeSessionState(session);
  const link = await fragmentOf(handOver({ cart: [{ artworkId: 2, quantity: 1 }] }));
  const visited = await open(link);
  expect(visited.received).toBeUndefined();
  expect(visited.storage).toBe(stand.storage);
  expect(readSessionState()).toEqual(session);
});

test('A query cannot hand over', async () => {
  const rows = JSON.stringify(handOver({ cart: [{ artworkId: 2, quantity: 1 }] }).rows);
  const { storage } = await open(`/?scenario=slow&handed=${encodeURIComponent(rows)}`);
  expect(storage).toBe(DATABASE_NAME);
});

test('A tab that keeps a broken hand-over opens the shop as it is, and says why', async () => {
  writeSessionState({ text: 'handed={"cart":7}' });
  const opened = await open();
  expect(opened.storage).toBe(DATABASE_NAME);
  expect(opened.mistakes).toEqual([expect.stringContaining('no longer whole')]);
  expect(readSessionState()).toBeUndefined();
});

test.each([
  ['cut off', async () => (await fragmentOf(handOver({}))).slice(0, -9), /may have been cut off/],
  ['of no base64', async () => `/${FRAGMENT}%%%`, /may have been cut off/],
  ['empty', async () => `/${FRAGMENT}`, /may have been cut off/],
  ['with other fields', async () => fragmentOf({ version: 1, rows: 7 }), /may have been cut off/],
  ['newer', async () => fragmentOf({ version: 2, all: 'new' }), /by a newer version of the shop/],
])(
  'A fragment that is %s leaves the shop as it is, and one sentence says why',
  async (_, make, sentence) => {
    const visitor = await open();
    await addToCart(visitor, { artworkId: 3, quantity: 1 });
    const opened = await open(await make());
    expect(opened.mistakes).toEqual([expect.stringMatching(sentence)]);
    expect(opened.received).toBeUndefined();
    expect(location.hash).toBe('');
    expect(opened.storage).toBe(DATABASE_NAME);
    expect(await cartOf(opened)).toEqual([[3, 1]]);
    expect(readSessionState()).toBeUndefined();
  },
);

test('A text comes out of its packing as it went in, and one that unpacks to too much is refused', async () => {
  const value = { text: 'Čaj 🎨 \u0000 "quoted"', list: [1, null, { deep: true }] };
  const packed = await pack(value);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toEqual(value);
  const bomb = await pack('a'.repeat(255_000));
  expect(bomb.length).toBeLessThan(1_000);
  expect(await unpack(bomb)).toHaveLength(255_000);
  await expect(unpackLarge(300_000)).rejects.toThrow('It is too large.');
  await expect(unpack('A'.repeat(32_001))).rejects.toThrow('It is too long.');
});

/** `pack` makes none of this size. */
async function unpackLarge(size: number): Promise<unknown> {
  const stream = new Response(JSON.stringify('a'.repeat(size))).body!.pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return unpack(btoa(String.fromCharCode(...bytes)));
}

test('What unpacks to too much is no link either', async () => {
  const description = 'as it was, and '.repeat(700);
  const edits = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, description }));
  const given = handOver({ edits: { artworks: edits } });
  await expect(makeLink(given, location.href)).rejects.toThrow('This is too much for a link.');
});

/** As the presenter with these many long descriptions hands over. */
async function collectLongTexts(count: number): Promise<HandOver> {
  const [first] = smallShop.artworks;
  const artworks = Array.from({ length: count }, (_, index) => ({ ...first!, id: index + 1 }));
  const edits = artworks.map((from) => ({
    from,
    to: { ...from, description: `${from.id} ${'as it was '.repeat(950)}` },
  }));
  storeEdits({ artworks: edits, artists: [], events: [] });
  const presenter = await open('/?scenario=edited');
  return collectHandOver(presenter, stateOf(presenter), { ...smallShop, artworks });
}

test('What is too much for a link is read from a file, and more than that is not written', async () => {
  const given = await collectLongTexts(100);
  await expect(makeLink(given, location.href)).rejects.toThrow('This is too much for a link.');
  expect(await parseHandOverFile(new Blob([JSON.stringify(given)]))).toEqual(given);
  await expect(collectLongTexts(120)).rejects.toThrow('This is more than can be handed over.');
});

test('On a device whose first page was handed over, what uninstalling removes can be read', async () => {
  const navigatorThere = navigator;
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigatorThere), {
      serviceWorker: { getRegistration: async () => undefined },
    }),
  );
  const packed = await pack(handOver({ cart: [{ artworkId: 2, quantity: 1 }] }));
  const demo = await open(`/#handed=${packed}`);
  expect(await whatUninstallRemoves(demo.backend.database)).toBeDefined();
  vi.unstubAllGlobals();
});

test('The cart of another user is not handed over', async () => {
  const demo = await open();
  await ask(demo.backend, 'POST', '/api/cart', { userId: 7, artworkId: 2, quantity: 3 });
  await addToCart(demo, { artworkId: 3, quantity: 1 });
  const { rows } = await collect(demo);
  expect(rows.cart).toEqual([{ artworkId: 3, quantity: 1 }]);
});

test('What is too much is no link, and says so', async () => {
  const edits = Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    title: Array.from({ length: 40 }, () => Math.random().toString(36)).join(''),
  }));
  const given = handOver({ edits: { artworks: edits } });
  expect(Schema.safeParse(given).success).toBe(true);
  await expect(makeLink(given, location.href)).rejects.toThrow('This is too much for a link.');
});

test('It is described in words, with the titles of the cart', async () => {
  const { backend } = await open();
  const given = handOver(
    {
      cart: [
        { artworkId: 2, quantity: 1 },
        { artworkId: 99, quantity: 1 },
        { eventId: 2, quantity: 2 },
      ],
      username: 'demo',
      edits: { artworks: [{ id: 2, title: 'Loud Hill', price: 100 }] },
    },
    { state: 'scenario=sold-out&clock=2026-12-24&fail=/health:500', isRoomOpen: true },
  );
  const { minPrice } = smallShop.events[1]!;
  const total = 15 + 1.08 * (100 + 2 * minPrice);
  expect(await describeHandOver(given, backend.database, 'Loud Hill')).toEqual([
    {
      term: 'Cart',
      text: `1 work, 2 tickets, ${formatPrice(total)} in total`,
      items: ['Loud Hill', '2 × Matinee'],
    },
    { term: 'Signed in', text: 'demo' },
    {
      term: 'State',
      text: 'Everything sold, today is Dec 24, 2026, 1 call slow, failing or answered otherwise, 1 edited row of the collection',
    },
    { term: 'Page', text: 'Loud Hill, in the room' },
  ]);
  expect(await describeHandOver(handOver({}), backend.database, 'Home')).toEqual([
    { term: 'Cart', text: 'Empty', items: [] },
    { term: 'Page', text: 'Home' },
  ]);
});

test('A page is named by its title where it is open, else by its address', () => {
  history.replaceState(null, '', '/cart?backstage');
  document.title = `Cart · ${brand.name}`;
  expect(nameOfPage(location.href)).toBe('Cart');
  expect(nameOfPage(`${location.origin}/cart?page=2`)).toBe('Cart, with its filters');
  expect(nameOfPage(`${location.origin}/artists`)).toBe('/artists');
  expect(nameOfPage(`${location.origin}/?scenario=slow`)).toBe('Home');
});

test.each([
  ['192.168.1.20:4173', 'http://192.168.1.20:4173'],
  ['https://shop.example/artworks', 'https://shop.example'],
  ['localhost:4173', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('Of what somebody types as an address, %s is taken for %s', (address, origin) => {
  expect(reachableOrigin(address)).toBe(origin);
});

test('A file leads to a page of this site, without a state or a tour', () => {
  expect(pageOf('http://localhost:3000/artworks?price=0-100&scenario=slow&tour=2#x')).toBe(
    '/artworks?price=0-100',
  );
  expect(hrefOfPage('/artworks?price=0-100&live=*&tour-file=x')).toBe(
    `${location.origin}/artworks?price=0-100`,
  );
  for (const page of [
    '//elsewhere.example/',
    '/.//elsewhere.example/',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:1',
    '',
  ]) {
    expect(() => hrefOfPage(page)).toThrow('is no page of this site');
  }
});

const anOrder: Omit<OrderRow, 'id'> = {
  placedAt: '2026-12-01T12:00:00.000Z',
  key: null,
  order: { id: 1, userId: CART_USER_ID, total: 250, status: 'pending' },
  items: [],
};
