import { endpoints } from '#src/contract/endpoints.ts';
import type { Id } from '#src/domain/id.ts';
import { endpointQuery } from './query-client.ts';

export const featuredArtistQuery = () => endpointQuery(endpoints.getFeaturedArtist, {});
export const categoriesQuery = () => endpointQuery(endpoints.getCategories, {});

/** All artworks, or those of one category, whose id has to be known first. */
export const artworksQuery = (categoryId?: Id) =>
  endpointQuery(endpoints.getArtworks, categoryId === undefined ? {} : { query: { categoryId } });

export const artworkQuery = (id: Id) => endpointQuery(endpoints.getArtwork, { params: { id } });
export const artistsQuery = () => endpointQuery(endpoints.getArtists, {});
export const artistQuery = (id: Id) => endpointQuery(endpoints.getArtist, { params: { id } });
