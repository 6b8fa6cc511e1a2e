import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { type Preparation, routes } from './routes.tsx';

/**
 * Gets the code and the first data of the page at a path into place. What fails here fails again, and is
 * told, when somebody goes there.
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
