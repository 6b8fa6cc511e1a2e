import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface RouteFocus {
  /**
   * Announces the title of a page after a navigation to its path. True if this is the first render of a heading
   * there, which then gets the focus; false on the first page of the visit, and where the visitor has moved the focus
   * while the page was on its way.
   */
  enter: (pathname: string, title: string) => boolean;
  /** A heading was removed that had the focus: the next one gets it. */
  lose: () => void;
}

export const RouteFocusContext = createContext<RouteFocus>({ enter: () => false, lose: () => {} });

/**
 * Sets the document title and, once after a change of route, focuses the heading and announces the title. The heading
 * may render later than the route changes, while data loads. Nothing happens on the first load or on changes within
 * a page.
 */
export function useRouteFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const routeFocus = useContext(RouteFocusContext);
  const { pathname } = useLocation();

  // A layout effect, so that the new page is never painted under the old title.
  useLayoutEffect(() => {
    document.title = title;
    if (routeFocus.enter(pathname, title)) heading.current?.focus({ preventScroll: true });
  }, [title, pathname, routeFocus]);

  // The call of a page whose heading came from a list may fail; the heading of the failure then replaces it.
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element === document.activeElement) routeFocus.lose();
    };
  }, [routeFocus]);

  return heading;
}
