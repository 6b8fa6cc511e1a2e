// @vitest-environment node
import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { demoStateOf } from './visit-state.ts';

test('The latency of a visit is that of every call, of one, or of several', () => {
  const every = { endpoint: 'any', latency: { milliseconds: 800, spread: 0 } };
  const order = { endpoint: endpoints.placeOrder, latency: { milliseconds: 1500, spread: 500 } };
  expect(demoStateOf({ latency: 800 }).latencies).toEqual([every]);
  expect(demoStateOf({ latency: 'POST /api/orders:1500±500' }).latencies).toEqual([order]);
  expect(demoStateOf({ latency: '800, POST /api/orders:1500±500' }).latencies).toEqual([
    every,
    order,
  ]);
  expect(() => demoStateOf({ latency: 'POST /api/order:1' })).toThrow('is no call of the shop');
});
