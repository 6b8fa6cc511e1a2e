// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#mocks/backend/server/answer.ts';
import type { Send } from './intercept-fetch.ts';
import { WORKER_TIMEOUT, withPageFallback } from './worker-fallback.ts';

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

/** A backend and the transport to it through a worker that controls the page. */
function backend(
  answer: Answer = async () => Response.json('answered'),
  isPassed: () => Promise<boolean> = async () => true,
) {
  const answered = vi.fn<Answer>(answer);
  const reregister = vi.fn();
  const { transport, answerFromWorker } = withPageFallback(answered, {
    isControlled: () => true,
    isPassed,
    reregister,
  });
  /** Passes the request to the page as the worker does. */
  const pass = async (headers: HeadersInit) => answerFromWorker(add({ headers }));
  return { answered, reregister, transport, pass };
}

/** A worker that never responds; like every fetch, the call ends when it is aborted. */
const neverRespond = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const settled = async (call: Promise<unknown>) => {
  const pending = Symbol('pending');
  return (await Promise.race([call, Promise.resolve(pending)])) !== pending;
};

test("A call that gets the static host's HTML page is answered in the page, and the worker is registered again", async () => {
  const { answered, reregister, transport } = backend();
  const response = await transport(add(), async () => page());
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).toHaveBeenCalledOnce();
});

test('A call that fails before it reaches the backend is answered in the page, once', async () => {
  const { answered, transport } = backend();
  const response = await transport(add(), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call that the worker passes on reaches the backend once, and the worker is not registered again', async () => {
  const { answered, reregister, transport, pass } = backend();
  const response = await transport(add(), async ({ headers }) => {
    const { body } = await pass(headers);
    return new Response(body, { headers: { 'X-Backend': 'vernissage' } });
  });
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, () => Promise<Response>]>([
  ['dies with the response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is bypassed and the static host responds', async () => page()],
])('A call that has reached the backend is not repeated when the worker %s', async (_, end) => {
  const { answered, transport, pass } = backend();
  const response = await transport(add(), async ({ headers }) => {
    await (await pass(headers)).text();
    return end();
  });
  expect(await response.json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call whose worker dies while the backend works gets the response, and is not repeated', async () => {
  let finish = (_response: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { answered, transport, pass } = backend(() => slow);
  const call = transport(add(), ({ headers }) => {
    void pass(headers);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  finish(Response.json('answered'));
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('A network error of the backend rejects the call, which is not repeated', async () => {
  const { answered, reregister, transport, pass } = backend(async () => Response.error());
  const call = transport(add(), async ({ headers }) => {
    await pass(headers);
    throw new TypeError('Failed to fetch');
  });
  await expect(call).rejects.toThrow(new TypeError('Failed to fetch'));
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).not.toHaveBeenCalled();
});

test('A call that a running worker drops is answered in the page after the timeout', async () => {
  const { answered, reregister, transport } = backend();
  const call = transport(add(), ({ signal }) => neverRespond(signal));
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).toHaveBeenCalledOnce();
});

test('A call that reaches the backend after the page has answered it is refused', async () => {
  const { answered, transport, pass } = backend();
  let marks: HeadersInit = {};
  const call = transport(add(), ({ headers, signal }) => {
    marks = headers;
    return neverRespond(signal);
  });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  await call;
  expect((await pass(marks)).type).toBe('error');
  expect(answered).toHaveBeenCalledOnce();
});

test('Two calls of the same address are told apart: the one that got lost is answered in the page', async () => {
  const { answered, transport, pass } = backend();
  const lost = transport(add(), ({ signal }) => neverRespond(signal));
  const other = transport(add(), async ({ headers }) => {
    const { body } = await pass(headers);
    return new Response(body, { headers: { 'X-Backend': 'vernissage' } });
  });
  await other;
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  await lost;
  expect(answered).toHaveBeenCalledTimes(2);
});

test('The time that the backend takes has no limit', async () => {
  let finish = (_response: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { answered, transport, pass } = backend(() => slow);
  const call = transport(add(), async ({ headers }) => {
    const { body } = await pass(headers);
    return new Response(body, { headers: { 'X-Backend': 'vernissage' } });
  });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await settled(call)).toBe(false);
  finish(Response.json('answered late'));
  expect(await (await call).json()).toBe('answered late');
  expect(answered).toHaveBeenCalledOnce();
});

test('A response that a running worker drops is taken from the backend, and the call is not repeated', async () => {
  const { answered, transport, pass } = backend();
  const call = transport(add(), async ({ headers, signal }) => {
    await pass(headers);
    return neverRespond(signal);
  });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  expect(await (await call).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call that the page aborts is not answered', async () => {
  const { answered, reregister, transport } = backend();
  const controller = new AbortController();
  const request = add({ signal: controller.signal });
  const call = transport(request, ({ signal }) => neverRespond(signal));
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  expect(answered).not.toHaveBeenCalled();
  expect(reregister).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('A call of a page that the worker does not control is answered in the page and not sent', async () => {
  const answered = vi.fn<Answer>(async () => Response.json('answered'));
  const { transport } = withPageFallback(answered, {
    isControlled: () => false,
    isPassed: async () => false,
    reregister: vi.fn(),
  });
  const send = vi.fn<Send>();
  expect(await (await transport(add(), send)).json()).toBe('answered');
  expect(send).not.toHaveBeenCalled();
});

test('A call without an id, sent before this transport was in place, is answered', async () => {
  const { answered, pass } = backend();
  expect(await (await pass({})).json()).toBe('answered');
  expect(answered).toHaveBeenCalledOnce();
});

test('A call with a body is not sent where the browser bypasses the worker, and is answered in the page', async () => {
  const { answered, reregister, transport } = backend(undefined, async () => false);
  const send = vi.fn<Send>();
  expect(await (await transport(add(), send)).json()).toBe('answered');
  expect(send).not.toHaveBeenCalled();
  expect(answered).toHaveBeenCalledOnce();
  expect(reregister).toHaveBeenCalledOnce();
});

test('A call that carries nothing is sent without asking before', async () => {
  const isPassed = vi.fn<() => Promise<boolean>>(async () => true);
  const { transport } = backend(undefined, isPassed);
  await transport(new Request(address), async () => page());
  expect(isPassed).not.toHaveBeenCalled();
});
