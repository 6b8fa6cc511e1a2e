import { CalendarPlus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { type Event, hasPassed, hasPremium } from '#src/domain/events.ts';
import { paths } from '#src/paths.ts';
import { formatPrice } from '#src/copy/format.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

/** Spec 2: both prices, of what can still be bought; the number of tickets left is invented on purpose (O-14, O-15, O-20). */
export function TicketInformation({ event }: { event: Event }) {
  const [ticketsLeft] = useState(inventTicketsLeft);
  const isHydrated = useIsHydrated();
  const isPast = hasPassed(event, useLocalTime());
  return (
    <aside aria-label="Tickets" className="low-gaps flex min-w-0 flex-1 basis-68 flex-col lg:mt-6">
      <h2 className={isPast ? 'sr-only' : 'text-22 short:sr-only'}>Ticket Information</h2>
      {!isPast && (
        <dl className="mt-1">
          <Admission name="Regular Admission" price={event.minPrice} />
          {hasPremium(event) && <Admission name="Premium Admission" price={event.maxPrice} />}
        </dl>
      )}
      <GetTicketsButton
        event={event}
        variant="primary"
        className={isPast ? 'text-22! text-ink!' : 'mt-4 short:order-first'}
      />
      {isPast && (
        <Link to={paths.events} className={buttonClasses('primary', 'mt-4')}>
          View All Events
        </Link>
      )}
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 text-14 text-muted">
        {!isPast && (
          <span className="font-medium text-accent">
            {isHydrated ? `Only ${ticketsLeft} tickets left` : NOTHING_YET}
          </span>
        )}
        <span>68 people are viewing</span>
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {!isPast && (
          <InertButton className={buttonClasses('tertiary')}>
            <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
            Add to Calendar
          </InertButton>
        )}
        <InertButton className={buttonClasses('tertiary')}>
          <Share2 aria-hidden="true" size={16} strokeWidth={1.5} />
          Share
        </InertButton>
      </div>
    </aside>
  );
}

function Admission({ name, price }: { name: string; price: number | undefined }) {
  return price === undefined ? null : (
    <div className="flex justify-between gap-4 border-b border-hairline py-2">
      <dt>{name}</dt>
      <dd className="font-semibold figures">{formatPrice(price)}</dd>
    </div>
  );
}

/** O-14: a random number from 10 to 59, drawn once per visit of the page. */
function inventTicketsLeft(): number {
  return 10 + Math.floor(Math.random() * 50);
}
