import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import {
  type RouteObject,
  Router,
  UNSAFE_LocationContext as LocationContext,
  useRoutes,
} from 'react-router-dom';
import type { RouterState, SiteRouter } from './router.ts';

// The router stays the same for good: what reads it alone is not rendered again by a navigation.
const SiteRouterContext = createContext<SiteRouter | undefined>(undefined);

/** The router of the app, for what React Router's hooks do not tell. */
export function useSiteRouter(): SiteRouter {
  const router = useContext(SiteRouterContext);
  if (!router) throw new Error('A SiteRouterProvider is missing');
  return router;
}

function useRouterState(router: SiteRouter): RouterState {
  const getState = () => router.state;
  return useSyncExternalStore(router.subscribe, getState, getState);
}

/**
 * Provides the router to a site, whose frame has a `CurrentPage` in it, or to the page alone. The frame learns of a
 * navigation when the page has been painted: to render its forty links again took half of a tap's scripts.
 */
export function SiteRouterProvider({
  router,
  children,
}: {
  router: SiteRouter;
  children?: ReactNode;
}) {
  const { location, navigationType } = useRouterState(router);
  useLayoutEffect(() => router.connect(), [router]);
  return (
    <SiteRouterContext value={router}>
      <Router
        location={useDeferredValue(location)}
        navigationType={useDeferredValue(navigationType)}
        navigator={router.navigator}
      >
        {children ?? <CurrentPage />}
      </Router>
    </SiteRouterContext>
  );
}

/** Renders the page of the router's location. */
export function CurrentPage() {
  const router = useSiteRouter();
  const { location, navigationType } = useRouterState(router);
  const current = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return (
    <LocationContext value={current}>
      <Page routes={router.routes} />
    </LocationContext>
  );
}

/** Memoized: it is rendered again when the location changes, not with what else the router knows. */
const Page = memo(function Page({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
});
