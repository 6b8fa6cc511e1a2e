import { useQuery } from '@tanstack/react-query';
import type { Artwork } from '#src/domain/catalog.ts';
import { browsedWorksWith } from '#src/data/browsed-works.ts';
import { artworksQuery } from '#src/data/catalog.ts';
import { isSameId } from '#src/domain/id.ts';
import { NO_FILTERS, selectArtworks } from '#src/domain/artwork-filters.ts';

/**
 * The list from which the visitor came to a work; without one, the works of its category in the order of the category
 * page. It makes no call: the page has made that of the category.
 */
export function useWorkList(artwork: Artwork): readonly Artwork[] {
  const { data } = useQuery({ ...artworksQuery(artwork.categoryId), enabled: false });
  const list = browsedWorksWith(artwork.id) ?? (data && selectArtworks(data, NO_FILTERS));
  return list?.some(({ id }) => isSameId(id, artwork.id)) ? list : [artwork];
}
