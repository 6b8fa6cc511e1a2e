// @vitest-environment node
import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { demoStateOf } from './visit-state.ts';

test('A name that is wrong is refused with those there are', () => {
  const stateOf = (state: object) => () => demoStateOf(state);
  expect(stateOf({ scenario: 'ful-cart' })).toThrow('There are: fresh, full-cart,');
  expect(stateOf({ fail: 'GET /api/artist:500' })).toThrow('There are: GET /api/cart/:userId,');
  expect(stateOf({ fail: { listArtist: 500 } })).toThrow('There are: getCart,');
  expect(stateOf({ respond: { 'GET /api/artist': {} } })).toThrow('is not a call of the shop');
});

test('The latency of a visit is that of every call, of one, or of several', () => {
  const every = { endpoint: 'any', latency: { milliseconds: 800, spread: 0 } };
  const order = { endpoint: endpoints.placeOrder, latency: { milliseconds: 1500, spread: 500 } };
  expect(demoStateOf({ latency: 800 }).latencies).toEqual([every]);
  expect(demoStateOf({ latency: 'POST /api/orders:1500±500' }).latencies).toEqual([order]);
  expect(demoStateOf({ latency: '800, POST /api/orders:1500±500' }).latencies).toEqual([
    every,
    order,
  ]);
  expect(() => demoStateOf({ latency: 'POST /api/order:1' })).toThrow('is not a call of the shop');
});
