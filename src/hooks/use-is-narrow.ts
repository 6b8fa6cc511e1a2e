import { useSyncExternalStore } from 'react';

/**
 * Whether the window is narrower than what is bought and its summary side by side. Not by style where it decides about the
 * order of the document: there is one link to checkout, and Tab goes through the page as it is read.
 */
export const useIsNarrow = (isNarrow = () => innerWidth < 1024): boolean =>
  useSyncExternalStore(watchSize, isNarrow, () => false);

function watchSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
