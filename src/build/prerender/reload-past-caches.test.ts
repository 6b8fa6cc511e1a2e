import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheName } from '#src/site/cache-names.ts';
import { reloadPastCaches } from './reload-past-caches.ts';

const log: string[] = [];
const scope = 'http://localhost:3000/';
let registeredScope = scope;
const load = vi.fn<typeof fetch>();
const drop = vi.fn<(name: string) => Promise<boolean>>();

beforeEach(() => {
  log.length = 0;
  registeredScope = scope;
  load.mockImplementation(async (address, init) => {
    log.push(`${init?.cache} ${String(address)}`);
    return new Response();
  });
  drop.mockImplementation(async (name) => log.push(`delete ${name}`) > 0);
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('caches', { delete: drop });
  vi.stubGlobal('location', { href: `${scope}artworks`, reload: () => log.push('reload') });
  const getRegistration = async () => ({
    scope: registeredScope,
    unregister: async () => log.push('unregister'),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration },
    configurable: true,
  });
  document.head.innerHTML = `<link rel="modulepreload" href="${scope}assets/shop-1.js">`;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.replaceChildren();
});

test('the page and its code are loaded past the cache, and the worker goes with its files', async () => {
  await reloadPastCaches();
  expect(log).toEqual([
    `reload ${scope}artworks`,
    `delete ${cacheName('files', scope)}`,
    'unregister',
    `reload ${scope}assets/shop-1.js`,
    'reload',
  ]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has failed itself', async () => new Response('', { status: 503 })],
])('where the host %s, what is kept stays', async (_, answer) => {
  load.mockImplementation(answer);
  await reloadPastCaches();
  expect(log).toEqual(['reload']);
});

test('the worker of a site above stays', async () => {
  registeredScope = 'http://localhost:3000/above/';
  await reloadPastCaches();
  expect(log).not.toContain('unregister');
});

test('in a frame without caches and workers the rest is done', async () => {
  drop.mockRejectedValue(new DOMException('The document is sandboxed', 'SecurityError'));
  await reloadPastCaches();
  expect(log).toEqual([`reload ${scope}artworks`, `reload ${scope}assets/shop-1.js`, 'reload']);
});
