import { createContext, type ComponentProps, useContext } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

// The router warns where the browser has none.
const canTransition = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Gets the code and the data of the page at a path, for somebody who is about to go there. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

interface LinkTarget {
  /** A path of `paths`. */
  to: string;
}

/** A link of the shop: gets its page ready when somebody reaches for it, and changes to it smoothly. */
export function Link({ to, ...rest }: LinkTarget & Omit<ComponentProps<typeof RouterLink>, 'to'>) {
  return <RouterLink to={to} viewTransition={canTransition} {...usePrefetch(to)} {...rest} />;
}

/** A link that knows whether it leads to the page on show. */
export function NavLink({
  to,
  ...rest
}: LinkTarget & Omit<ComponentProps<typeof RouterNavLink>, 'to'>) {
  return <RouterNavLink to={to} viewTransition={canTransition} {...usePrefetch(to)} {...rest} />;
}

function usePrefetch(to: string) {
  const prefetch = useContext(PrefetchContext);
  const handleReach = () => prefetch(to);
  return { onPointerEnter: handleReach, onFocus: handleReach, onTouchStart: handleReach };
}
