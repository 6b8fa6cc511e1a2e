import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The routes of a path that need code which has not come yet. */
export function unloadedRoutes(routes: RouteObject[], pathname: string): RouteObject[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.map(({ route }) => route).filter(({ lazy }) => lazy);
}

/**
 * Loads the code of the page at a path, which its routes keep. A route whose code fails to load shows the error to the
 * boundary around it, and is asked again the next time.
 */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(unloadedRoutes(routes, pathname).map(loadRoute));
}

async function loadRoute(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  try {
    const { Component = null } = await lazy();
    route.Component = Component;
    delete route.lazy;
  } catch (error) {
    // Another try may have come through meanwhile.
    if (!route.lazy) return;
    route.Component = () => {
      throw error;
    };
  }
}
