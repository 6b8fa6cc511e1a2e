import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { PrefetchContext } from '#src/components/link.tsx';
import { pageOfFile } from '#src/paths.ts';
import { prefetcher } from './prefetch.ts';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createRouter>;

/**
 * The whole application: providers and the router, under the base path of the site.
 * @param onMount called when the first page stands and answers to taps
 */
export function App({
  queryClient,
  router,
  onMount,
}: {
  queryClient: QueryClient;
  router: Router;
  onMount?: () => void;
}) {
  const [prefetch] = useState(() => prefetcher(queryClient));
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

/**
 * The router of the site, or of one path where there is no browser. The single-file build is opened from disk, where
 * the URL's path cannot change: it uses a hash router.
 */
export function createRouter(path?: string) {
  if (path !== undefined) return createMemoryRouter(routes, { initialEntries: [path] });
  if (import.meta.env.MODE === 'single') return createHashRouter(routes);
  // A plain file server also serves a page at the path of its file (`/artists.html`).
  const { pathname, search, hash } = location;
  const page = pageOfFile(pathname);
  if (page !== pathname) history.replaceState(null, '', page + search + hash);
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL, hydrationData: {} });
}

/**
 * Loads the code of the screen at a path, so that a first render shows it at once.
 * @returns the name of its component
 */
export async function loadScreen(path: string): Promise<string> {
  const all = matchRoutes(routes, path) ?? [];
  const matched = all.filter(({ route }) => route.lazy);
  await Promise.all(
    matched.map(async ({ route }) => {
      const load = route.lazy as () => Promise<Partial<RouteObject>>;
      Object.assign(route, await load(), { lazy: undefined });
    }),
  );
  return all.at(-1)?.route.Component?.name ?? '';
}
