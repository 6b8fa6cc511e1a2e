// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { holdCallsUntil, holdCallsUntilPainted, request, send } from './http.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', network);
});
afterEach(() => holdCallsUntil(undefined));

const read = () => request(endpoints.getCategories, {});
const change = () => send(endpoints.clearCart, { params: { userId: 6 } });

/** Resolves after all pending promise callbacks have run. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('No call is made before the backend is ready, and each call is made once afterwards', async () => {
  let setReady = () => {};
  holdCallsUntil(
    () =>
      new Promise<void>((resolve) => {
        setReady = resolve;
      }),
  );
  const calls = [read(), change()];
  await flushPromises();
  expect(network).not.toHaveBeenCalled();
  setReady();
  await Promise.all(calls);
  expect(network).toHaveBeenCalledTimes(2);
});

test('If the backend fails to start, every call fails without a request', async () => {
  holdCallsUntil(() => Promise.reject(new Error('no backend')));
  await expect(read()).rejects.toThrow('no backend');
  await expect(change()).rejects.toThrow('no backend');
  expect(network).not.toHaveBeenCalled();
});

test('Calls start the backend once, and where that failed the next call starts it again', async () => {
  const start = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no backend'));
  start.mockResolvedValue();
  holdCallsUntil(start);
  await expect(read()).rejects.toThrow('no backend');
  await read();
  await change();
  expect(start).toHaveBeenCalledTimes(2);
  expect(network).toHaveBeenCalledTimes(2);
});

test('A call of a page that is about to be rendered waits until it has been painted', async () => {
  let paint = () => {};
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
  });
  holdCallsUntilPainted();
  const call = read();
  await flushPromises();
  expect(network).not.toHaveBeenCalled();
  paint();
  await call;
  expect(network).toHaveBeenCalledTimes(1);
});

test('A call of a hidden page, which is not painted, does not wait', async () => {
  vi.stubGlobal('document', { hidden: true });
  holdCallsUntilPainted();
  await read();
  expect(network).toHaveBeenCalledTimes(1);
});
