// @vitest-environment node
import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { parseDemoState, formatDemoState } from './demo-state.ts';

const read = (search: string) => parseDemoState(new URLSearchParams(search));

test('An address names scenarios in the order in which they are applied', () => {
  expect(read('scenario=full-cart,slow').state.scenarios).toEqual(['full-cart', 'slow']);
  expect(read('scenario=Slow&scenario=full-cart').state.scenarios).toEqual(['slow', 'full-cart']);
});

test('The scenario fresh is the default state', () => {
  expect(read('scenario=fresh').state).toEqual({ scenarios: [], faults: [], latency: undefined });
});

test('A fault names a call, how it fails, and when', () => {
  expect(read('fail=POST /api/orders:500').state.faults).toEqual([
    { endpoint: endpoints.placeOrder, failure: 500 },
  ]);
  expect(read('fail=get /api/artworks/:id:never 2x after 3').state.faults).toEqual([
    { endpoint: endpoints.getArtwork, failure: 'never', times: 2, after: 3 },
  ]);
  expect(read('fail=*:503 20%').state.faults).toEqual([
    { endpoint: 'any', failure: 503, odds: 0.2 },
  ]);
});

test('A path without a method means GET, and any id matches its endpoint', () => {
  expect(read('fail=/api/cart/6:network once').state.faults).toEqual([
    { endpoint: endpoints.getCart, failure: 'network', times: 1 },
  ]);
  expect(read('fail=/api/artists/featured:404').state.faults).toEqual([
    { endpoint: endpoints.getFeaturedArtist, failure: 404 },
  ]);
});

test('Latency is a number of milliseconds, and how far it spreads', () => {
  expect(read('latency=800').state.latency).toEqual({ milliseconds: 800, spread: 0 });
  expect(read('latency=800±200').state.latency).toEqual({ milliseconds: 800, spread: 200 });
  expect(read('latency=800+-200').state.latency).toEqual({ milliseconds: 800, spread: 200 });
});

test('A wrong scenario is answered with the right ones, and the rest holds', () => {
  const { state, mistakes } = read('scenario=ful-cart,slow');
  expect(state.scenarios).toEqual(['slow']);
  expect(mistakes).toEqual([
    '"ful-cart" is no scenario. There are: fresh, full-cart, signed-in, returning-customer, sold-out, empty-catalogue, long-text, one-of-each, works-300, works-3000, large, huge, slow, flaky, backend-down, checkout-fails, sign-in-fails.',
  ]);
});

test('A wrong call is answered with the calls there are', () => {
  expect(read('fail=POST /api/order:500').mistakes).toEqual([
    expect.stringMatching(
      /^"POST \/api\/order" is no call of the shop\. There are: GET \/api\/cart\/:userId, POST \/api\/cart, .*, GET \/health, (.*, )?and \* for any\.$/,
    ),
  ]);
});

test.each([
  ['fail=POST /api/orders', '"POST /api/orders" is no fault.'],
  ['fail=POST /api/orders:600', '"POST /api/orders:600" is no fault.'],
  ['fail=POST /api/orders:500 often', '"often" limits no fault.'],
  ['latency=fast', '"fast" is no latency.'],
  ['latency=-5', '"-5" is no latency.'],
])('%s is a mistake', (search, sentence) => {
  const { state, mistakes } = read(search);
  expect(state).toEqual({ scenarios: [], faults: [], latency: undefined });
  expect(mistakes).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  '',
  'scenario=full-cart,slow',
  'fail=POST+/api/orders:500',
  'fail=*:network+2x+after+3+20%25&fail=GET+/api/cart/:userId:404+once',
  'latency=800%C2%B1200',
  'scenario=sold-out&fail=GET+/health:never&latency=50',
])('A state is formatted as the search parameters it was read from: %j', (link) => {
  const { state, mistakes } = read(link);
  expect(mistakes).toEqual([]);
  expect(formatDemoState(state)).toBe(link);
});
