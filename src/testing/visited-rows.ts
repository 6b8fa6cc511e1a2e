/**
 * Rows of the collection that journeys visit, each picked by what it must be: the collection may be another one, and
 * so may its ids, titles and prices.
 */
import { artists, artworks, categories, events } from '#fixtures/collection.ts';
import { artworkForSale, pick } from './pick.ts';

/** A work for sale: the first of the cart of the state `full-cart`. */
export const work = artworkForSale();

/** Another one. */
export const otherWork = pick(
  artworks,
  'two artworks for sale',
  ({ id, isSold }) => !isSold && id !== work.id,
);

export const artistOfWork = artistOf(work);

export const categoryOfWork = pick(
  categories,
  'the category of an artwork',
  ({ id }) => id === work.categoryId,
);

/** A work for sale that tells its size. */
export const measuredWork = pick(
  artworks,
  'an artwork for sale with its dimensions',
  ({ isSold, dimensions }) => !isSold && dimensions !== '',
);

/** The work with the most to read about it. */
export const wordiestWork = pick(
  artworks.toSorted((one, other) => other.description.length - one.description.length),
  'an artwork with its dimensions and a description',
  ({ dimensions }) => dimensions !== '',
);

/** An event to come whose tickets have two prices. */
export const event = pick(
  events,
  'an upcoming event with premium admission',
  ({ startsInDays, minPrice, maxPrice }) => startsInDays > 0 && maxPrice > minPrice,
);

/** The category with the most works. */
export const fullestCategory = pick(
  categories.toSorted((one, other) => worksIn(other).length - worksIn(one).length),
  'a category with two artworks',
  (category) => worksIn(category).length > 1,
);

/** Where Explore Artwork on Home leads, as specified. */
export const paintings = pick(
  categories,
  'the category paintings',
  ({ slug }) => slug === 'paintings',
);

/** A work that is higher than wide by a quarter, as its picture is too. */
export const uprightWork = pick(artworks, 'an upright artwork', ({ image }) => {
  const { width, height } = pictureSize(image);
  return height / width >= 1.2;
});

/** The artist of a work. */
export function artistOf({ artistId }: { artistId: number }) {
  return pick(artists, 'the artist of an artwork', ({ id }) => id === artistId);
}

/** The works of a category. */
export function worksIn(category: { id: number }) {
  return artworks.filter(({ categoryId }) => categoryId === category.id);
}

/** The rows of the collection as a real server has them, whose events have dates. */
export function datedCollection() {
  const dated = events.map(({ startsInDays, time, ...row }) => {
    const day = new Date();
    day.setUTCDate(day.getUTCDate() + startsInDays);
    return { ...row, date: `${day.toISOString().slice(0, 10)}T${time}` };
  });
  return { categories, artists, artworks, events: dated };
}

/** The size that the address of a picture tells. */
export function pictureSize(image: string) {
  const facts = new URLSearchParams(image.split('#')[1]);
  return { width: Number(facts.get('w')), height: Number(facts.get('h')) };
}
