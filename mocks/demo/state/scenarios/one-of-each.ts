import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** The first work and the first event of each category, and their artists. */
export function oneOfEach(collection: SeedCollection): SeedCollection {
  const artworks = firstOfEachCategory(collection.artworks);
  const events = firstOfEachCategory(collection.events);
  const artistIds = new Set([...artworks, ...events].map(({ artistId }) => artistId));
  return {
    categories: collection.categories,
    artists: collection.artists.filter(({ id }) => artistIds.has(id)),
    artworks,
    events,
  };
}

function firstOfEachCategory<Row extends { categoryId: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ categoryId }, index) => rows.findIndex((row) => row.categoryId === categoryId) === index,
  );
}
