// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('All calls get the promise of the first', async () => {
  const load = vi.fn(async () => 'loaded');
  const loaded = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(loaded()).toBe(loaded());
  expect(await loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledOnce();
});

test('After a rejection, which all who waited are told, the next call loads again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('loaded');
  const loaded = loadOnce(load);
  const waiting = [loaded(), loaded()];
  for (const call of waiting) await expect(call).rejects.toThrow('offline');
  expect(await loaded()).toBe('loaded');
  expect(await loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
