import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { withoutBase } from './location.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** A row of the site map. */
export interface Route {
  /** A pattern such as `/artist/:id`; `*` matches every path. A route without one is a layout around its children. */
  path?: string;
  /** Shown for the route, with its children in place of `Outlet`; without one the children alone are shown. */
  Component?: ComponentType;
  /** Loads the component, before the route is shown for the first time. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  /** Shown in place of the route when it, or one of its children, fails to load or to render. */
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  children?: Route[];
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

/**
 * The routes of a path, the outer ones first, ignoring case and a trailing slash.
 * @throws if no route matches
 */
export function matchPath(routes: Route[], pathname: string): readonly RouteMatch[] {
  // React Router reads the paths alone, and gives back the same objects.
  const matches = matchRoutes(routes as RouteObject[], pathname);
  if (!matches) throw new Error(`No route matches the path ${pathname}`);
  return matches as RouteMatch[];
}

/** Whether the route needs code that has not been loaded. */
export function isUnloaded({ route }: RouteMatch): boolean {
  return route.lazy !== undefined && route.Component === undefined;
}

/** Loads the code of routes, which keep it. */
export async function loadMatches(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.filter(isUnloaded).map(async ({ route }) => {
      route.Component = (await route.lazy!()).Component;
    }),
  );
}

/** Loads the code of the page at a pathname, so that a router's first render is complete. */
export async function loadRoute(routes: Route[], pathname: string, basename = '/'): Promise<void> {
  await loadMatches(matchPath(routes, withoutBase(pathname, basename)));
}
