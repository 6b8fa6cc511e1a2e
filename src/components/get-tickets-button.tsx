import { type Event, hasPassed } from '#src/domain/events.ts';
import { countTickets } from '#src/domain/cart.ts';
import { EVENT_HAS_PASSED, NO_PRICE } from '#src/copy/not-for-sale.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { useAddToCart } from '#src/hooks/use-add-to-cart.ts';
import { useCart } from '#src/data/cart.ts';
import { useLocalTime } from '#src/hooks/use-local-time.ts';

/**
 * Adds one ticket to the cart, on cards and on the event's page alike, and says under it how many are there. Says
 * why there is none to buy.
 */
export function GetTicketsButton({
  event,
  variant = 'secondary',
  className,
}: {
  event: Pick<Event, 'id' | 'title' | 'date' | 'minPrice'>;
  variant?: ButtonVariant;
  /** Where it stands. */
  className?: string;
}) {
  const { add, isAdding } = useAddToCart({ eventId: event.id });
  const inCart = useCart(({ items }) => countTickets(items, event.id));
  const isPast = hasPassed(event, useLocalTime());
  if (isPast || event.minPrice === undefined) {
    return (
      <p className={cx('text-14 text-muted', className)}>{isPast ? EVENT_HAS_PASSED : NO_PRICE}</p>
    );
  }
  return (
    <span className={cx('relative flex', className)}>
      <Button variant={variant} className="flex-1" aria-busy={isAdding} onClick={() => void add()}>
        Get Tickets <span className="sr-only">{`for ${event.title}`}</span>
      </Button>
      {/* The cart comes later than the page: under the button, where it takes no place from anything, nor a finger. */}
      {inCart > 0 && (
        <span className="pointer-events-none absolute inset-x-0 top-full mt-(--note,0.25rem) text-center text-12 leading-none whitespace-nowrap text-muted">
          {`${inCart} in your cart`}
        </span>
      )}
    </span>
  );
}
