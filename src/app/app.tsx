import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { holdCallsUntilPainted } from '#src/data/http.ts';
import { pathOfFile } from '#src/paths.ts';
import { createBrowserHistory, createHashHistory, type History } from '#src/router/history.ts';
import { createRouter, type SiteRouter } from '#src/router/router.ts';
import { loadPage } from '#src/router/routes.ts';
import { SiteRouterProvider } from '#src/router/site-router.tsx';
import { prefetchLinks } from './prefetch.ts';
import { routes } from './routes.tsx';
import { ScreenMountContext, Shell } from './shell.tsx';

/**
 * The whole application: providers and the router, under the base path of the site.
 * @param onMount called when React shows a page, were it the one that says what failed
 * @param onScreenMount called when the first screen is there and React answers its events
 */
export function App({
  queryClient,
  router,
  onMount,
  onScreenMount,
}: {
  queryClient: QueryClient;
  router: SiteRouter;
  onMount?: () => void;
  onScreenMount?: () => void;
}) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  useEffect(() => prefetchLinks(router, queryClient), [router, queryClient]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ScreenMountContext value={onScreenMount}>
          <SiteRouterProvider router={router}>
            <Shell />
          </SiteRouterProvider>
        </ScreenMountContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Loads the code of the page at the document's address, and makes the router that shows it. */
export async function openSiteRouter(): Promise<SiteRouter> {
  const history = createSiteHistory();
  await loadPage(routes, history.location().pathname);
  // Another try where the first one failed, before the page says so.
  await loadPage(routes, history.location().pathname);
  return createRouter(routes, { history, onBeforeRender: holdCallsUntilPainted });
}

/** The single-file build is opened from disk, where the URL's path cannot change: it uses the hash. */
function createSiteHistory(): History {
  if (import.meta.env.MODE === 'single') return createHashHistory();
  // A plain file server also serves a page at the path of its file (`/artists.html`).
  const { pathname, search, hash } = location;
  const path = pathOfFile(pathname);
  if (path !== pathname) history.replaceState(null, '', path + search + hash);
  return createBrowserHistory(import.meta.env.BASE_URL);
}
