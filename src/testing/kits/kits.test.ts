// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artist, createBackend, inState, smallShop, withPicturesAt } from './backend.ts';
import { endpoints, openApi, schemas } from './contract.ts';
import { freshBackend, server } from './node.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const get = (path: string) => fetch(`http://shop.example${path}`);

test('A new backend is in the state that is asked for', async () => {
  const backend = await freshBackend({
    scenario: ['full-cart', 'sold-out'],
    fail: 'GET /api/categories:503 once',
    respond: { 'GET /api/artists': { body: [artist({ fullName: 'Zoe Lind' })] } },
  });
  expect(await backend.rows('cart')).toHaveLength(5);
  expect((await get('/api/categories')).status).toBe(503);
  expect((await get('/api/categories')).status).toBe(200);
  expect(await (await get('/api/artists')).json()).toMatchObject([{ fullName: 'Zoe Lind' }]);
  expect(await (await get('/api/artworks/1')).json()).toMatchObject({ isSold: true });
});

test('A state that there is not is refused with those there are', async () => {
  const wrong = { scenario: 'ful-cart' } as object;
  await expect(freshBackend(wrong)).rejects.toThrow('There are: fresh, full-cart,');
  expect(() => inState({ fail: 'GET /api/artist:500' })).toThrow('is not a call of the shop');
});

test('Pictures are those of the site that is named', async () => {
  const artists = [artist(), artist({ id: 2, profileImage: '' })];
  const collection = withPicturesAt('https://shop.example/demo/', { ...smallShop, artists });
  expect(collection.artists.map(({ profileImage }) => profileImage)).toEqual([
    'https://shop.example/demo/a1.avif',
    '',
  ]);
  const { answer } = await createBackend({ collection, storage: 'memory' });
  const response = await answer(new Request('http://shop.example/api/artworks/2'));
  expect(await response.json()).toMatchObject({ image: 'https://shop.example/demo/w2.avif' });
});

test('The document and the schemas are of the same endpoints', () => {
  expect(Object.keys(schemas)).toEqual(Object.keys(endpoints));
  const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.keys(endpoints).sort(),
  );
});
