import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

// A file of its own, which a prerendered page runs before the app's code has come: evaluating React is the longest
// task of a first visit.

/** Renders the app into an element. @param isPrerendered the element has the content already, which React takes over */
export function renderRoot(root: Element, app: ReactNode, isPrerendered: boolean): void {
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
