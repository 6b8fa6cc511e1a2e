import { useId } from 'react';
import { Link } from 'react-router-dom';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { type CartItem, cartTotals } from '#src/domain/cart.ts';
import { useCart } from '#src/data/cart.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { Coupon } from './coupon.tsx';

export function CartSummary({
  items,
  hasLink,
}: {
  items: readonly CartItem[];
  /** Whether it leads to the checkout; small screens have a bar for that. */
  hasLink: boolean;
}) {
  const titleId = useId();
  const isChanging = useCart((cart) => cart.isLoading);
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-6 bg-wall p-6 xl:p-8 print:break-inside-avoid print:p-0! forced-colors:border"
    >
      <h2 id={titleId} className="text-28">
        Order Summary
      </h2>
      <OrderTotals totals={cartTotals(items)} isPending={isChanging} />
      {hasLink && (
        <Link to={paths.checkout} className={buttonClasses('primary', 'px-3! print:hidden')}>
          Proceed to Checkout
        </Link>
      )}
      <Coupon />
      <Link to={paths.home} className={buttonClasses('tertiary', 'self-center print:hidden')}>
        Continue Shopping
      </Link>
    </section>
  );
}
