import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf, Endpoint } from '#src/contract/endpoint.ts';
import { type CallParts, request, urlOf } from './http.ts';

/** Spec 7: data never goes stale; no automatic refetch, no retry (O-23). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The backend may live in the browser: being offline says nothing about it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Query options of a GET endpoint; the query key is the URL. */
export function endpointQuery<E extends Endpoint>(endpoint: E, parts: Omit<CallParts<E>, 'body'>) {
  return queryOptions({
    queryKey: [urlOf(endpoint, parts)],
    queryFn: ({ signal }): Promise<ResponseOf<E>> =>
      request(endpoint, { ...parts, signal } as CallParts<E> & { signal: AbortSignal }),
  });
}
