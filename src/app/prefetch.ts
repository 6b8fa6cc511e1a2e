import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { whenIdle } from '#src/lib/when-idle.ts';
import { SHOWN_FAILURES } from '#src/components/query-state.tsx';
import { paths } from '#src/paths.ts';
import type { SiteRouter } from '#src/router/router.ts';
import { loadPage } from '#src/router/routes.ts';
import { type LoadData, routes } from './routes.tsx';

/**
 * Preloads the page of each link that the visitor points at, touches or focuses, wherever it is rendered; returns a
 * function that stops it.
 */
export function prefetchLinks(router: SiteRouter, queryClient: QueryClient): () => void {
  function handleIntent({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin)
      prefetch(queryClient, router.pathOf(link).pathname);
  }
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, handleIntent, { signal, passive: true });
  return () => listening.abort();
}

/**
 * Preloads the code and the first queries of the page at a path. Errors are ignored here: they occur again, and are
 * shown, when the page is visited.
 */
export function prefetch(queryClient: QueryClient, pathname: string): void {
  void loadPage(routes, pathname);
  // It would be asked for again, and its message would go while a link in it is pointed at.
  if (queryClient.getQueryCache().findAll(SHOWN_FAILURES).length > 0) return;
  const [page] = matchRoutes(routes, pathname)?.slice(-1) ?? [];
  (page?.route.handle as LoadData | undefined)?.(queryClient, page!.params);
}

/** Milliseconds after which an interactive page has what it needs: until then network and processor are left to it. */
const PRELOAD_DELAY = 1000;

/** The pages that cards lead to. */
const CARD_PAGES = [paths.artwork(':id'), paths.event(':id'), paths.artist(':id')];

/** Loads the code of the pages behind cards when the browser is idle, so that a tap waits for no download. */
export function preloadScreensWhenIdle(): void {
  setTimeout(() => whenIdle(preloadScreens), PRELOAD_DELAY);
}

function preloadScreens(): void {
  for (const path of CARD_PAGES) void loadPage(routes, path);
}
