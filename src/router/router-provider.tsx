import {
  type ComponentType,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { PageContext, RouteContext, RouterContext } from './hooks.ts';
import type { Page } from './page.ts';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import type { Router } from './router.ts';

/** Renders the page of the router's location. */
export function RouterProvider({ router }: { router: Router }) {
  const getPage = () => router.state.page;
  const page = useSyncExternalStore(router.subscribe, getPage, getPage);
  useLayoutEffect(() => router.connect(), [router]);
  return (
    <RouterContext value={router}>
      {page && <PageContext value={page}>{renderPage(page)}</PageContext>}
    </RouterContext>
  );
}

/** The page of the route's child. */
export function Outlet(): ReactNode {
  return useContext(RouteContext).outlet;
}

function renderPage({ location, matches, failure }: Page): ReactNode {
  // The nearest boundary shows that code failed to load.
  const boundary = matches.findLastIndex(
    ({ route }, index) => failure && index <= failure.index && route.ErrorBoundary,
  );
  if (failure && boundary === -1) throw failure.error;

  return matches.reduceRight<ReactNode>((outlet, { route, params }, index) => {
    const { Component, ErrorBoundary } = route;
    const content = (
      <RouteContext value={{ params, outlet }}>
        {Component ? <RouteComponent Component={Component} /> : outlet}
      </RouteContext>
    );
    if (!ErrorBoundary) return content;
    return (
      <RouteErrorBoundary
        Fallback={ErrorBoundary}
        location={location}
        failure={index === boundary ? failure : undefined}
      >
        {content}
      </RouteErrorBoundary>
    );
  }, null);
}

/** Memoized: a layout is not rendered again when its child changes. */
const RouteComponent = memo(function RouteComponent({ Component }: { Component: ComponentType }) {
  return <Component />;
});
