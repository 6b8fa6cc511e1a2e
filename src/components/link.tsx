import { createContext, useContext } from 'react';
import { Link as RouterLink, type LinkProps, NavLink as RouterNavLink } from '#src/router/link.tsx';

/** Preloads the code and the data of the page at a path. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link that preloads its page on hover, focus or touch. */
export function Link(props: LinkProps) {
  return <RouterLink {...usePrefetch(props.to)} {...props} />;
}

/** A link that has `aria-current` when it leads to the current page. */
export function NavLink(props: LinkProps) {
  return <RouterNavLink {...usePrefetch(props.to)} {...props} />;
}

function usePrefetch(to: string) {
  const prefetch = useContext(PrefetchContext);
  const handleIntent = () => prefetch(to);
  return { onPointerEnter: handleIntent, onFocus: handleIntent, onTouchStart: handleIntent };
}
