import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from '#src/router/hooks.ts';

/**
 * Announces the title of a page after a navigation to its path. True if this is the first render of a heading there,
 * which then gets the focus; false on the first page of the visit.
 */
export type FocusRoute = (pathname: string, title: string) => boolean;

export const RouteFocusContext = createContext<FocusRoute>(() => false);

/**
 * Sets the document title and, once after a change of route, focuses the heading and announces the title. The heading
 * may render later than the route changes, while data loads. Nothing happens on the first load or on changes within
 * a page.
 */
export function useRouteFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusRoute = useContext(RouteFocusContext);
  const { pathname } = useLocation();

  // A layout effect, so that the new page is never painted under the old title.
  useLayoutEffect(() => {
    document.title = title;
    if (focusRoute(pathname, title)) heading.current?.focus({ preventScroll: true });
  }, [title, pathname, focusRoute]);

  return heading;
}
