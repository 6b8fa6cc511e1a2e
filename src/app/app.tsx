import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { PrefetchContext } from '#src/components/link.tsx';
import { holdCallsUntilPainted } from '#src/data/http.ts';
import { pathOfFile } from '#src/paths.ts';
import { createBrowserHistory, createHashHistory } from '#src/router/history.ts';
import { createRouter, type Router } from '#src/router/router.ts';
import { RouterProvider } from '#src/router/router-provider.tsx';
import { prefetcher } from './prefetch.ts';
import { routes } from './routes.tsx';
import { ScreenMountContext } from './screen-mount.tsx';

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
  router: Router;
  onMount?: () => void;
  onScreenMount?: () => void;
}) {
  const [prefetch] = useState(() => prefetcher(queryClient));
  useLayoutEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PrefetchContext value={prefetch}>
          <ScreenMountContext value={onScreenMount}>
            <RouterProvider router={router} />
          </ScreenMountContext>
        </PrefetchContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The single-file build is opened from disk, where the URL's path cannot change: it uses a hash router. */
export function createSiteRouter(): Router {
  const onBeforeRender = holdCallsUntilPainted;
  if (import.meta.env.MODE === 'single')
    return createRouter(routes, { history: createHashHistory(), onBeforeRender });
  // A plain file server also serves a page at the path of its file (`/artists.html`).
  const { pathname, search, hash } = location;
  const path = pathOfFile(pathname);
  if (path !== pathname) history.replaceState(null, '', path + search + hash);
  return createRouter(routes, {
    history: createBrowserHistory(import.meta.env.BASE_URL),
    onBeforeRender,
  });
}
