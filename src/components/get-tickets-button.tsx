import type { Event } from '#src/domain/events.ts';
import { NO_PRICE } from '#src/copy/no-price.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { useAddToCart } from './add-to-cart.ts';

/** Adds one ticket to the cart, on cards and on the event's page alike. Says why there is no button without a price. */
export function GetTicketsButton({
  event,
  variant = 'secondary',
  className,
}: {
  event: Pick<Event, 'id' | 'title' | 'minPrice'>;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { add, isAdding } = useAddToCart({ eventId: event.id });
  if (event.minPrice === undefined) {
    return <p className={cx('text-14 text-muted', className)}>{NO_PRICE}</p>;
  }
  return (
    <Button variant={variant} className={className} aria-busy={isAdding} onClick={() => void add()}>
      Get Tickets <span className="sr-only">for {event.title}</span>
    </Button>
  );
}
