// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#mocks/backend/server/answer.ts';
import type { Send } from './intercept-fetch.ts';
import { ARRIVAL_LIMIT, withPageFallback } from './worker-fallback.ts';

const address = 'https://shop.test/api/cart';
const add = (init?: RequestInit) =>
  new Request(address, { method: 'POST', body: '{"quantity":1}', ...init });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A backend that answers at once, and the way to it through a worker that is there. */
function backend(answer: Answer = async () => Response.json('answered')) {
  const answered = vi.fn<Answer>(answer);
  const reregister = vi.fn();
  const { route, reached } = withPageFallback(answered, { isControlled: () => true, reregister });
  /** The request as the worker brings it. */
  const bring = async (headers: HeadersInit) => reached(add({ headers }));
  return { answered, reregister, route, bring };
}

/** A worker that never says anything; like every fetch, the call ends when it is aborted. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const settled = async (call: Promise<unknown>) => {
  const pending = Symbol('pending');
  return (await Promise.race([call, Promise.resolve(pending)])) !== pending;
};

test("A call answered by the static host's page is answered in the page, and the worker revived", async () => {
  const { answered, reregister, route } = backend();
  const response = await route(add(), async () => page());
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).toHaveBeenCalledOnce();
});

test('A call that died with the worker on its way to the backend is made once more', async () => {
  const { answered, route } = backend();
  const response = await route(add(), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call that the worker brings and answers is made once, and the worker left alone', async () => {
  const { answered, reregister, route, bring } = backend();
  const response = await route(add(), async ({ headers }) => {
    const { body } = await bring(headers);
    return new Response(body, { headers: { 'x-backend': 'vernissage' } });
  });
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, () => Promise<Response>]>([
  ['dies with the answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is passed by in the meantime', async () => page()],
])('A change that has arrived is not made again when the worker %s', async (_, end) => {
  const { answered, route, bring } = backend();
  const response = await route(add(), async ({ headers }) => {
    await (await bring(headers)).text();
    return end();
  });
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A change is answered, once, when the worker dies while the backend is at it', async () => {
  let finish = (_response: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { answered, route, bring } = backend(() => slow);
  const call = route(add(), ({ headers }) => {
    void bring(headers);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
  finish(Response.json('answered'));
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('A connection that the backend breaks fails the call', async () => {
  const { answered, reregister, route, bring } = backend(async () => Response.error());
  const call = route(add(), async ({ headers }) => {
    await bring(headers);
    throw new TypeError('Failed to fetch');
  });
  await expect(call).rejects.toThrow(new TypeError('Failed to fetch'));
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).not.toHaveBeenCalled();
});

test('A call that a living worker has lost is answered in the page at the limit of its arrival', async () => {
  const { answered, reregister, route } = backend();
  const call = route(add(), ({ signal }) => silence(signal));
  await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).toHaveBeenCalledOnce();
});

test('A call that arrives after the page has answered it is not made twice', async () => {
  const { answered, route, bring } = backend();
  let marks: HeadersInit = {};
  const call = route(add(), ({ headers, signal }) => {
    marks = headers;
    return silence(signal);
  });
  await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
  await call;
  expect((await bring(marks)).type).toBe('error');
  expect(answered).toHaveBeenCalledOnce();
});

test('A lost call does not take the arrival of another one at the same address for its own', async () => {
  const { answered, route, bring } = backend();
  const lost = route(add(), ({ signal }) => silence(signal));
  const other = route(add(), async ({ headers }) => {
    const { body } = await bring(headers);
    return new Response(body, { headers: { 'x-backend': 'vernissage' } });
  });
  await other;
  await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
  await lost;
  expect(answered).toHaveBeenCalledTimes(2);
});

test('A call that has arrived may take as long as it likes', async () => {
  let finish = (_response: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { answered, route, bring } = backend(() => slow);
  const call = route(add(), async ({ headers }) => {
    const { body } = await bring(headers);
    return new Response(body, { headers: { 'x-backend': 'vernissage' } });
  });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await settled(call)).toBe(false);
  finish(Response.json('answered late'));
  expect(await (await call).json()).toBe('answered late');
  expect(answered).toHaveBeenCalledOnce();
});

test('An answer that a living worker has lost is given by the page, and the call not made again', async () => {
  const { answered, route, bring } = backend();
  const call = route(add(), async ({ headers, signal }) => {
    await bring(headers);
    return silence(signal);
  });
  await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call that its page has given up stays so', async () => {
  const { answered, reregister, route } = backend();
  const controller = new AbortController();
  const request = add({ signal: controller.signal });
  const call = route(request, ({ signal }) => silence(signal));
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  expect(answered).not.toHaveBeenCalled();
  expect(reregister).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('A page that the worker does not control answers itself, and its call is not sent', async () => {
  const answered = vi.fn<Answer>(async () => Response.json('answered'));
  const { route } = withPageFallback(answered, { isControlled: () => false, reregister: vi.fn() });
  const send = vi.fn<Send>();
  expect(await (await route(add(), send)).json()).toBe('answered');
  expect(send).not.toHaveBeenCalled();
});

test('A call that was sent past the route, before it was there, is answered', async () => {
  const { answered, bring } = backend();
  expect(await (await bring({})).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});
