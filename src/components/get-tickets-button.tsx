import { type Event, hasPassed } from '#src/domain/events.ts';
import { EVENT_HAS_PASSED } from '#src/copy/event-has-passed.ts';
import { NO_PRICE } from '#src/copy/no-price.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { useAddToCart } from './add-to-cart.ts';
import { useLocalTime } from './use-local-time.ts';

/** Adds one ticket to the cart, on cards and on the event's page alike. Says why there is none to buy. */
export function GetTicketsButton({
  event,
  variant = 'secondary',
  className,
}: {
  event: Pick<Event, 'id' | 'title' | 'date' | 'minPrice'>;
  variant?: ButtonVariant;
  className?: string | undefined;
}) {
  const { add, isAdding } = useAddToCart({ eventId: event.id });
  const isPast = hasPassed(event, useLocalTime());
  if (isPast || event.minPrice === undefined) {
    return (
      <p className={cx('text-14 text-muted', className)}>{isPast ? EVENT_HAS_PASSED : NO_PRICE}</p>
    );
  }
  return (
    <Button variant={variant} className={className} aria-busy={isAdding} onClick={() => void add()}>
      Get Tickets <span className="sr-only">{`for ${event.title}`}</span>
    </Button>
  );
}
