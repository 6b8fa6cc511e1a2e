import type { QueryClient } from '@tanstack/react-query';
import { loadMatches, loadRoute, matchPath } from '#src/router/routes.ts';
import { paths } from '#src/paths.ts';
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

/** Milliseconds after which a live page has what it needs: until then network and processor are left to it. */
const PRELOAD_DELAY = 1000;

/** The pages that cards lead to. */
const CARD_PAGES = [paths.artwork(':id'), paths.event(':id'), paths.artist(':id')];

/** Loads the code of the pages behind cards when the browser is idle, so that a tap waits for no download. */
export function preloadScreensWhenIdle(): void {
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => whenIdle(preloadScreens), PRELOAD_DELAY);
}

function preloadScreens(): void {
  // Errors are ignored, as above.
  for (const path of CARD_PAGES) loadRoute(routes, path).catch(() => {});
}
