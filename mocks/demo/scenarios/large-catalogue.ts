import { faker } from '@faker-js/faker/locale/en';
import type { Artist, Artwork } from '#src/contract/catalog.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { daysAfter } from '#mocks/backend/db/calendar.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';

/** A fixed seed: the same catalogue in every visit. */
const SEED = 6;
const ARTISTS = 240;
/** Faker takes its time for a word, so that titles are combined from this many adjectives and as many nouns. */
const WORDS = 400;
const FIRST_DAY = '2005-01-01';
const DAYS = 7_670;

/**
 * Extends a collection to `count` works. Each added work has the picture and medium of an existing one, a description
 * that names it, because its own would be most of the answer's text, and is by an artist of its category.
 */
export function largeCatalogue(collection: SeedCollection, count: number): SeedCollection {
  faker.seed(SEED);
  const artists = [...collection.artists, ...addedArtists(collection.artists)];
  const workLike = workMaker(artistsByCategory(collection, artists));
  const models = collection.artworks.map((model) => ({
    ...model,
    description: `After ${model.title}.`,
  }));
  const artworks = [...collection.artworks];
  for (let id = highestId(artworks) + 1; artworks.length < count; id += 1) {
    artworks.push(workLike(models[id % models.length]!, id));
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

/** The artists for works of a category: those whose type already occurs in it. */
function artistsByCategory(
  { artworks }: SeedCollection,
  artists: readonly Artist[],
): (categoryId: number) => readonly Artist[] {
  const typeOf = new Map(artists.map(({ id, artistType }) => [id, artistType]));
  const typeIn = new Map(artworks.map((work) => [work.categoryId, typeOf.get(work.artistId)]));
  const artistsIn = new Map(
    [...typeIn].map(([categoryId, type]) => [
      categoryId,
      artists.filter(({ artistType }) => artistType === type),
    ]),
  );
  return (categoryId) => artistsIn.get(categoryId) ?? artists;
}

function workMaker(artistsFor: (categoryId: number) => readonly Artist[]) {
  const random = seededRandom(SEED);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length)]!;
  const adjectives = Array.from({ length: WORDS }, () => capitalized(faker.word.adjective()));
  const nouns = Array.from({ length: WORDS }, () => faker.word.noun());
  const days = Array.from({ length: DAYS }, (_, index) => daysAfter(FIRST_DAY, index));
  return (model: Artwork, id: number): Artwork => ({
    ...model,
    id,
    title: `${oneOf(adjectives)} ${oneOf(nouns)}`,
    price: 20.5 + upTo(3_980),
    createdAt: oneOf(days),
    isFeatured: random() < 0.1,
    isSold: random() < 0.15,
    artistId: oneOf(artistsFor(model.categoryId)).id,
  });
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function highestId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}
