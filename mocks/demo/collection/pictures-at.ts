import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** A collection whose pictures are those of a site: `withPicturesAt('https://shop.example/', collection)`. */
export function withPicturesAt(
  site: string,
  { categories, artists, artworks, events }: SeedCollection,
): SeedCollection {
  const at = (path: string) => path && new URL(path, site).href;
  const withImage = <Row extends { image: string }>(row: Row) => ({ ...row, image: at(row.image) });
  return {
    categories: categories.map(withImage),
    artists: artists.map((row) => ({ ...row, profileImage: at(row.profileImage) })),
    artworks: artworks.map(withImage),
    events: events.map(withImage),
  };
}
