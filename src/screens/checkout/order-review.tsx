import { type ReactNode, useId, useState } from 'react';
import { CartItemImage } from '#src/components/cart-item-image.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { type CartItem, cartTotals } from '#src/domain/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { ReviewLine } from './review-line.tsx';
import { EmptyReview, PendingReview } from './review-states.tsx';

/** Lines beside the form; of more, the rest comes with a button that says how many they are. */
const SHOWN = 5;

/** The items and totals of the order; on small screens they are collapsed under the total. */
export function OrderReview({
  items,
  isKnown,
  isChanging,
  children,
}: {
  items: readonly CartItem[];
  /** The cart has been read, and nothing has made it another since. */
  isKnown: boolean;
  /** A change of the cart is under way. */
  isChanging: boolean;
  /** What is done with the order, below its total. */
  children: ReactNode;
}) {
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const totals = cartTotals(items);
  const [isListOpen, setListOpen] = useState(false);
  const isLong = items.length > SHOWN + 1;
  const list = isListOpen ? 'open' : 'closed';
  const shown = isLong && !isListOpen ? items.slice(0, SHOWN) : items;

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-5 bg-wall px-4 py-1.5 sm:px-5 lg:p-0 forced-colors:border forced-colors:p-4! low:gap-4"
    >
      <div className="relative flex min-h-11 items-center justify-between gap-4 lg:mt-3 lg:min-h-0">
        <h2 id={titleId} className="text-18 sm:text-22 lg:text-28">
          Order Summary
        </h2>
        {items.length > 0 && !isOpen && <Thumbnails items={items} />}
        {items.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            className="flex min-h-11 items-center gap-2 font-semibold figures lg:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <span
              aria-busy={isChanging}
              className="pending hues aria-busy:text-muted aria-busy:delay-200"
            >
              {formatCents(totals.total)}
            </span>
            <span className="sr-only">, details</span>
            {/* The whole line opens them. */}
            <span className="absolute inset-0" />
            <span aria-hidden="true" className="chevron" />
          </button>
        )}
      </div>
      {items.length > 0 && (
        <div
          id={detailsId}
          className={cx(
            'flex-col gap-5 lg:flex low:gap-4',
            isOpen ? 'flex pb-3 lg:pb-0' : 'hidden',
          )}
        >
          <div className="border-b border-hairline pb-4">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with the keyboard */}
            <div
              role="region"
              aria-label="Items"
              tabIndex={0}
              data-list={isLong ? list : undefined}
              className="order-lines"
            >
              <ul>
                {shown.map((item) => (
                  <ReviewLine key={item.id} item={item} />
                ))}
              </ul>
            </div>
            {isLong && (
              <Button
                variant="tertiary"
                aria-expanded={isListOpen}
                className="text-14"
                onClick={() => setListOpen(!isListOpen)}
              >
                {isListOpen ? 'Show fewer' : `${items.length - SHOWN} more items`}
              </Button>
            )}
          </div>
          <OrderTotals totals={totals} isPending={isChanging} />
        </div>
      )}
      {isKnown ? items.length === 0 && <EmptyReview totals={totals} /> : <PendingReview />}
      {children}
    </section>
  );
}

/** What the closed summary of a tablet holds; its lines say the same. */
function Thumbnails({ items }: { items: readonly CartItem[] }) {
  return (
    <div aria-hidden="true" className="flex flex-1 justify-end gap-2 lg:hidden max-sm:hidden">
      {items.slice(0, SHOWN).map((item) => (
        <div key={item.id} className="w-8">
          <CartItemImage item={item} sizes="2rem" />
        </div>
      ))}
    </div>
  );
}
