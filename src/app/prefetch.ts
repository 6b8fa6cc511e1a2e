import type { QueryClient } from '@tanstack/react-query';
import { loadMatches, matchPath } from '#src/router/routes.ts';
import { routes, type Screen } from './routes.tsx';

/**
 * Preloads the code and the first queries of the page at a path. Errors are ignored here: they occur again, and are
 * shown, when the page is visited.
 */
export function prefetcher(queryClient: QueryClient) {
  return function prefetch(path: string): void {
    const matches = matchPath(routes, path);
    loadMatches(matches).catch(() => {});
    const { route, params } = matches.at(-1)!;
    (route as Screen).loadData(queryClient, params);
  };
}
