// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { fetchCollection } from './fetch-collection.ts';

test('Each table of the collection is the file of its name', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json([/(\w+)\.json/.exec(url)?.[1]]));
  expect(await fetchCollection()).toEqual({
    categories: ['categories'],
    artists: ['artists'],
    artworks: ['artworks'],
    events: ['events'],
  });
});

test('A file that cannot be fetched rejects the collection, naming the file and its status', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('events') ? new Response('', { status: 404 }) : Response.json([]),
  );
  await expect(fetchCollection()).rejects.toThrow(/events\.json.*: 404$/);
});
