// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#mocks/backend/db/catalog-tables.ts';
import { fetchCollection } from './fetch-collection.ts';

test('Each table of the collection is the file of its name', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json([/(\w+)\.json/.exec(url)?.[1]]));
  const { categories, artists, artworks, events } = fetchCollection();
  expect(await Promise.all([categories, artists, artworks, events].map(rowsOf))).toEqual([
    ['categories'],
    ['artists'],
    ['artworks'],
    ['events'],
  ]);
});

test('A file that cannot be fetched rejects its table, naming the file and its status, and no other', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('events') ? new Response('', { status: 404 }) : Response.json([]),
  );
  const { artworks, events } = fetchCollection();
  await expect(rowsOf(events)).rejects.toThrow(/events\.json.*: 404$/);
  await expect(rowsOf(artworks)).resolves.toEqual([]);
});
