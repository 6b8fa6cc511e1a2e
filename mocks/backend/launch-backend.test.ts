// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeedSource } from '#mocks/backend/db/catalog-tables.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { type Backend, createBackend, launchBackend } from './create-backend.ts';

const opened: Backend[] = [];
beforeEach(() => {
  indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

function launch(collection: SeedSource): Backend {
  const backend = launchBackend({ collection, isCollectionChecked: true, clock: noon });
  opened.push(backend);
  return backend;
}

const never = new Promise<never>(() => {});

test('Events, artists, categories and an empty cart are answered before the artworks have come', async () => {
  const backend = launch({ ...smallShop, artworks: () => never });
  expect((await ask(backend, 'GET', '/api/events')).body).toHaveLength(7);
  expect((await ask(backend, 'GET', '/api/artists')).body).toHaveLength(2);
  expect((await ask(backend, 'GET', '/api/categories')).body).toHaveLength(2);
  expect((await ask(backend, 'GET', '/api/cart/6')).body).toEqual([]);
});

test('Artworks are answered before IndexedDB has opened, and events when it has', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const backend = launch(smallShop);
  expect((await ask(backend, 'GET', '/api/artworks')).body).toHaveLength(3);
  const events = ask(backend, 'GET', '/api/events');
  await expect(Promise.race([events, 'still waiting'])).resolves.toBe('still waiting');
});

test('A call waits for its table, and is answered when the rows come', async () => {
  let bring!: (rows: (typeof smallShop)['artworks']) => void;
  const artworks = new Promise<(typeof smallShop)['artworks']>((resolve) => {
    bring = resolve;
  });
  const backend = launch({ ...smallShop, artworks: () => artworks });
  const work = ask(backend, 'GET', '/api/artworks/2');
  const added = ask(backend, 'POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  bring(smallShop.artworks);
  expect(await work).toMatchObject({ status: 200, body: { title: 'Quiet Hill' } });
  expect(await added).toMatchObject({ status: 201, body: { artwork: { id: 2 } } });
});

test('A table that does not come fails the calls that need it, with the reason in the console', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const reason = new Error('/assets/artworks.json: 404');
  const backend = launch({ ...smallShop, artworks: () => Promise.reject(reason) });
  expect((await ask(backend, 'GET', '/api/artworks')).status).toBe(500);
  expect((await ask(backend, 'GET', '/api/artists')).status).toBe(200);
  expect(vi.mocked(console.error).mock.calls).toEqual([[reason]]);
  vi.mocked(console.error).mockClear();
});

test('A table that did not come is loaded again by the next call, also where a row is checked before', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  for (const isCollectionChecked of [true, false]) {
    const artworks = vi.fn(async () => smallShop.artworks);
    artworks.mockRejectedValueOnce(new Error('/assets/artworks.json: 404'));
    const collection = { ...smallShop, artworks };
    const backend = launchBackend({ collection, isCollectionChecked, clock: noon });
    opened.push(backend);
    expect((await ask(backend, 'GET', '/api/artworks')).status).toBe(500);
    expect((await ask(backend, 'GET', '/api/artworks')).body).toHaveLength(3);
    expect((await ask(backend, 'GET', '/api/artworks/2')).status).toBe(200);
    expect(artworks).toHaveBeenCalledTimes(2);
  }
  vi.mocked(console.error).mockClear();
});

const reads = [
  '/api/categories',
  '/api/artworks',
  '/api/artworks?categoryId=1',
  '/api/artworks/2',
  '/api/artists',
  '/api/artists/1',
  '/api/artists/featured',
  '/api/events',
  '/api/events?upcoming=true',
  '/api/events?categoryId=1',
  '/api/events/2',
  '/api/cart/6',
];

test('Every read has the same response before the model comes and after, and so has every write', async () => {
  const [plain, modelled] = await Promise.all(
    [1, 2].map(() =>
      createBackend({
        collection: smallShop,
        clock: noon,
        storage: 'memory',
        isModelDeferred: true,
      }),
    ),
  );
  const line = { userId: 6, artworkId: 2, quantity: 1 };
  const answersOf = (backend: Backend) =>
    Promise.all(reads.map((path) => ask(backend, 'GET', path)));
  await ask(modelled!, 'POST', '/api/cart', line);
  const before = await answersOf(modelled!);
  await modelled!.database.loadModel();
  expect(await answersOf(modelled!)).toEqual(before);

  await ask(plain!, 'POST', '/api/cart', line);
  expect(await ask(modelled!, 'POST', '/api/cart', line)).toEqual(
    await ask(plain!, 'POST', '/api/cart', line),
  );
  expect(await answersOf(modelled!)).toEqual(await answersOf(plain!));
});

test('A write that is on its way when the model comes is kept', async () => {
  const backend = launch(smallShop);
  await backend.database.ready;
  const add = () => ask(backend, 'POST', '/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  const [first, , second] = await Promise.all([add(), backend.database.loadModel(), add()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await ask(backend, 'GET', '/api/cart/6')).body).toMatchObject([{ quantity: 2 }]);
  expect(backend.database.mode).toBe('durable');
});
