import { beforeEach, expect, test, vi } from 'vitest';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { changesPrerenderedPage, hasDemoState, hasRealCalls, isDemo } from './demo.ts';

beforeEach(() => {
  open('');
  sessionStorage.clear();
});

function open(query: string) {
  history.replaceState(null, '', `/artworks${query}`);
}

/** Keeps a demo state in the tab, as the backend does. */
const keep = (text: unknown) => sessionStorage.setItem(DEMO_STATE_KEY, JSON.stringify({ text }));

test('a build is a demo unless its calls go to a real server', () => {
  vi.stubEnv('VITE_BACKEND', undefined);
  expect(isDemo()).toBe(true);
  vi.stubEnv('VITE_BACKEND', 'live');
  expect(isDemo()).toBe(false);
});

test.each([
  [undefined, false],
  ['', false],
  ['none', false],
  ['/api/artworks', true],
  ['*', true],
])('with VITE_LIVE_PATHS=%s a real server answers some calls: %s', (paths, expected) => {
  vi.stubEnv('VITE_LIVE_PATHS', paths);
  expect(hasRealCalls()).toBe(expected);
});

test('a demo state is asked for by the address, or kept by the tab', () => {
  expect(hasDemoState()).toBe(false);
  open('?medium=oil');
  expect(hasDemoState()).toBe(false);
  open('?latency=200');
  expect(hasDemoState()).toBe(true);
  open('');
  keep('scenario=fresh');
  expect(hasDemoState()).toBe(true);
});

test.each([
  '',
  '?medium=oil',
  '?scenario=full-cart',
  '?scenario=full-cart,checkout-fails',
  '?fail=POST /api/orders:500',
  '?fail=DELETE /api/cart/:id:500',
  '?scenario=fresh&fail=PUT /api/cart/:id:500',
])('a prerendered page is shown with %s', (query) => {
  open(query);
  expect(changesPrerenderedPage()).toBe(false);
});

test.each([
  '?scenario=works-3000',
  '?scenario=full-cart,signed-in',
  '?scenario=none',
  '?fail=GET /api/artworks:500',
  '?fail=POST /api/orders:500,GET /api/artworks:500',
  '?fail=REPOST /api/orders:500',
  '?latency=200',
  '?latency=full-cart',
  '?clock=2027-01-01',
  '?scenario=full-cart&fail=GET /api/events:500',
  '?scenario=signed-in&scenario=fresh',
])('a prerendered page is not shown with %s', (query) => {
  open(query);
  expect(changesPrerenderedPage()).toBe(true);
});

test('the state that the tab keeps counts as that of the address does', () => {
  keep('scenario=full-cart');
  expect(changesPrerenderedPage()).toBe(false);
  keep('scenario=signed-in');
  expect(changesPrerenderedPage()).toBe(true);
  open('?scenario=full-cart');
  expect(changesPrerenderedPage()).toBe(true);
});

test.each(['{', 'null', '{}', '7'])(
  'what else is stored there, such as %s, is no state',
  (stored) => {
    sessionStorage.setItem(DEMO_STATE_KEY, stored);
    expect(changesPrerenderedPage()).toBe(false);
  },
);

test('where storage is blocked the tab keeps no state', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasDemoState()).toBe(false);
  expect(changesPrerenderedPage()).toBe(false);
});
