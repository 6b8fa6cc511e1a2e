import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Artist, ArtistPortfolio, Artwork } from '#src/domain/catalog.ts';
import type { Event } from '#src/domain/events.ts';
import { type Id, isSameId } from '#src/domain/id.ts';

/** The artwork with this id in the lists and portfolios that have been loaded. */
export function cachedArtwork(client: QueryClient, id: Id): Artwork | undefined {
  return cachedRow(client, id, endpoints.getArtworks.path, ({ artworks }) => artworks);
}

/** The event with this id in the lists and portfolios that have been loaded. */
export function cachedEvent(client: QueryClient, id: Id): Event | undefined {
  return cachedRow(client, id, endpoints.getEvents.path, ({ events }) => events);
}

/** The artist with this id in the lists and portfolios that have been loaded. */
export function cachedArtist(client: QueryClient, id: Id): Artist | undefined {
  return cachedRow(client, id, endpoints.getArtists.path, ({ artist }) => artist && [artist]);
}

/** What is common to a portfolio and the featured artist. */
type Portfolio = { [part in keyof ArtistPortfolio]?: ArtistPortfolio[part] | null | undefined };

function cachedRow<Row extends { id: Id }>(
  client: QueryClient,
  id: Id,
  listPath: string,
  rowsOf: (portfolio: Portfolio) => readonly Row[] | null | undefined,
): Row | undefined {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.data === undefined) continue;
    const [path = ''] = (queryKey as string[])[0]!.split('?');
    let rows: readonly Row[] | null | undefined;
    if (path === listPath) rows = state.data as Row[];
    else if (path.startsWith(`${endpoints.getArtists.path}/`))
      rows = rowsOf(state.data as Portfolio);
    const row = rows?.find((candidate) => isSameId(candidate.id, id));
    if (row) return row;
  }
  return undefined;
}
