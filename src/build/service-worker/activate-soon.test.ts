// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateSoon } from './activate-soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(['installing', 'waiting'] as const)(
  'a worker that is %s asks every second until it is activated, and no longer',
  async (place) => {
    const registration = { installing: null, waiting: null, [place]: {} as ServiceWorker };
    const skipWaiting = vi.fn<() => Promise<void>>(async () => {});
    await activateSoon(registration, skipWaiting);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(skipWaiting).toHaveBeenCalledTimes(3);
    registration[place] = null;
    vi.advanceTimersByTime(1_000);
    expect(skipWaiting).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  },
);
