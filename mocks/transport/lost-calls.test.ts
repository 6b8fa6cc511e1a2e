// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { throughWorker } from './lost-calls.ts';

const add = () => new Request('https://shop.test/api/cart', { method: 'POST', body: '{}' });
const read = () => new Request('https://shop.test/api/categories');
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

function backend() {
  const answer = vi.fn(async (_request: Request) => Response.json('answered'));
  const revive = vi.fn();
  return { answer, revive, ...throughWorker(answer, { isControlled: () => true, revive }) };
}

test("The static host's page is no answer: the call is answered in the page, and the worker revived", async () => {
  const { answer, revive, route } = backend();
  const response = await route(add(), async () => page());
  expect(await response.json()).toBe('answered');
  expect(answer).toHaveBeenCalledOnce();
  expect(revive).toHaveBeenCalledOnce();
});

test('A call that died with the worker on its way to the backend is made once more', async () => {
  const { answer, route } = backend();
  const response = await route(add(), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await response.json()).toBe('answered');
  expect(answer).toHaveBeenCalledOnce();
});

test('A call whose answer died with the worker is not made again', async () => {
  const { answer, route, reached } = backend();
  const lost = route(add(), async () => {
    await reached(add());
    throw new TypeError('Failed to fetch');
  });
  await expect(lost).rejects.toThrow('Failed to fetch');
  expect(answer).toHaveBeenCalledOnce();
});

test('A change that has arrived is not made again for want of a header; a read may be', async () => {
  const { answer, route, reached } = backend();
  await route(add(), async () => {
    await reached(add());
    return page();
  });
  expect(answer).toHaveBeenCalledTimes(1);
  const response = await route(read(), async () => {
    await reached(read());
    return page();
  });
  expect(await response.json()).toBe('answered');
});

test('A call that its page has given up stays so', async () => {
  const { answer, route } = backend();
  const controller = new AbortController();
  const request = new Request(read(), { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(route(request, () => Promise.reject(request.signal.reason))).rejects.toThrow('left');
  expect(answer).not.toHaveBeenCalled();
});
