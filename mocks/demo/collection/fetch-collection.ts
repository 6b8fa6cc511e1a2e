import type { SeedCollection, SeedSource } from '#mocks/backend/db/catalog-tables.ts';
import artists from '#collection/artists.json?url&no-inline';
import artworks from '#collection/artworks.json?url&no-inline';
import categories from '#collection/categories.json?url&no-inline';
import events from '#collection/events.json?url&no-inline';

/**
 * Fetches the collection as JSON files, which are smaller and faster to parse than the same data in a script. A table
 * whose file cannot be fetched rejects with an Error that names the file, and is fetched again by the next call.
 */
export function fetchCollection(): SeedSource {
  // A page opened from a disk can fetch nothing: its build carries the collection in its code.
  if (import.meta.env.MODE === 'single') return bundledCollection();
  return {
    categories: () => fetchRows<'categories'>(categories),
    artists: () => fetchRows<'artists'>(artists),
    events: () => fetchRows<'events'>(events),
    artworks: () => fetchRows<'artworks'>(artworks),
  };
}

async function fetchRows<Table extends keyof SeedCollection>(
  url: string,
): Promise<SeedCollection[Table]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const collection = () => import('#fixtures/collection.ts');

function bundledCollection(): SeedSource {
  return {
    categories: async () => (await collection()).categories,
    artists: async () => (await collection()).artists,
    events: async () => (await collection()).events,
    artworks: async () => (await collection()).artworks,
  };
}
