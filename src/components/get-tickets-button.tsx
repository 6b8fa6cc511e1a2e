import type { Event } from '#src/contract/events.ts';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { useAddToCart } from './add-to-cart.ts';

/** Adds one ticket to the cart, on cards and on the event's page alike. */
export function GetTicketsButton({
  event,
  variant = 'secondary',
  className,
}: {
  event: Pick<Event, 'id' | 'title'>;
  variant?: ButtonVariant;
  className?: string;
}) {
  const { add, isAdding } = useAddToCart({ eventId: event.id });
  return (
    <Button variant={variant} className={className} aria-busy={isAdding} onClick={() => void add()}>
      Get Tickets <span className="sr-only">for {event.title}</span>
    </Button>
  );
}
