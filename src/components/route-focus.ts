import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes note that the page of a path has arrived and announces its title; false where that path had
 * arrived before, which the first page's always has.
 */
export type FocusRoute = (pathname: string, title: string) => boolean;

export const RouteFocusContext = createContext<FocusRoute>(() => false);

/**
 * A page has arrived with its heading, at once or after loading: the document gets its title, and after
 * a change of route the heading takes the focus and the title is announced, once. Not on the first load,
 * not on changes within a page.
 */
export function useRouteFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useContext(RouteFocusContext);
  const { pathname } = useLocation();

  // Before the page is painted, so that nobody meets it under the old title.
  useLayoutEffect(() => {
    document.title = title;
    if (arrive(pathname, title)) heading.current?.focus({ preventScroll: true });
  }, [title, pathname, arrive]);

  return heading;
}
