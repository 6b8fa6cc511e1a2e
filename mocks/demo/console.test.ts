import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { tableNames } from '#mocks/backend/db/tables.ts';
import { writeSessionState, readSessionState } from './state/session-state.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { createConsole } from './console.ts';
import { createDemoControls } from './demo-controls.ts';

afterEach(() => {
  vi.useRealTimers();
  writeSessionState(undefined);
});

async function openConsole(storage = 'memory') {
  const restart = vi.fn<() => void>();
  const backend = await createBackend({ collection: smallShop, clock: noon, storage });
  const demo = { backend, storage, text: '', mistakes: [] };
  const call = (path: string) => backend.answer(new Request(`http://shop.example${path}`));
  const vernissage = createConsole(createDemoControls(demo, restart), () => {});
  return { vernissage, backend, call, restart };
}

test('help() lists the functions and the scenarios', async () => {
  const { vernissage } = await openConsole();
  expect(vernissage.help()).toContain("vernissage.fail('POST /api/orders:500')");
  expect(vernissage.help()).toContain('  full-cart           Three works and tickets');
});

test('scenario() stores the scenarios for the tab and reloads; a wrong name is an error', async () => {
  const { vernissage, restart } = await openConsole();
  vernissage.scenario('full-cart', 'slow');
  expect(readSessionState()).toEqual({ text: 'scenario=full-cart,slow' });
  expect(restart).toHaveBeenCalledOnce();
  expect(() => vernissage.scenario('fast')).toThrow(
    '"fast" is not a scenario. There are: fresh, full-cart,',
  );
});

test('fail() and latency() apply from the next call on, and end without an argument', async () => {
  const { vernissage, call } = await openConsole();
  expect(vernissage.fail('/health:503')).toEqual(['GET /health:503']);
  expect(vernissage.latency('5±5')).toBe('5±5');
  expect((await call('/health')).status).toBe(503);
  expect(vernissage.fail()).toEqual([]);
  expect(vernissage.latency()).toBe('0');
  expect((await call('/health')).status).toBe(200);
  expect(await vernissage.link()).toBe('http://localhost:3000/');
});

test('live() stores the calls of a real server for the tab and reloads; without an argument it ends', async () => {
  const { vernissage, restart } = await openConsole();
  vernissage.live('/api/artworks*', 'GET /api/events');
  expect(readSessionState()).toEqual({ text: 'live=/api/artworks*,GET+/api/events' });
  expect(() => vernissage.live('/artworks')).toThrow('"/artworks" is not a call of the shop.');
  vernissage.live();
  expect(readSessionState()).toBeUndefined();
  expect(restart).toHaveBeenCalledTimes(2);
});

test('In a build that was made for no real server live() asks first', async () => {
  const { vernissage } = await openConsole();
  vi.stubEnv('DEV', false);
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  vernissage.live('/api/artworks*');
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('passwords too'));
  expect(readSessionState()).toBeUndefined();
  vernissage.live('/api/artworks*');
  expect(readSessionState()).toEqual({ text: 'live=/api/artworks*' });
  vi.unstubAllEnvs();
});

test('respond() replaces the response of a call from the next one on, null ends it, and the link says it all', async () => {
  const { vernissage, call } = await openConsole();
  expect(vernissage.respond('GET /api/artists', { body: [], headers: { 'X-Trace': '7' } })).toEqual(
    ['GET /api/artists:200 header X-Trace:7 body []'],
  );
  const response = await call('/api/artists');
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Trace')).toBe('7');
  expect(await response.json()).toEqual([]);
  expect(await vernissage.link()).toBe(
    'http://localhost:3000/?fail=GET+/api/artists:200+header+X-Trace:7+body+%5B%5D',
  );
  expect(vernissage.respond('GET /health', { status: 503 })).toHaveLength(2);
  expect(vernissage.respond('/api/artists', null)).toEqual(['GET /health:503']);
  expect(await (await call('/api/artists')).json()).toHaveLength(2);
});

test('respond() for one call leaves the count of another as it is', async () => {
  const { vernissage, call } = await openConsole();
  vernissage.respond('GET /health', { status: 503, times: 1 });
  expect((await call('/health')).status).toBe(503);
  vernissage.respond('GET /api/artists', { body: [] });
  vernissage.latency('0');
  expect((await call('/health')).status).toBe(200);
  vernissage.respond('GET /health', { status: 503, times: 1 });
  expect((await call('/health')).status).toBe(503);
});

test('respond() names a call that there is not, and stores nothing', async () => {
  const { vernissage } = await openConsole();
  expect(() => vernissage.respond('GET /api/artist', { body: [] })).toThrow(
    '"GET /api/artist" is not a call of the shop. There are: GET /api/cart/:userId, POST /api/cart,',
  );
  expect(() => vernissage.respond('GET /api/artist', null)).toThrow('is not a call of the shop');
  expect(() => vernissage.respond('GET /health', { status: 99 })).toThrow(
    'status must be a whole number from 200 to 599, but is 99.',
  );
  expect(readSessionState()).toBeUndefined();
});

test('clear() ends failures, responses and latency', async () => {
  const { vernissage, call } = await openConsole();
  vernissage.fail('/api/categories:500');
  vernissage.respond('GET /health', { status: 503 });
  vernissage.latency('GET /health:1');
  vernissage.clear();
  expect((await call('/health')).status).toBe(200);
  expect((await call('/api/categories')).status).toBe(200);
  expect(await vernissage.link()).toBe('http://localhost:3000/');
});

test('latency() of one call leaves the others as they are', async () => {
  vi.useFakeTimers();
  const { vernissage, call } = await openConsole();
  expect(vernissage.latency('GET /health:1500')).toBe('GET /health:1500');
  expect((await call('/api/categories')).status).toBe(200);
  const answered = vi.fn<(response: Response) => void>();
  void call('/health').then(answered);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
});

test('calls() and rows() show what was called and what is stored', async () => {
  const { vernissage, call } = await openConsole();
  await call('/api/categories');
  expect(vernissage.calls()).toMatchObject([
    { method: 'GET', path: '/api/categories', status: 200 },
  ]);
  expect(await vernissage.rows('users')).toMatchObject([{ username: 'demo' }]);
});

test('rows() of a table there is not says which there are', async () => {
  const { vernissage } = await openConsole();
  await expect(vernissage.rows('foo' as 'cart')).rejects.toThrow(
    `"foo" is no table. There are: ${tableNames.join(', ')}.`,
  );
});

test('Without durable storage export() is rejected with the reason', async () => {
  const { vernissage } = await openConsole();
  await expect(vernissage.export()).rejects.toThrow('Nothing is kept for this page');
});

test('import() asks with the rows there are now and in the file, and replaces none without a yes', async () => {
  const { vernissage, backend, restart } = await openConsole('console');
  const empty = await vernissage.export();
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  const ask = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false);
  vi.stubGlobal('confirm', ask.mockReturnValue(true));
  expect(await vernissage.import(empty)).toBe('Nothing was imported.');
  expect(ask.mock.calls[0]![0]).toContain('Cart lines: 1 now, 0 in the file');
  expect(await vernissage.rows('cart')).toHaveLength(1);
  expect(restart).not.toHaveBeenCalled();
  expect(await vernissage.import(empty)).toBe('Imported.');
  expect(await vernissage.rows('cart')).toEqual([]);
  expect(restart).toHaveBeenCalledOnce();
  sessionStorage.clear();
});

test('reset() asks with the rows there are, and removes none without a yes', async () => {
  const { vernissage, backend, restart } = await openConsole('console-reset');
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  const ask = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false);
  vi.stubGlobal('confirm', ask.mockReturnValue(true));
  expect(await vernissage.reset()).toBe('Nothing was reset.');
  expect(ask.mock.calls[0]![0]).toMatch(
    /^Remove everything you left in the shop\?[^]*Cart lines: 1$/m,
  );
  expect(await vernissage.rows('cart')).toHaveLength(1);
  expect(restart).not.toHaveBeenCalled();
  expect(await vernissage.reset()).toBe('Reset.');
  expect(restart).toHaveBeenCalledOnce();
  sessionStorage.clear();
});

test('export() holds what is stored since the database was deleted under the page', async () => {
  const { vernissage, backend } = await openConsole('console-deleted');
  await deleteDB('console-deleted');
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  expect(JSON.parse(await vernissage.export())).toMatchObject({ cart: [{ artworkId: 2 }] });
});

test('On a full disk reset() removes what was stored before', async () => {
  const { vernissage, backend } = await openConsole('console-full');
  const insert = () =>
    backend.database.cart.write((rows) =>
      rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
    );
  await insert();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await insert();
  expect(backend.database.mode).toBe('memory');
  vi.stubGlobal('confirm', () => true);
  expect(await vernissage.reset()).toBe('Reset.');
  put.mockRestore();
  const { vernissage: after } = await openConsole('console-full');
  expect(await after.rows('cart')).toEqual([]);
  sessionStorage.clear();
});

test('present() with minutes that there are not is an error, and changes nothing', async () => {
  const { vernissage } = await openConsole();
  await expect(vernissage.present('soon')).rejects.toThrow(
    '"soon" is not a number of minutes from 0.1 to 120.',
  );
  expect(sessionStorage).toHaveLength(0);
});

test('fail() with two overrides of one call is an error', async () => {
  const { vernissage } = await openConsole();
  expect(() => vernissage.fail('/health:500', '/health:503 once')).toThrow(
    '"GET /health" has two overrides: only the last one counts.',
  );
});
