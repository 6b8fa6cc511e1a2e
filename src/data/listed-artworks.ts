import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Artwork } from '#src/domain/catalog.ts';

/** The artworks of the list that was loaded first, if any. */
export function listedArtworks(client: QueryClient): readonly Artwork[] {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const [path] = (queryKey as string[])[0]!.split('?');
    if (path === endpoints.getArtworks.path && state.data) return state.data as Artwork[];
  }
  return [];
}
