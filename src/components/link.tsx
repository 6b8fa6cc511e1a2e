import { createContext, type ComponentProps, useContext } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

// The router logs a warning where the browser does not support view transitions.
const canTransition = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Preloads the code and the data of the page at a path. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

interface LinkTarget {
  /** A path of `paths`. */
  to: string;
}

/** A link that preloads its page on hover, focus or touch, and navigates with a view transition. */
export function Link({ to, ...rest }: LinkTarget & Omit<ComponentProps<typeof RouterLink>, 'to'>) {
  return <RouterLink to={to} viewTransition={canTransition} {...usePrefetch(to)} {...rest} />;
}

/** A link that has `aria-current` when it leads to the current page. */
export function NavLink({
  to,
  ...rest
}: LinkTarget & Omit<ComponentProps<typeof RouterNavLink>, 'to'>) {
  return <RouterNavLink to={to} viewTransition={canTransition} {...usePrefetch(to)} {...rest} />;
}

function usePrefetch(to: string) {
  const prefetch = useContext(PrefetchContext);
  const handleIntent = () => prefetch(to);
  return { onPointerEnter: handleIntent, onFocus: handleIntent, onTouchStart: handleIntent };
}
