import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Arrivals {
  /** The path whose heading had the focus last; the first page's counts as arrived. */
  arrivedAt: RefObject<string>;
  announce: (title: string) => void;
}

export const ArrivalContext = createContext<Arrivals | undefined>(undefined);

/**
 * A page has arrived with its heading, at once or after loading: the document gets its title, and after
 * a change of route the heading takes the focus and the title is announced, once. Not on the first load,
 * not on changes within a page.
 */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivals = useContext(ArrivalContext);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = title;
    if (!arrivals || arrivals.arrivedAt.current === pathname) return;
    arrivals.arrivedAt.current = pathname;
    heading.current?.focus({ preventScroll: true });
    arrivals.announce(title);
  }, [title, pathname, arrivals]);

  return heading;
}
