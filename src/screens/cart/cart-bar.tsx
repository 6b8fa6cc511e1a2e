import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '#src/copy/format.ts';
import { useCart } from '#src/data/cart.ts';
import { type CartItem, cartTotals } from '#src/domain/cart.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';

/** Whether the window is narrower than lines and summary side by side. Not by style, so that there is one link to checkout. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => innerWidth < 1024,
    () => false,
  );

function watchWidth(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** The total and the way on, at the lower edge of small screens; wide ones have them in the summary. */
export function CartBar({ items }: { items: readonly CartItem[] }) {
  const isChanging = useCart((cart) => cart.isLoading);
  return (
    <div className="page-bar">
      <div className="page flex items-center justify-between gap-5 py-3">
        <p
          aria-busy={isChanging}
          className="pending text-18 font-semibold tabular-nums transition-colors aria-busy:text-muted aria-busy:delay-200"
        >
          {formatCents(cartTotals(items).total)}
        </p>
        <Link to={paths.checkout} className={buttonClasses('primary', 'max-w-96 flex-1 px-3')}>
          Proceed to Checkout
        </Link>
      </div>
    </div>
  );
}
