// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileWaiting } from './while-waiting.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a worker that waits is helped every second until it is activated, and no longer', () => {
  let isWaiting = true;
  const help = vi.fn();
  whileWaiting(() => isWaiting, help);
  expect(help).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(help).toHaveBeenCalledTimes(2);
  isWaiting = false;
  vi.advanceTimersByTime(1_000);
  expect(help).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
