// @vitest-environment node
import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { scenarioNames } from './scenarios/scenarios.ts';
import { parseDemoState, formatDemoState } from './demo-state.ts';

const read = (search: string) => parseDemoState(new URLSearchParams(search));

test('An address names scenarios in the order in which they are applied', () => {
  expect(read('scenario=full-cart,slow').state.scenarios).toEqual(['full-cart', 'slow']);
  expect(read('scenario=Slow&scenario=full-cart').state.scenarios).toEqual(['slow', 'full-cart']);
});

test('A scenario that is named again is applied once', () => {
  const names = 'huge,full-cart,'.repeat(300);
  expect(read(`scenario=${names}`).state.scenarios).toEqual(['huge', 'full-cart']);
});

test('What is named again counts where it is named last', () => {
  expect(read('scenario=slow,full-cart,slow').state.scenarios).toEqual(['full-cart', 'slow']);
  expect(read('clock=2026-12-24,2027-01-01,2026-12-24').state.clock).toBe('2026-12-24');
  expect(read('latency=800,500,800').state.latencies).toEqual([
    { endpoint: 'any', latency: { milliseconds: 800, spread: 0 } },
  ]);
});

test('A parameter has a hundred values at most; what follows is left out and named', () => {
  const paths = Array.from({ length: 101 }, (_, index) => `/api/artworks/${index + 1}`).join(',');
  const { state, mistakes } = read(`live=${paths}`);
  expect(state.live).toHaveLength(100);
  expect(mistakes).toEqual([
    '"live" has more than 100 values. Those after the 100th are left out.',
  ]);
});

test('The scenario fresh is the default state', () => {
  expect(read('scenario=fresh').state).toEqual({ scenarios: [], overrides: [], latencies: [] });
});

test('An override names a call, how it fails, and when', () => {
  expect(read('fail=POST /api/orders:500').state.overrides).toEqual([
    { endpoint: endpoints.placeOrder, failure: 500 },
  ]);
  expect(read('fail=get /api/artworks/:id:never 2x after 3').state.overrides).toEqual([
    { endpoint: endpoints.getArtwork, failure: 'never', times: 2, after: 3 },
  ]);
  expect(read('fail=*:503 20%').state.overrides).toEqual([
    { endpoint: 'any', failure: 503, odds: 0.2 },
  ]);
});

test('An override says what its response holds and how long it takes', () => {
  expect(
    read('fail=GET /api/events:429 once latency 800±200 header Retry-After:60 body {"a": [1, 2]}')
      .state.overrides,
  ).toEqual([
    {
      endpoint: endpoints.getEvents,
      failure: 429,
      times: 1,
      latency: { milliseconds: 800, spread: 200 },
      headers: { 'Retry-After': '60' },
      body: '{"a": [1, 2]}',
    },
  ]);
  expect(read('fail=/api/artworks:as-is latency 3000 after 1').state.overrides).toEqual([
    {
      endpoint: endpoints.getArtworks,
      failure: 'as-is',
      latency: { milliseconds: 3000, spread: 0 },
      after: 1,
    },
  ]);
  expect(read('fail=/health:200 body').state.overrides).toEqual([
    { endpoint: endpoints.getHealth, failure: 200, body: '' },
  ]);
});

test('Headers with blanks and commas stand in quotes, and several may follow each other', () => {
  const text = 'fail=/health:as-is header "Cache-Control: no-store, private" header ETag:W/7,*:500';
  expect(read(text).state.overrides).toEqual([
    {
      endpoint: endpoints.getHealth,
      failure: 'as-is',
      headers: { 'Cache-Control': 'no-store, private', ETag: 'W/7' },
    },
    { endpoint: 'any', failure: 500 },
  ]);
});

test('A body is taken as it is: commas, quotes and line breaks, and words that would be terms', () => {
  const body = '<h1>"Closed", once\nlatency 5, body</h1>';
  const search = new URLSearchParams({ fail: `*:502 2x body ${body}` });
  const { state } = parseDemoState(search);
  expect(state.overrides).toEqual([{ endpoint: 'any', failure: 502, times: 2, body }]);
  expect(parseDemoState(new URLSearchParams(formatDemoState(state))).state).toEqual(state);
});

test('A path without a method means GET, and any id matches its endpoint', () => {
  expect(read('fail=/api/cart/6:network once').state.overrides).toEqual([
    { endpoint: endpoints.getCart, failure: 'network', times: 1 },
  ]);
  expect(read('fail=/api/artists/featured:404').state.overrides).toEqual([
    { endpoint: endpoints.getFeaturedArtist, failure: 404 },
  ]);
});

test('Latency is a number of milliseconds, and how far it spreads', () => {
  const read800 = (spread: number) => [{ endpoint: 'any', latency: { milliseconds: 800, spread } }];
  expect(read('latency=800').state.latencies).toEqual(read800(0));
  expect(read('latency=800±200').state.latencies).toEqual(read800(200));
  expect(read('latency=800+-200').state.latencies).toEqual(read800(200));
  expect(read('latency=*:800').state.latencies).toEqual(read800(0));
});

test('Latency is that of every call or of one, several with commas, and the last of a call counts', () => {
  expect(
    read('latency=800,POST /api/orders:1500±500, /api/artworks/:id:5').state.latencies,
  ).toEqual([
    { endpoint: 'any', latency: { milliseconds: 800, spread: 0 } },
    { endpoint: endpoints.placeOrder, latency: { milliseconds: 1500, spread: 500 } },
    { endpoint: endpoints.getArtwork, latency: { milliseconds: 5, spread: 0 } },
  ]);
  expect(read('latency=get /health:1,2&latency=/health:3').state.latencies).toEqual([
    { endpoint: endpoints.getHealth, latency: { milliseconds: 3, spread: 0 } },
    { endpoint: 'any', latency: { milliseconds: 2, spread: 0 } },
  ]);
});

test('A wrong scenario is answered with the right ones, and the rest holds', () => {
  const { state, mistakes } = read('scenario=ful-cart,slow');
  expect(state.scenarios).toEqual(['slow']);
  expect(mistakes).toEqual([
    `"ful-cart" is not a scenario. There are: ${scenarioNames.join(', ')}.`,
  ]);
});

test('A wrong call is answered with the calls there are', () => {
  expect(read('fail=POST /api/order:500').mistakes).toEqual([
    expect.stringMatching(
      /^"POST \/api\/order" is not a call of the shop\. There are: GET \/api\/cart\/:userId, POST \/api\/cart, .*, GET \/health, (.*, )?and \* for any\.$/,
    ),
  ]);
});

test.each([
  ['fail=POST /api/orders', '"POST /api/orders" is not an override.'],
  ['fail=POST /api/orders:600', '"POST /api/orders:600" is not an override.'],
  ['fail=POST /api/orders:100', '"POST /api/orders:100" is not an override.'],
  ['fail=/health:500 header Retry-After', '"Retry-After" is not a header.'],
  ['fail=/health:500 header "Sp ace: 1"', '"Sp ace: 1" is not a header.'],
  ['fail=/health:500 header "open', '""open" is not a header.'],
  ['fail=/health:500 latency', '"latency" is not part of an override.'],
  ['fail=POST /api/orders:500 often', '"often" is not part of an override.'],
  ['latency=fast', '"fast" is not a latency.'],
  ['clock=soon', '"soon" is not a date.'],
  ['latency=-5', '"-5" is not a latency.'],
  ['latency=POST /api/orders', '"POST /api/orders" is not a latency.'],
  ['latency=GET /api/artworks/:id', '"GET /api/artworks/:id" is not a latency.'],
  ['latency=POST /api/order:5', '"POST /api/order" is not a call of the shop. There are: GET'],
])('%s is a mistake', (search, sentence) => {
  const { state, mistakes } = read(search);
  expect(state).toEqual({ scenarios: [], overrides: [], latencies: [] });
  expect(mistakes).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  '',
  'scenario=full-cart,slow',
  'fail=POST+/api/orders:500',
  'fail=*:network+2x+after+3+20%25&fail=GET+/api/cart/:userId:404+once',
  'fail=GET+/health:503+once+latency+300%C2%B150+header+Retry-After:60+header+%22Via:+a,+b%22+body+%5B%5D',
  'fail=GET+/health:as-is+body',
  'latency=800%C2%B1200',
  'latency=800,POST+/api/orders:1500%C2%B1500,GET+/api/artworks/:id:5',
  'scenario=full-cart&latency=5&clock=2026-12-24T18:30',
  'scenario=sold-out&fail=GET+/health:never&latency=50',
])('A state is formatted as the search parameters it was read from: %j', (link) => {
  const { state, mistakes } = read(link);
  expect(mistakes).toEqual([]);
  expect(formatDemoState(state)).toBe(link);
});

test('Two overrides of one call are named among the mistakes, and the last one counts', () => {
  const { mistakes } = read('fail=POST /api/orders:500&fail=POST /api/orders:503 once,/health:500');
  expect(mistakes).toEqual(['"POST /api/orders" has two overrides: only the last one counts.']);
  expect(read('fail=*:503 20%&fail=POST /api/orders:500').mistakes).toEqual([]);
});
