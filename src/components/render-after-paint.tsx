import { type ReactNode, useDeferredValue } from 'react';
import { useIsNewPage } from '#src/router/hooks.ts';

/**
 * What is below the fold of a page: after a navigation it is rendered when the rest has been painted, so that the tap
 * is answered sooner. A page that the visitor returns to is rendered at once, for its scroll position.
 */
export function RenderAfterPaint({ children }: { children: ReactNode }) {
  const isNewPage = useIsNewPage();
  const isShown = useDeferredValue(true, !isNewPage);
  return isShown && children;
}
