import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '#src/site/storage-names.ts';

const root = 'http://localhost:3000/';
const demo = `${root}demo/`;

/** What two copies of the site on one origin store in the browser, and another site's caches. */
async function fillBrowser() {
  const workers = new Set([root, demo]);
  const cacheNames = new Set([
    ...[root, demo].flatMap((scope) =>
      ['files', 'pictures', 'collection'].map((name) => `${DATABASE_NAME} ${name} ${scope}`),
    ),
    `foreign ${root}`,
    `foreign ${demo}`,
  ]);
  const registrationOf = (scope: string) => ({
    scope,
    unregister: async () => workers.delete(scope),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      // As in browsers: the longest scope that the address begins with.
      getRegistration: async (address: string) => {
        const scope = [demo, root].find((own) => workers.has(own) && address.startsWith(own));
        return scope === undefined ? undefined : registrationOf(scope);
      },
    },
  });
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('user', '{}');
  for (const base of ['', ' /demo/']) {
    (await openDB(`${DATABASE_NAME}${base}`)).close();
    (await openDB(`${DATABASE_NAME}-tab${base}-1`)).close();
    localStorage.setItem(`order-attempt${base}`, '{}');
    sessionStorage.setItem(`${DATABASE_NAME}-user${base}`, '{}');
    localStorage.setItem(`recently-viewed${base}`, '{}');
    localStorage.setItem(`last-order${base}`, '{}');
    localStorage.setItem(`${DATABASE_NAME}-real-rows${base}`, '{}');
    localStorage.setItem(`${DATABASE_NAME}-edits${base}`, '{}');
    sessionStorage.setItem(`recently-viewed${base}`, '{}');
    sessionStorage.setItem(`checkout-draft${base}`, '{}');
    sessionStorage.setItem(`placed-order${base}`, '{}');
    sessionStorage.setItem(`${DATABASE_NAME}-staging${base}`, '{}');
    sessionStorage.setItem(`${DATABASE_NAME}-tour${base}`, '{}');
  }
  return async () => ({
    workers: [...workers],
    caches: [...cacheNames],
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
  });
}

async function uninstallAt(base: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  const { uninstall } = await import('./uninstall.ts');
  await uninstall();
  vi.unstubAllEnvs();
}

test.each([
  ['/', demo, ' /demo/'],
  ['/demo/', root, ''],
])(
  'Uninstalling the copy at %s leaves the one at %s all but who is signed in, which they share',
  async (base, other, otherName) => {
    const left = await fillBrowser();
    await uninstallAt(base);
    expect(await left()).toEqual({
      workers: [other],
      caches: [
        `${DATABASE_NAME} files ${other}`,
        `${DATABASE_NAME} pictures ${other}`,
        `${DATABASE_NAME} collection ${other}`,
        `foreign ${root}`,
        `foreign ${demo}`,
      ],
      databases: [`${DATABASE_NAME}${otherName}`, `${DATABASE_NAME}-tab${otherName}-1`].sort(),
      stored: [
        `checkout-draft${otherName}`,
        `last-order${otherName}`,
        `order-attempt${otherName}`,
        `placed-order${otherName}`,
        `recently-viewed${otherName}`,
        `recently-viewed${otherName}`,
        `${DATABASE_NAME}-edits${otherName}`,
        `${DATABASE_NAME}-real-rows${otherName}`,
        `${DATABASE_NAME}-staging${otherName}`,
        `${DATABASE_NAME}-tour${otherName}`,
        `${DATABASE_NAME}-user${otherName}`,
      ].toSorted(),
    });
    localStorage.clear();
    sessionStorage.clear();
  },
);

test('In a tab with a scenario, the visitor is signed out there and outside of it', async () => {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const left = await fillBrowser();
  vi.resetModules();
  const { isolateSession } = await import('../state/tab-session.ts');
  isolateSession({ id: 1, username: 'ida', email: 'ida@shop.example', role: 'customer' });
  await uninstallAt('/');
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  const { stored } = await left();
  expect(stored.filter((key) => !key.endsWith(' /demo/'))).toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});

test('Uninstalling a copy without a worker leaves the worker of the site above', async () => {
  const left = await fillBrowser();
  await uninstallAt('/demo/');
  await uninstallAt('/demo/');
  expect((await left()).workers).toEqual([root]);
});

test('After it no picture is kept any more', async () => {
  await fillBrowser();
  await uninstallAt('/');
  const seen = { name: `${root}pictures/hill-828.avif`, workerStart: 0 };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([seen as never]);
  const ask = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', ask);
  const { keepSeenPictures } = await import('#mocks/transport/offline-pictures.ts');
  await keepSeenPictures();
  expect(ask).not.toHaveBeenCalled();
});
