import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, createHashRouter, RouterProvider } from 'react-router-dom';
import { PrefetchContext } from '#src/components/link.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { pageOfFile } from '#src/paths.ts';
import { prefetcher } from './prefetch.ts';
import { routes } from './routes.tsx';

/** The shop, under whatever path the site lives. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const [prefetch] = useState(() => prefetcher(queryClient));
  const [router] = useState(createRouter);
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

/** A page opened from a disk has one address for good: there the path stands behind a `#`. */
function createRouter() {
  if (import.meta.env.MODE === 'single') return createHashRouter(routes);
  // A plain file server shows a page also at its file's own address.
  const { pathname, search, hash } = location;
  const path = pageOfFile(pathname);
  if (path !== pathname) history.replaceState(null, '', path + search + hash);
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}
