import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#src/contract/endpoint.ts';
import { type CallParts, request, urlOf } from './http.ts';

/** Spec 7: data stays fresh for good; nothing is refetched by itself, nothing is retried (readings O-23). */
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

/** The query of a read; its key is the URL with its query (readings R-56). */
export function readOf<E extends Endpoint>(endpoint: E, parts: Omit<CallParts<E>, 'body'>) {
  return queryOptions({
    queryKey: [urlOf(endpoint, parts)],
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      request(endpoint, { ...parts, signal } as CallParts<E> & { signal: AbortSignal }),
  });
}
