// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { seededRandom } from './seeded-random.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({
    collection: smallShop,
    clock: noon,
    random: () => 0.5,
    storage: 'memory',
  });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const askFor = (path: string, init?: RequestInit) =>
  backend.answer(new Request(`http://shop.example${path}`, init));

test('A failure set for an endpoint does not affect other endpoints', async () => {
  backend.conditions.set(endpoints.getCategories, { failure: 500 });
  const response = await askFor('/api/categories');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'This failure was asked for' });
  expect((await askFor('/api/artworks')).status).toBe(200);
});

test('A simulated failure changes nothing in the database', async () => {
  backend.conditions.set(endpoints.clearCart, { failure: 404 });
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  expect((await askFor('/api/cart/user/6', { method: 'DELETE' })).status).toBe(404);
  expect(await backend.database.cart.read((rows) => rows.all())).toHaveLength(1);
});

test('A network failure is an error response', async () => {
  backend.conditions.set('any', { failure: 'network' });
  expect((await askFor('/health')).type).toBe('error');
});

test('With a random number of 0.5, the response takes the latency plus half of the jitter', async () => {
  backend.conditions.set('any', { latency: 300, jitter: 100 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(349);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
});

test('With jitter alone the response is delayed too, and the log has its duration', async () => {
  // A page that has been open for a while: the duration of a call is a difference.
  vi.advanceTimersByTime(1_000);
  backend.conditions.set('any', { jitter: 100 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(49);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
  expect(backend.log.calls).toMatchObject([{ milliseconds: 50 }]);
});

test('A call that is already aborted ends at once', async () => {
  backend.conditions.set('any', { failure: 'never' });
  expect((await askFor('/health', { signal: AbortSignal.abort() })).type).toBe('error');
});

test('A condition of an endpoint takes precedence over the one for all calls', async () => {
  backend.conditions.set('any', { failure: 500 });
  backend.conditions.set(endpoints.getHealth, { failure: 401 });
  expect((await askFor('/health')).status).toBe(401);
  expect((await askFor('/api/categories')).status).toBe(500);
});

test('A call that never gets a response ends when the caller aborts', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 'never' });
  const caller = new AbortController();
  const call = askFor('/health', { signal: caller.signal });
  await vi.advanceTimersByTimeAsync(60_000);
  caller.abort();
  expect((await call).type).toBe('error');
  expect(backend.log.calls).toMatchObject([{ path: '/health', status: 0 }]);
});

test('After clear, no call fails', async () => {
  backend.conditions.set('any', { failure: 500 });
  backend.conditions.set(endpoints.getHealth, { failure: 500 });
  backend.conditions.clear();
  expect((await askFor('/health')).status).toBe(200);
});

test('With after 1 and times 2, the second and third calls fail', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 503, after: 1, times: 2 });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await askFor('/health')).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
});

test('Setting a condition again restarts the count of its calls', async () => {
  const statusOf = async () => (await askFor('/health')).status;
  backend.conditions.set('any', { failure: 503, times: 1 });
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
  backend.conditions.set('any', { failure: 503 });
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
  backend.conditions.set(endpoints.getHealth, { failure: 401, times: 1 });
  expect([await statusOf(), await statusOf()]).toEqual([401, 200]);
  backend.conditions.set(endpoints.getHealth, { failure: 404 });
  expect([await statusOf(), await statusOf()]).toEqual([404, 200]);
});

test('A counter that is passed on goes on counting with the next condition', async () => {
  const statusOf = async () => (await askFor('/health')).status;
  const { conditions } = backend;
  conditions.set(endpoints.getHealth, { failure: 503, times: 2 });
  expect(await statusOf()).toBe(503);
  const counter = conditions.counterOf(endpoints.getHealth)!;
  conditions.clear();
  expect(conditions.counterOf(endpoints.getHealth)).toBeUndefined();
  conditions.set(endpoints.getHealth, { failure: 503, times: 2, counter });
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
});

test('With odds, a call fails when its random number is below them', async () => {
  const statusOf = async () => (await askFor('/health')).status;
  backend.conditions.set('any', { failure: 503, odds: 0.5 });
  expect(await statusOf()).toBe(200);
  backend.conditions.set('any', { odds: 0.51 });
  expect(await statusOf()).toBe(503);
});

test('A failure without odds draws no random number', async () => {
  const random = vi.fn<() => number>(() => 1);
  const failing = await createBackend({
    collection: smallShop,
    clock: noon,
    random,
    storage: 'memory',
  });
  failing.conditions.set('any', { failure: 503 });
  expect((await failing.answer(new Request('http://shop.example/health'))).status).toBe(503);
  expect(random).not.toHaveBeenCalled();
});

test('The same seed makes the same calls fail', async () => {
  const flaky = await createBackend({
    collection: smallShop,
    clock: noon,
    random: seededRandom(1),
    storage: 'memory',
  });
  flaky.conditions.set('any', { failure: 503, odds: 0.3 });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    statuses.push((await flaky.answer(new Request('http://shop.example/health'))).status);
  }
  expect(statuses).toEqual([200, 503, 200, 200, 200, 503, 200, 200]);
});

test('A failure set for an endpoint does not replace its latency', async () => {
  backend.conditions.set(endpoints.getHealth, { latency: 300 });
  backend.conditions.set(endpoints.getHealth, { failure: 500 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
});

test('A failure set for all calls does not replace their latency', async () => {
  backend.conditions.set('any', { latency: 300 });
  backend.conditions.set('any', { failure: 500 });
  const response = askFor('/health');
  await vi.advanceTimersByTimeAsync(300);
  expect((await response).status).toBe(500);
});

test('A response that was asked for has that status, body and headers, and is marked as not the backend’s own', async () => {
  const headers = { 'Retry-After': '60' };
  backend.conditions.set('any', { failure: 429, headers, body: '{"message":"Slow down"}' });
  const response = await askFor('/api/artworks');
  expect(response.status).toBe(429);
  expect(await response.text()).toBe('{"message":"Slow down"}');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'retry-after': '60',
    'x-backend': 'overridden',
  });
  expect(backend.log.calls).toMatchObject([{ status: 429, response: '{"message":"Slow down"}' }]);
});

test('A body that is no JSON is text, unless its headers say otherwise', async () => {
  backend.conditions.set('any', { failure: 502, body: '<h1>Bad Gateway</h1>' });
  expect((await askFor('/health')).headers.get('Content-Type')).toBe('text/plain');
  backend.conditions.set('any', { headers: { 'content-type': 'text/html' } });
  const response = await askFor('/health');
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(await response.text()).toBe('<h1>Bad Gateway</h1>');
});

test('With as-is the backend’s own response is kept, but for the body and headers that were asked for', async () => {
  backend.conditions.set('any', { failure: 'as-is', headers: { 'X-Trace': '7' } });
  const response = await askFor('/api/categories');
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Trace')).toBe('7');
  expect(response.headers.get('X-Backend')).toBe('vernissage');
  expect(await response.json()).toHaveLength(2);
  backend.conditions.set('any', { body: '[]' });
  const changed = await askFor('/api/categories');
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual([]);
  expect((await askFor('/api/artworks/99')).status).toBe(404);
});

test('With as-is the handler runs', async () => {
  backend.conditions.set('any', { failure: 'as-is', body: 'broken' });
  await askFor('/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"userId":6,"artworkId":2,"quantity":1}',
  });
  expect(await backend.database.cart.read((rows) => rows.all())).toHaveLength(1);
});

test.each([204, 205, 304])(
  'A response with status %i has no body, whatever was asked for',
  async (status) => {
    backend.conditions.set('any', { failure: status, body: '[]' });
    const response = await askFor('/health');
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  },
);

test('A delay applies only to the calls that fail, and in place of the latency', async () => {
  backend.conditions.set('any', { latency: 10 });
  backend.conditions.set(endpoints.getHealth, {
    failure: 'as-is',
    times: 1,
    delay: { latency: 300, jitter: 100 },
  });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(349);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(10);
  expect(answered).toHaveBeenCalledTimes(2);
});
