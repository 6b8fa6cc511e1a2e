import { createContext, type ReactNode, useContext } from 'react';
import type { Location } from './location.ts';
import type { Page } from './page.ts';
import type { NavigateOptions, Router } from './router.ts';
import type { Params } from './routes.ts';

// The router stays the same for good: what reads it alone is not rendered again by a navigation.
export const RouterContext = createContext<Router | undefined>(undefined);
export const PageContext = createContext<Page | undefined>(undefined);
export const RouteContext = createContext<{ params: Params; outlet: ReactNode }>({
  params: {},
  outlet: null,
});

/** The router of the app. */
export function useRouter(): Router {
  return provided(useContext(RouterContext));
}

/** The location of the page. */
export function useLocation(): Location {
  return provided(useContext(PageContext)).location;
}

/** Whether a navigation led to the page; false on the first page and on one that the visitor returned to. */
export function useIsNewPage(): boolean {
  return provided(useContext(PageContext)).isNew;
}

/** The parameters in the path of the page. */
export function useParams(): Params {
  return useContext(RouteContext).params;
}

/** Goes to a path; see `Router.navigate`. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  return useRouter().navigate;
}

function provided<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A RouterProvider is missing');
  return value;
}
