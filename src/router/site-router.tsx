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
  // The library has no other way to give a part of the tree another location: a Router may not stand in a Router.
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

type CurrentLocation = Pick<RouterState, 'location' | 'navigationType'>;

// Read from above, not from the router: a prerendered page that React takes over after a navigation has begun is first
// rendered for the location of its file.
const CurrentLocationContext = createContext<CurrentLocation | undefined>(undefined);

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
  const getState = () => router.state;
  const { location, navigationType } = useSyncExternalStore(router.subscribe, getState, getState);
  const current = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  useLayoutEffect(() => router.connect(), [router]);
  return (
    <SiteRouterContext value={router}>
      <CurrentLocationContext value={current}>
        <Router {...useDeferredValue(current)} navigator={router.navigator}>
          {children ?? <CurrentPage />}
        </Router>
      </CurrentLocationContext>
    </SiteRouterContext>
  );
}

/** Renders the page of the router's location. */
export function CurrentPage() {
  const { routes } = useSiteRouter();
  return (
    <LocationContext value={useContext(CurrentLocationContext)!}>
      <Page routes={routes} />
    </LocationContext>
  );
}

/** Memoized: it is rendered again when the location changes, not with what else the router knows. */
const Page = memo(function Page({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
});
