import { endpoints } from '#src/contract/endpoints.ts';
import { readOf } from './query-client.ts';

export const featuredArtistQuery = () => readOf(endpoints.getFeaturedArtist, {});
export const categoriesQuery = () => readOf(endpoints.getCategories, {});

/** All works, or those of one category; ask with an id only once the category is known (readings R-61). */
export const artworksQuery = (categoryId?: number) =>
  readOf(endpoints.getArtworks, categoryId === undefined ? {} : { query: { categoryId } });

export const artworkQuery = (id: number) => readOf(endpoints.getArtwork, { params: { id } });
export const artistsQuery = () => readOf(endpoints.getArtists, {});
export const artistQuery = (id: number) => readOf(endpoints.getArtist, { params: { id } });
