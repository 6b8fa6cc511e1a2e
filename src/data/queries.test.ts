// @vitest-environment node
import { expect, test, vi } from 'vitest';
import {
  artistQuery,
  artistsQuery,
  artworkQuery,
  artworksQuery,
  categoriesQuery,
  featuredArtistQuery,
} from './catalog.ts';
import { domainInfoQuery, healthQuery } from './diagnostics.ts';
import { eventQuery, similarEventsQuery, upcomingEventsQuery } from './events.ts';
import { createQueryClient } from './query-client.ts';

test.each([
  ['/api/artists/featured', featuredArtistQuery()],
  ['/api/categories', categoriesQuery()],
  ['/api/artworks', artworksQuery()],
  ['/api/artworks?categoryId=3', artworksQuery(3)],
  ['/api/artworks/7', artworkQuery(7)],
  ['/api/artists', artistsQuery()],
  ['/api/artists/7', artistQuery(7)],
  ['/api/events?upcoming=true', upcomingEventsQuery()],
  ['/api/events?categoryId=3', similarEventsQuery(3)],
  ['/api/events/7', eventQuery(7)],
  ['/api/domain-info', domainInfoQuery()],
  ['/health', healthQuery()],
])('%s is the key of its query and what it reads', async (url, { queryKey, queryFn }) => {
  expect(queryKey).toEqual([url]);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  // An empty object is no list: what counts here is the call.
  await (queryFn as unknown as (context: object) => Promise<unknown>)({ signal }).catch(() => {});
  expect(fetched.mock.calls).toEqual([[url, expect.objectContaining({ method: 'GET', signal })]]);
});

test('Data is fresh for good, and no call is repeated or held back by being offline', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({
    staleTime: Infinity,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    networkMode: 'always',
  });
  expect(mutations).toEqual({ retry: false, networkMode: 'always' });
});
