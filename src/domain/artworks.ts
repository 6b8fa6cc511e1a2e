import type { Artwork } from '#src/contract/catalog.ts';

const RELATED = 4;

/** Spec 2: up to four other works by the same artist. */
export function moreByArtist(artwork: Artwork, works: readonly Artwork[]): Artwork[] {
  return works.filter(({ id }) => id !== artwork.id).slice(0, RELATED);
}

/** Spec 2: up to four works of the same category by other artists. */
export function youMayAlsoLike(artwork: Artwork, sameCategory: readonly Artwork[]): Artwork[] {
  return sameCategory.filter(({ artistId }) => artistId !== artwork.artistId).slice(0, RELATED);
}
