// @vitest-environment node
import { expect, test } from 'vitest';
import { formatDemoState, parseDemoState } from '../state/demo-state.ts';
import { isLive, parseLivePath } from './live-paths.ts';

const read = (search: string) => parseDemoState(new URLSearchParams(search));

test('An address names paths with commas, each with a method or for all of them', () => {
  const { state, mistakes } = read(
    'live=/api/artworks*,get /api/artists/:id&live=POST /api/orders',
  );
  expect(mistakes).toEqual([]);
  expect(state.live).toEqual([
    { method: 'any', path: '/api/artworks*' },
    { method: 'GET', path: '/api/artists/:id' },
    { method: 'POST', path: '/api/orders' },
  ]);
  expect(formatDemoState(state)).toBe('live=/api/artworks*,GET+/api/artists/:id,POST+/api/orders');
  expect(read(formatDemoState(state)).state).toEqual(state);
});

test('Without a path the build decides, with none no call is real', () => {
  expect(read('').state.live).toBeUndefined();
  expect(read('live=').state.live).toBeUndefined();
  expect(read('live=None').state.live).toEqual([]);
  expect(formatDemoState(read('live=none').state)).toBe('live=none');
});

test.each([
  ['api/artworks', '"api/artworks" is not a path. Write "/api/artworks*" or'],
  ['PATCH /api/artworks', '"PATCH /api/artworks" is not a path.'],
  ['/api/unknown*', '"/api/unknown*" is not a call of the shop. There are: GET /api/cart/:userId,'],
  ['POST /api/artworks', '"POST /api/artworks" is not a call of the shop.'],
])('%s is a mistake that is named and left out', (text, mistake) => {
  const { state, mistakes } = read(`live=${text},/health`);
  expect(mistakes).toEqual([expect.stringContaining(mistake)]);
  expect(state.live).toEqual([{ method: 'any', path: '/health' }]);
});

test.each([
  ['/api/artworks*', 'GET', '/api/artworks', true],
  ['/api/artworks*', 'GET', '/api/artworks/7', true],
  ['/api/artworks', 'GET', '/api/artworks/7', false],
  ['/api/artworks/:id', 'GET', '/api/artworks/7', true],
  ['/api/artworks/7', 'GET', '/api/artworks/7', true],
  ['/api/artworks/7', 'GET', '/api/artworks/70', false],
  ['/api/artists/:id', 'GET', '/api/artists/featured', false],
  ['/api/cart/:itemId', 'GET', '/api/cart/6', false],
  ['/api/cart/:itemId', 'PUT', '/api/cart/6', true],
  ['POST /api/cart', 'POST', '/api/cart', true],
  ['GET /api/cart*', 'POST', '/api/cart', false],
  ['/api/*', 'GET', '/api/anything', true],
  ['*', 'GET', '/health', true],
  ['/healt*h', 'GET', '/health', true],
])('%s and the call %s %s: %s', (text, method, path, expected) => {
  expect(isLive([parseLivePath(text)], method, path)).toBe(expected);
});

test(
  'A path of many stars is refused at once, and so is one that is longer than any call',
  { timeout: 1000 },
  () => {
    const stars = `/${'*'.repeat(40)}x`;
    expect(read(`live=${stars}`).mistakes).toEqual([
      expect.stringContaining(`"${stars}" is not a call of the shop.`),
    ]);
    expect(read(`live=/${'*'.repeat(300)}`).mistakes).toEqual([
      expect.stringContaining(' is not a path. Write "/api/artworks*" or'),
    ]);
    expect(read('live=/api/***').state.live).toEqual([{ method: 'any', path: '/api/***' }]);
  },
);
