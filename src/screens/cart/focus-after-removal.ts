import { useEffect, useRef, useState } from 'react';
import { useCart } from '#src/data/cart.ts';
import type { Id } from '#src/domain/id.ts';
import { removeButtonId } from './cart-line.tsx';

/** After a removal, focuses the Remove button of the line now at that index, or the heading if there is none. */
export function useFocusAfterRemoval() {
  const page = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<{ nextItemId: Id | undefined }>();

  useEffect(() => {
    // Leaves the focus alone if the visitor has moved it meanwhile.
    if (!removal || document.activeElement !== document.body) return;
    const { nextItemId } = removal;
    const next = nextItemId !== undefined && document.getElementById(removeButtonId(nextItemId));
    const target = next || page.current?.querySelector('h1');
    target?.focus();
  }, [removal]);

  return {
    page,
    /** Call it once the line at `index` has been removed from the store. */
    restoreFocus: (index: number) =>
      setRemoval({ nextItemId: useCart.getState().items[index]?.id }),
  };
}
