// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateWaiting } from './activate-waiting.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('A worker that waits is told once; an empty worker comes and goes every second until it is activated', () => {
  const start = vi.fn(function (_script: URL) {});
  vi.stubGlobal('Worker', start);
  const waiting = { state: 'installed' as ServiceWorkerState, postMessage: vi.fn() };
  activateWaiting(waiting as unknown as ServiceWorker);
  expect(waiting.postMessage.mock.calls).toEqual([['ACTIVATE']]);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(2);
  expect(start.mock.lastCall![0].pathname).toMatch(/\/empty-worker\.ts$/);
  waiting.state = 'activating';
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(2);
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
