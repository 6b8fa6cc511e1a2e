import type { Artwork } from './catalog.ts';
import { isSameId } from './id.ts';

const RELATED = 4;

/** Spec 2: up to four other works by the same artist. */
export function moreByArtist(artwork: Artwork, works: readonly Artwork[]): Artwork[] {
  return works.filter(({ id }) => !isSameId(id, artwork.id)).slice(0, RELATED);
}

/** Spec 2: up to four works of the same category by other artists. */
export function youMayAlsoLike(artwork: Artwork, sameCategory: readonly Artwork[]): Artwork[] {
  return sameCategory
    .filter(
      ({ id, artistId }) => !isSameId(id, artwork.id) && !isSameId(artistId, artwork.artistId),
    )
    .slice(0, RELATED);
}
