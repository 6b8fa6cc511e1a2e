import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import type { SeedRow } from '#fixtures/valid-rows.ts';
import type { EditableTable } from './row-edits.ts';

type EditedRow = SeedRow<EditableTable>;

/**
 * Says of an edited row what a schema cannot see: other tables, and which pictures there are.
 * @param collection in which the row is to stand
 */
export function createReferenceCheck({ artists, categories, artworks, events }: SeedCollection) {
  const artistIds = new Set(artists.map(({ id }) => id));
  const categoryIds = new Set(categories.map(({ id }) => id));
  const pictures = new Set([...artworks, ...artists, ...events].map(pictureOf));
  return (row: EditedRow): string | undefined => {
    if ('artistId' in row && !artistIds.has(row.artistId)) {
      return 'artistId must be an artist of the shop';
    }
    if ('categoryId' in row && !categoryIds.has(row.categoryId)) {
      return 'categoryId must be a category of the shop';
    }
    const field = 'profileImage' in row ? 'profileImage' : 'image';
    return pictures.has(pictureOf(row))
      ? undefined
      : `${field} must be the picture of a row of the collection`;
  };
}

const pictureOf = (row: EditedRow) => ('profileImage' in row ? row.profileImage : row.image);
