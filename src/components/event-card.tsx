import { Link } from 'react-router-dom';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatPriceRange, formatTime } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';
import { DateBadge, DateLine } from './date-badge.tsx';
import { GetTicketsButton } from './get-tickets-button.tsx';
import { Poster } from './poster.tsx';

const SIZES = '(min-width: 80rem) 25.5rem, (min-width: 48rem) 30vw, 7.5rem';

/** An event with its date, venue and price: a row on a phone, a card elsewhere. */
export function EventCard({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  return (
    <article className="group event-card">
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <Poster image={image} alt={title} sizes={SIZES} pictureClassName="lift" />
      </Link>
      <div className="flex min-w-0 flex-1 gap-5 md:mt-4">
        <DateBadge date={date} className="w-11 shrink-0 pt-0.5 max-xl:hidden" />
        <div className="flex min-w-0 flex-1 flex-col">
          <DateLine date={date} className="xl:hidden" />
          <p className="eyebrow text-muted max-xl:hidden">
            {joinTexts([eventLabel(event), formatTime(date)], ' · ')}
          </p>
          <h3 className="text-18 md:mt-1 md:text-22">
            <Link to={paths.event(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          <p className="text-14 text-wrap text-muted md:mt-1">
            <span className="md:block">{venue}</span>
            {/* A row has the city alone, whole, below a long venue. */}
            <span className="md:hidden">{venue && location && ', '}</span>
            <span className="inline-block wrap-anywhere md:hidden">{location.split(',')[0]}</span>
            <span className="block max-md:hidden">{location}</span>
          </p>
          <div>
            <p className="font-semibold figures">{formatPriceRange(event)}</p>
            <GetTicketsButton event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
