import { CalendarPlus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { type Event, hasPassed, hasPremium } from '#src/domain/events.ts';
import { formatPrice } from '#src/copy/format.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { InertButton } from '#src/ui/inert-button.tsx';

/** Spec 2: both prices; the number of tickets left is invented on purpose (O-14, O-15, O-20). */
export function TicketInformation({ event }: { event: Event }) {
  const [ticketsLeft] = useState(inventTicketsLeft);
  const isHydrated = useIsHydrated();
  const isPast = hasPassed(event, useLocalTime());
  return (
    <section className="border border-hairline p-6 lg:sticky lg:top-8">
      <h2 className="text-28">Ticket Information</h2>
      <dl className="mt-4">
        <Admission name="Regular Admission" price={event.minPrice} />
        {hasPremium(event) && <Admission name="Premium Admission" price={event.maxPrice} />}
      </dl>
      {!isPast && (
        <p className="mt-4 font-medium text-accent">
          {isHydrated ? `Only ${ticketsLeft} tickets left` : NOTHING_YET}
        </p>
      )}
      <p className={cx('text-14 text-muted', isPast && 'mt-4')}>68 people are viewing</p>
      <GetTicketsButton event={event} variant="primary" className="mt-5 w-full" />
      <div className="mt-3 flex flex-wrap gap-x-6">
        <InertButton className={buttonClasses('tertiary')}>
          <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
          Add to Calendar
        </InertButton>
        <InertButton className={buttonClasses('tertiary')}>
          <Share2 aria-hidden="true" size={16} strokeWidth={1.5} />
          Share
        </InertButton>
      </div>
    </section>
  );
}

function Admission({ name, price }: { name: string; price: number | undefined }) {
  return price === undefined ? null : (
    <div className="flex justify-between gap-4 border-b border-hairline py-3">
      <dt>{name}</dt>
      <dd className="font-semibold figures">{formatPrice(price)}</dd>
    </div>
  );
}

/** O-14: a random number from 10 to 59, drawn once per visit of the page. */
function inventTicketsLeft(): number {
  return 10 + Math.floor(Math.random() * 50);
}
