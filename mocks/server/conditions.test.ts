// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { type Backend, createBackend } from '#mocks/handlers/backend.ts';
import { seededChance } from '#mocks/server/seeded-chance.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({
    collection: smallShop,
    clock: noon,
    chance: () => 0.5,
    storage: 'memory',
  });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const askFor = (path: string, init?: RequestInit) =>
  backend.answer(new Request(`http://shop.example${path}`, init));

test('An endpoint fails as asked for, and no other one', async () => {
  backend.conditions.set(endpoints.getCategories, { failure: 500 });
  const response = await askFor('/api/categories');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'This failure was asked for' });
  expect((await askFor('/api/artworks')).status).toBe(200);
});

test('A failed call changes nothing', async () => {
  backend.conditions.set(endpoints.clearCart, { failure: 404 });
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  expect((await askFor('/api/cart/user/6', { method: 'DELETE' })).status).toBe(404);
  expect(await backend.database.cart.read((rows) => rows.all())).toHaveLength(1);
});

test('A broken connection is an error response', async () => {
  backend.conditions.setForAll({ failure: 'network' });
  expect((await askFor('/health')).type).toBe('error');
});

test('Latency and half of the jitter pass before the answer', async () => {
  backend.conditions.setForAll({ latency: 300, jitter: 100 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(349);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
});

test('Jitter alone passes before the answer too, and the log has the time it took', async () => {
  // A page that has been open for a while: the time of a call is a difference.
  vi.advanceTimersByTime(1_000);
  backend.conditions.setForAll({ jitter: 100 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(49);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
  expect(backend.log.calls).toMatchObject([{ milliseconds: 50 }]);
});

test('A caller that has already given up is not waited for', async () => {
  backend.conditions.setForAll({ failure: 'never' });
  expect((await askFor('/health', { signal: AbortSignal.abort() })).type).toBe('error');
});

test('What is set for an endpoint goes before what is set for all', async () => {
  backend.conditions.setForAll({ failure: 500 });
  backend.conditions.set(endpoints.getHealth, { failure: 401 });
  expect((await askFor('/health')).status).toBe(401);
  expect((await askFor('/api/categories')).status).toBe(500);
});

test('An answer that never comes ends with the caller giving up', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 'never' });
  const caller = new AbortController();
  const call = askFor('/health', { signal: caller.signal });
  await vi.advanceTimersByTimeAsync(60_000);
  caller.abort();
  expect((await call).type).toBe('error');
  expect(backend.log.calls).toMatchObject([{ path: '/health', status: 0 }]);
});

test('Cleared conditions leave every call alone', async () => {
  backend.conditions.setForAll({ failure: 500 });
  backend.conditions.set(endpoints.getHealth, { failure: 500 });
  backend.conditions.clear();
  expect((await askFor('/health')).status).toBe(200);
});

test('A failure may come after some calls that fare well, and end again', async () => {
  backend.conditions.set(endpoints.getHealth, { failure: 503, after: 1, times: 2 });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await askFor('/health')).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
});

test('The calls are counted anew once a condition is set again', async () => {
  const statusOf = async () => (await askFor('/health')).status;
  backend.conditions.setForAll({ failure: 503, times: 1 });
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
  backend.conditions.setForAll({ failure: 503 });
  expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
  backend.conditions.set(endpoints.getHealth, { failure: 401, times: 1 });
  expect([await statusOf(), await statusOf()]).toEqual([401, 200]);
  backend.conditions.set(endpoints.getHealth, { failure: 404 });
  expect([await statusOf(), await statusOf()]).toEqual([404, 200]);
});

test('A share of the calls fails: those whose turn of chance is below it', async () => {
  const statusOf = async () => (await askFor('/health')).status;
  backend.conditions.setForAll({ failure: 503, odds: 0.5 });
  expect(await statusOf()).toBe(200);
  backend.conditions.setForAll({ odds: 0.51 });
  expect(await statusOf()).toBe(503);
});

test('A failure of every call takes no turn of chance', async () => {
  const chance = vi.fn<() => number>(() => 1);
  const sure = await createBackend({
    collection: smallShop,
    clock: noon,
    chance,
    storage: 'memory',
  });
  sure.conditions.setForAll({ failure: 503 });
  expect((await sure.answer(new Request('http://shop.example/health'))).status).toBe(503);
  expect(chance).not.toHaveBeenCalled();
});

test('Failures by chance take the same turns for the same seed', async () => {
  const flaky = await createBackend({
    collection: smallShop,
    clock: noon,
    chance: seededChance(1),
    storage: 'memory',
  });
  flaky.conditions.setForAll({ failure: 503, odds: 0.3 });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    statuses.push((await flaky.answer(new Request('http://shop.example/health'))).status);
  }
  expect(statuses).toEqual([200, 503, 200, 200, 200, 503, 200, 200]);
});

test('Latency of an endpoint and a failure set for it later meet the same call', async () => {
  backend.conditions.set(endpoints.getHealth, { latency: 300 });
  backend.conditions.set(endpoints.getHealth, { failure: 500 });
  const answered = vi.fn<(response: Response) => void>();
  void askFor('/health').then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
});

test('What is set later adds to what was set before', async () => {
  backend.conditions.setForAll({ latency: 300 });
  backend.conditions.setForAll({ failure: 500 });
  const answer = askFor('/health');
  await vi.advanceTimersByTimeAsync(300);
  expect((await answer).status).toBe(500);
});
