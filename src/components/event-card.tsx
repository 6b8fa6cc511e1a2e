import { Link } from 'react-router-dom';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatPriceRange, formatTime } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';
import { DateBadge, DateLine } from './date-badge.tsx';
import { GetTicketsButton } from './get-tickets-button.tsx';
import { Poster } from './poster.tsx';

const SIZES = '(min-width: 80rem) 25.5rem, (min-width: 48rem) 30vw, (min-width: 40rem) 44vw, 88vw';

/** An event with its date badge, venue and price. */
export function EventCard({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  return (
    <article className="group flex h-full flex-col">
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <Poster image={image} alt={title} sizes={SIZES} pictureClassName="lift" />
      </Link>
      <div className="mt-4 flex flex-1 gap-5">
        <DateBadge date={date} className="w-11 shrink-0 pt-0.5 md:max-xl:hidden" />
        <div className="flex min-w-0 flex-1 flex-col">
          <DateLine date={date} className="hidden md:max-xl:block" />
          <p className="eyebrow text-muted md:max-xl:hidden">
            {joinTexts([eventLabel(event), formatTime(date)], ' · ')}
          </p>
          <h3 className="mt-1 text-22">
            <Link to={paths.event(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-14 whitespace-pre-line text-muted">
            {joinTexts([venue, location], '\n')}
          </p>
          {/* Side by side where every price leaves room for that. */}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 md:max-lg:flex-col md:max-lg:items-stretch">
            <p className="font-semibold figures">{formatPriceRange(event)}</p>
            <GetTicketsButton event={event} />
          </div>
        </div>
      </div>
    </article>
  );
}
