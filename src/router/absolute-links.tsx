import type { ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

const NOWHERE = {
  // The path of no link: one to the page that is shown would replace its entry.
  location: { pathname: '', search: '', hash: '', key: '', state: null },
  navigationType: NavigationType.Pop,
};

/**
 * Links to absolute paths. React Router's links read the location for relative ones, and are rendered again by each
 * navigation; these are not. Nothing in it may ask where the visitor is.
 */
export function AbsoluteLinks({ children }: { children: ReactNode }) {
  return <LocationContext value={NOWHERE}>{children}</LocationContext>;
}
