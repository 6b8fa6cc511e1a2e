import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { type CartItem, cartTotals } from '#src/domain/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import { useCart } from '#src/data/cart.ts';
import { cx } from '#src/ui/cx.ts';
import { ReviewLine } from './review-line.tsx';
import { EmptyReview, PendingReview } from './review-states.tsx';

/** The items and totals of the order; on small screens they are collapsed under the total. */
export function OrderReview({
  items,
  isChanging,
  children,
}: {
  items: readonly CartItem[];
  /** A change of the cart is under way. */
  isChanging: boolean;
  /** What is done with the order, below its total. */
  children: ReactNode;
}) {
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const hasLoaded = useCart((cart) => cart.hasLoaded);
  const totals = cartTotals(items);

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-5 bg-wall px-5 py-3 lg:gap-6 lg:p-6 xl:p-8 forced-colors:border"
    >
      <div className="relative flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-22 lg:text-28">
          Order Summary
        </h2>
        {items.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            className="flex min-h-11 items-center gap-2 font-semibold tabular-nums after:absolute after:inset-0 lg:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <span
              aria-busy={isChanging}
              className="pending transition-colors aria-busy:text-muted aria-busy:delay-200"
            >
              {formatCents(totals.total)}
            </span>
            <span className="sr-only">, details</span>
            <ChevronDown
              aria-hidden="true"
              size={18}
              strokeWidth={1.5}
              className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {items.length > 0 && (
        <div id={detailsId} className={cx('flex-col gap-6 lg:flex', isOpen ? 'flex' : 'hidden')}>
          {/* A long list scrolls, so that the total is in view. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard */}
          <div
            role="region"
            aria-label="Items"
            tabIndex={0}
            className="lg:max-h-[max(7rem,calc(100svh-36rem))] lg:overflow-y-auto lg:[mask-image:linear-gradient(#000_calc(100%-2rem),transparent)] lg:pb-8"
          >
            <ul className="flex flex-col gap-5">
              {items.map((item) => (
                <ReviewLine key={item.id} item={item} />
              ))}
            </ul>
          </div>
          <OrderTotals totals={totals} isPending={isChanging} />
        </div>
      )}
      {items.length === 0 && (hasLoaded ? <EmptyReview totals={totals} /> : <PendingReview />)}
      {children}
    </section>
  );
}
