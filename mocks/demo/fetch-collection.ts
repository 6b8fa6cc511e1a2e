import type { SeedCollection } from '#mocks/backend/db/database.ts';
import artists from '#fixtures/artists.json?url&no-inline';
import artworks from '#fixtures/artworks.json?url&no-inline';
import categories from '#fixtures/categories.json?url&no-inline';
import events from '#fixtures/events.json?url&no-inline';

/**
 * The facts of the shop as the files they are: data is cheaper to carry and to parse than the same
 * facts inside a script.
 * @throws where a file does not come
 */
export async function fetchCollection(): Promise<SeedCollection> {
  // A page opened from a disk can fetch nothing: its build carries the collection in its code.
  if (import.meta.env.MODE === 'single') return import('#fixtures/collection.ts');
  const facts = await Promise.all([categories, artists, artworks, events].map(fetchJson));
  // The files are held to the contract when the site is built, and row by row when they are seeded.
  const [categoryRows, artistRows, artworkRows, eventRows] = facts as [
    SeedCollection['categories'],
    SeedCollection['artists'],
    SeedCollection['artworks'],
    SeedCollection['events'],
  ];
  return {
    categories: categoryRows,
    artists: artistRows,
    artworks: artworkRows,
    events: eventRows,
  };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
