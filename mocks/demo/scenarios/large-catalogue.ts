import { faker } from '@faker-js/faker/locale/en';
import type { Artist, Artwork } from '#src/contract/catalog.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** A fixed seed: the same catalogue in every visit. */
const SEED = 6;
const ARTISTS = 240;

/**
 * Extends a collection to `count` works. Each added work copies the picture and medium of an existing
 * one and is by an artist of its category.
 */
export function largeCatalogue(collection: SeedCollection, count: number): SeedCollection {
  faker.seed(SEED);
  const artists = [...collection.artists, ...addedArtists(collection.artists)];
  const artistsFor = artistsByCategory(collection, artists);
  const artworks = [...collection.artworks];
  for (let id = highestId(artworks) + 1; artworks.length < count; id += 1) {
    const model = collection.artworks[id % collection.artworks.length]!;
    artworks.push(workLike(model, id, artistsFor(model)));
  }
  return { ...collection, artists, artworks };
}

function addedArtists(models: readonly Artist[]): Artist[] {
  const firstId = highestId(models) + 1;
  return Array.from({ length: ARTISTS }, (_, index) => ({
    ...models[index % models.length]!,
    id: firstId + index,
    fullName: faker.person.fullName(),
  }));
}

/** For a work, the artists whose type already occurs in its category. */
function artistsByCategory(
  { artworks }: SeedCollection,
  artists: readonly Artist[],
): (model: Artwork) => readonly Artist[] {
  const typeOf = new Map(artists.map(({ id, artistType }) => [id, artistType]));
  const typeIn = new Map(artworks.map((work) => [work.categoryId, typeOf.get(work.artistId)]));
  const artistsIn = new Map(
    [...typeIn].map(([categoryId, type]) => [
      categoryId,
      artists.filter(({ artistType }) => artistType === type),
    ]),
  );
  return ({ categoryId }) => artistsIn.get(categoryId) ?? artists;
}

function workLike(model: Artwork, id: number, candidates: readonly Artist[]): Artwork {
  const title = `${faker.word.adjective()} ${faker.word.noun()}`;
  return {
    ...model,
    id,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    price: faker.number.int({ min: 20, max: 4_000 }) + 0.5,
    createdAt: faker.date
      .between({ from: '2005-01-01', to: '2025-12-31' })
      .toISOString()
      .slice(0, 10),
    isFeatured: faker.datatype.boolean(0.1),
    isSold: faker.datatype.boolean(0.15),
    artistId: faker.helpers.arrayElement(candidates).id,
  };
}

function highestId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}
