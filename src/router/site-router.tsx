import { createContext, memo, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { SiteRouter } from './router.ts';

// The router stays the same for good: what reads it alone is not rendered again by a navigation.
const SiteRouterContext = createContext<SiteRouter | undefined>(undefined);

/** The router of the app, for what React Router's hooks do not tell. */
export function useSiteRouter(): SiteRouter {
  const router = useContext(SiteRouterContext);
  if (!router) throw new Error('A SiteRouterProvider is missing');
  return router;
}

/** Renders the page of the router's location. */
export function SiteRouterProvider({ router }: { router: SiteRouter }) {
  const getState = () => router.state;
  const state = useSyncExternalStore(router.subscribe, getState, getState);
  const { location, navigationType } = state;
  useLayoutEffect(() => router.connect(), [router]);
  return (
    <SiteRouterContext value={router}>
      <Router location={location} navigationType={navigationType} navigator={router.navigator}>
        <Page routes={router.routes} />
      </Router>
    </SiteRouterContext>
  );
}

/** Memoized: it is rendered again when the location changes, not with what else the router knows. */
const Page = memo(function Page({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
});
