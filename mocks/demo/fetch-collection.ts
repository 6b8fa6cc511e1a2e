import type { SeedCollection } from '#mocks/backend/db/database.ts';
import artists from '#fixtures/artists.json?url&no-inline';
import artworks from '#fixtures/artworks.json?url&no-inline';
import categories from '#fixtures/categories.json?url&no-inline';
import events from '#fixtures/events.json?url&no-inline';

/**
 * Fetches the collection as JSON files, which are smaller and faster to parse than the same data in a script.
 * @throws Error naming the file that cannot be fetched
 */
export async function fetchCollection(): Promise<SeedCollection> {
  // A page opened from a disk can fetch nothing: its build carries the collection in its code.
  if (import.meta.env.MODE === 'single') return import('#fixtures/collection.ts');
  const tables = await Promise.all([categories, artists, artworks, events].map(fetchJson));
  // The build checks the files against the contract, and seeding checks each row.
  const [categoryRows, artistRows, artworkRows, eventRows] = tables as [
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
