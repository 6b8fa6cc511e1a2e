import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { type Preparation, routes } from './routes.tsx';

/**
 * Preloads the code and the first queries of the page at a path. Errors are ignored here: they occur again, and are
 * shown, when the page is visited.
 */
export function prefetcher(queryClient: QueryClient) {
  return function prefetch(path: string): void {
    const matched = matchRoutes(routes, path)?.at(-1);
    if (!matched) return;
    const { loadCode, loadData } = matched.route.handle as Preparation;
    loadCode().catch(() => {});
    loadData(queryClient, matched.params);
  };
}
