import { afterEach, expect, test, vi } from 'vitest';
import { writeSessionState, readSessionState } from './session-state.ts';
import { createScenarioBackend } from './staged-backend.ts';
import { DEFAULT_STATE } from './demo-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { createConsole } from './console.ts';
import { createDemoControls } from './demo-controls.ts';

afterEach(() => writeSessionState(undefined));

async function openConsole() {
  const restart = vi.fn<() => void>();
  const backend = await createScenarioBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
    staging: DEFAULT_STATE,
  });
  const shop = { backend, storage: 'memory', text: '', mistakes: [] };
  const ask = (path: string) => backend.answer(new Request(`http://shop.example${path}`));
  return { shop: createConsole(createDemoControls(shop, restart), () => {}), ask, restart };
}

test('help() lists what there is, scenarios included', async () => {
  const { shop } = await openConsole();
  expect(shop.help()).toContain("vernissage.fail('POST /api/orders:500')");
  expect(shop.help()).toContain('  full-cart           A cart with three works');
});

test('scenario() puts scenarios on and starts the shop over', async () => {
  const { shop, restart } = await openConsole();
  shop.scenario('full-cart', 'slow');
  expect(readSessionState()).toEqual({ text: 'scenario=full-cart,slow' });
  expect(restart).toHaveBeenCalledOnce();
  expect(() => shop.scenario('fast')).toThrow(
    '"fast" is no scenario. There are: fresh, full-cart,',
  );
});

test('fail() and latency() hold at once, and end again', async () => {
  const { shop, ask } = await openConsole();
  expect(shop.fail('/health:503')).toEqual(['GET /health:503']);
  expect(shop.latency('5±5')).toBe('5±5');
  expect((await ask('/health')).status).toBe(503);
  expect(shop.fail()).toEqual([]);
  expect(shop.latency()).toBe('0');
  expect((await ask('/health')).status).toBe(200);
  expect(shop.link()).toBe('http://localhost:3000/');
});

test('calls() and rows() show what was asked and what is stored', async () => {
  const { shop, ask } = await openConsole();
  await ask('/api/categories');
  expect(shop.calls()).toMatchObject([{ method: 'GET', path: '/api/categories', status: 200 }]);
  expect(await shop.rows('users')).toMatchObject([{ username: 'demo' }]);
});

test('Where nothing is kept there is nothing to carry, and it says so', async () => {
  const { shop } = await openConsole();
  await expect(shop.export()).rejects.toThrow('Nothing is kept for this page');
});
