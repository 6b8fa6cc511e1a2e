import type { Artist, Artwork } from '#src/contract/catalog.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { daysAfter } from '#mocks/backend/db/calendar.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import words from './large-catalogue-words.json' with { type: 'json' };

/** A fixed seed: the same catalogue in every visit. */
const SEED = 6;
const FIRST_DAY = '2005-01-01';
const DAYS = 7_670;

/** How an artist names what belongs to a work of the collection, `*`. */
const VARIATIONS = [
  'Study for *',
  '* (Small Version)',
  '* from Memory',
  '* (Winter)',
  'Notes for *',
  '* (Second Version)',
  '* Revisited',
  '* (Left Panel)',
  'Detail of *',
  '* (Evening)',
  'Second Study for *',
  '* (One Color)',
  'Variation on *',
  '* (Right Panel)',
  'Sketch for *',
  '* (First Light)',
  '* (Working Proof)',
  'Large Study for *',
  '* (Summer)',
  'Color Notes for *',
  '* in Reverse',
  '* (Unfinished)',
];

/**
 * Extends a collection to `count` works. Each added work has the picture and medium of an existing one, a title and a
 * description that name it, because its own text would be most of the response, and is by an artist of its category.
 */
export function largeCatalogue(collection: SeedCollection, count: number): SeedCollection {
  const artists = [...collection.artists, ...addedArtists(collection.artists)];
  const workLike = workMaker(artistsByCategory(collection, artists));
  const models = collection.artworks.map((model) => ({
    ...model,
    // Without what a film's title says of its poster: "(One-Sheet)".
    title: model.title.replace(/ \(.*\)$/, ''),
    description: `After ${model.title}.`,
  }));
  const artworks = [...collection.artworks];
  const firstId = highestId(artworks) + 1;
  for (let added = 0; artworks.length < count; added += 1) {
    const model = models[added % models.length]!;
    const title = variationOf(model.title, Math.floor(added / models.length));
    artworks.push(workLike({ ...model, id: firstId + added, title }));
  }
  return { ...collection, artists, artworks };
}

/** A title for the work of this number among those after the same one; no two are the same. */
function variationOf(title: string, number: number): string {
  const named = VARIATIONS[number % VARIATIONS.length]!.replace('*', () => title);
  const series = Math.floor(number / VARIATIONS.length);
  if (series === 0) return named;
  const round = Math.ceil(series / words.places.length);
  return `${named}, ${placeOf(series - 1)}${round === 1 ? '' : ` no. ${round}`}`;
}

const placeOf = (number: number) => words.places[number % words.places.length]!;

/** Artists with the portrait, and so the first name, of one of the collection. */
function addedArtists(models: readonly Artist[]): Artist[] {
  const firstId = highestId(models) + 1;
  return words.lastNames.map((lastName, index) => {
    const model = models[index % models.length]!;
    const [firstName] = model.fullName.split(' ');
    return {
      ...model,
      id: firstId + index,
      fullName: `${firstName} ${lastName}`,
      bio: `Lives in ${placeOf(index)}.`,
    };
  });
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
  const days = Array.from({ length: DAYS }, (_, index) => daysAfter(FIRST_DAY, index));
  return (model: Artwork): Artwork => ({
    ...model,
    price: 20.5 + upTo(3_980),
    createdAt: oneOf(days),
    isFeatured: random() < 0.1,
    isSold: random() < 0.15,
    artistId: oneOf(artistsFor(model.categoryId)).id,
  });
}

function highestId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}
