// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { holdCallsUntil, request, send } from './http.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', network);
});
afterEach(() => holdCallsUntil(undefined));

const read = () => request(endpoints.getCategories, {});
const change = () => send(endpoints.clearCart, { params: { userId: 6 } });

/** Everything that is not held has happened by then. */
const allElse = () => new Promise((resolve) => setImmediate(resolve));

test('No call is made before the backend is ready, and each is made once then', async () => {
  let open = () => {};
  holdCallsUntil(
    new Promise<void>((resolve) => {
      open = resolve;
    }),
  );
  const calls = [read(), change()];
  await allElse();
  expect(network).not.toHaveBeenCalled();
  open();
  await Promise.all(calls);
  expect(network).toHaveBeenCalledTimes(2);
});

test('A backend that fails to come fails the calls, and none is made', async () => {
  holdCallsUntil(Promise.reject(new Error('no backend')));
  await expect(read()).rejects.toThrow('no backend');
  await expect(change()).rejects.toThrow('no backend');
  expect(network).not.toHaveBeenCalled();
});
