import { CancelledError, QueryClient, queryOptions } from '@tanstack/react-query';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import {
  type CallParts,
  readAny,
  type ReadEndpoint,
  type ReadOf,
  reportUnexpected,
  request,
  urlOf,
} from './http.ts';

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

/**
 * Refetches queries whose responses the demo's tools have changed; nothing else does (O-23).
 * @param ready until then React takes the page over, and must find the answers that the page shows
 */
export function readAgainOnDemand(client: QueryClient, ready: Promise<void>): void {
  addEventListener(SITE_EVENTS.responseChange, async (event) => {
    const { detail: isAffected } = event as CustomEvent<(url: string) => boolean>;
    await ready;
    void client.resetQueries({ predicate: ({ queryKey }) => isAffected(queryKey[0] as string) });
  });
}

/** Query options of a GET endpoint; the query key is the URL. */
export function endpointQuery<E extends ReadEndpoint>(
  endpoint: E,
  parts: Omit<CallParts<E>, 'body'>,
) {
  return queryOptions({
    queryKey: [urlOf(endpoint, parts)],
    queryFn: ({ signal }): Promise<ReadOf<E>> =>
      request(endpoint, { ...parts, signal } as CallParts<E> & { signal: AbortSignal }),
  });
}

/**
 * Makes the calls of a prerendered page; true if every response is the one that the page shows. A call that fails is
 * forgotten: the page makes it again, and shows its failure.
 */
export async function answersMatch(
  client: QueryClient,
  { answers, groupsByMonth }: { answers: Record<string, string>; groupsByMonth: boolean },
): Promise<boolean> {
  const matches = await Promise.all(
    Object.entries(answers).map(async ([url, fingerprint]) => {
      const queryKey = [url];
      try {
        const answer = await client.fetchQuery({ queryKey, queryFn: () => readAny(url) });
        return fingerprintOf(answer, groupsByMonth) === fingerprint;
      } catch (error) {
        // Given up where other responses are asked for meanwhile.
        if (!(error instanceof CancelledError)) reportUnexpected(error);
        client.removeQueries({ queryKey });
        return false;
      }
    }),
  );
  return matches.every(Boolean);
}

/** Resolves when no query waits for its response. */
export async function whenAnswered(client: QueryClient): Promise<void> {
  if (client.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * A short text that two answers share only if a prerendered page is right for both. The days of events depend on the
 * day of the visit and are left empty there.
 * @param groupsByMonth whether the page groups events by month: then it counts which of them share one
 */
export function fingerprintOf(answer: unknown, groupsByMonth: boolean): string {
  let month = '';
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (key !== 'date' || typeof value !== 'string') return value;
    const isSameMonth = value.slice(0, 7) === month;
    month = value.slice(0, 7);
    return [groupsByMonth && isSameMonth, value.slice(10)];
  });
  return hash(text).toString(36);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
