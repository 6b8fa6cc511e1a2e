import { useEffect, useRef, useState } from 'react';
import { useCart } from '#src/data/cart.ts';
import { removeButtonId } from './cart-line.tsx';

/** Gives the focus that went with a line to the Remove of the one now in its place, else to the heading. */
export function useFocusAfterRemoval() {
  const page = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<{ nextItemId: number | undefined }>();

  useEffect(() => {
    // Somebody who has moved on meanwhile stays where they are.
    if (!removal || document.activeElement !== document.body) return;
    const { nextItemId } = removal;
    const next = nextItemId && document.getElementById(removeButtonId(nextItemId));
    const target = next || page.current?.querySelector('h1');
    target?.focus();
  }, [removal]);

  return {
    page,
    /** To be called once the line at `index` has gone from the store. */
    restoreFocus: (index: number) =>
      setRemoval({ nextItemId: useCart.getState().items[index]?.id }),
  };
}
