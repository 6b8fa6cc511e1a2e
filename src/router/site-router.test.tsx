import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { createRouter, type SiteRouter } from './router.ts';
import { CurrentPage, SiteRouterProvider, useSiteRouter } from './site-router.tsx';

const routes = [
  { path: '/', Component: () => <h1>Home</h1> },
  { path: '/artists', Component: () => <p>Artists</p> },
];

const openRouter = () => createRouter(routes, { history: createMemoryHistory('/') });

/** When its effect runs, the page below the boundary is not taken over yet. */
function Frame() {
  const router = useSiteRouter();
  useLayoutEffect(() => queueMicrotask(() => void router.navigate('/artists')), [router]);
  return (
    <Suspense>
      <CurrentPage />
    </Suspense>
  );
}

const site = (router: SiteRouter) => (
  <SiteRouterProvider router={router}>
    <Frame />
  </SiteRouterProvider>
);

test('A navigation that begins before React takes a page over finds the page of the file first', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(openRouter()));
  expect(container.textContent).toBe('Home');
  const raised = vi.fn<(error: unknown) => void>();
  // In tasks of the browser, between which the navigation comes; `act` would do all in one.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  hydrateRoot(container, site(openRouter()), { onRecoverableError: raised });
  await vi.waitFor(() => expect(container.textContent).toBe('Artists'));
  expect(raised).not.toHaveBeenCalled();
});
