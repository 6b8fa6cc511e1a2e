import { Link } from 'react-router-dom';
import { formatCents } from '#src/copy/format.ts';
import { useCart } from '#src/data/cart.ts';
import { type CartItem, cartTotals } from '#src/domain/cart.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';

/** The total and the way on, at the lower edge of small screens; wide ones have them in the summary. */
export function CartBar({ items }: { items: readonly CartItem[] }) {
  const isChanging = useCart((cart) => cart.isLoading);
  return (
    <div className="page-bar [@media(height<20rem)]:sticky!">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 py-3 short:py-2 [@media(height<20rem)]:py-1!">
        <p className="leading-tight short:flex short:items-baseline short:gap-3">
          <span className="block text-12 text-muted">Total</span>
          <span
            aria-busy={isChanging}
            className="pending text-18 font-semibold figures hues aria-busy:text-muted aria-busy:delay-200"
          >
            {formatCents(cartTotals(items).total)}
          </span>
        </p>
        <Link
          to={paths.checkout}
          className={buttonClasses(
            'primary',
            'tap-target max-w-96 flex-1 px-3! py-1! whitespace-nowrap short:min-h-10!',
          )}
        >
          Proceed to Checkout
        </Link>
      </div>
    </div>
  );
}
