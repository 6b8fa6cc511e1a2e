import { Link } from 'react-router-dom';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatPriceRange, formatTime } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';
import { DateBadge, DateLine } from '#src/components/date-badge.tsx';
import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { Poster } from '#src/components/poster.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import { cx } from '#src/ui/cx.ts';

const SIZES = '(min-width: 80rem) 25.5rem, (min-width: 64rem) 30vw, 6rem';

/** An event of the whole list: a row on a phone and a tablet, a card elsewhere. */
export function ListedEvent({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  const { width = 1, height = 1 } = readImageUrl(image);
  const isUpright = width < height;
  return (
    <article className="group flex h-full flex-col max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:items-start max-lg:gap-x-4 max-lg:py-2.5">
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <Poster
          image={image}
          alt={title}
          sizes={SIZES}
          className="lg:low:aspect-16/9 lg:low:p-2 max-lg:aspect-auto max-lg:bg-transparent max-lg:p-0"
          pictureClassName={cx(
            isUpright ? 'max-lg:h-auto max-lg:w-16' : 'max-lg:h-auto max-lg:w-full',
            'lg:low:h-full lg:low:w-auto',
            'transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none',
          )}
        />
      </Link>
      <div className="flex min-w-0 flex-1 gap-5 lg:mt-4">
        <DateBadge date={date} className="w-11 shrink-0 pt-0.5 max-xl:hidden" />
        <div className="flex min-w-0 flex-1 flex-col">
          <DateLine date={date} className="xl:hidden" />
          <p className="eyebrow text-muted max-xl:hidden">
            {joinTexts([eventLabel(event), formatTime(date)], ' · ')}
          </p>
          <h3 className="text-18 lg:mt-1 lg:text-22">
            <Link to={paths.event(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          <p className="text-14 text-muted lg:mt-1 max-lg:flex">
            <span className="lg:block max-lg:shrink-999 max-lg:truncate">{venue}</span>
            {/* A row has the city alone, whole beside a long venue. */}
            <span className="truncate lg:hidden">{location && `, ${location.split(',')[0]}`}</span>
            <span className="block max-lg:hidden">{location}</span>
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:pt-4 max-lg:text-14">
            <p className="font-semibold tabular-nums">{formatPriceRange(event)}</p>
            <GetTicketsButton
              event={event}
              className="max-lg:[--note:-0.3125rem]"
              buttonClassName="max-lg:tap-target max-lg:min-h-8 max-lg:border-0 max-lg:p-0 max-lg:text-14 max-lg:link"
            />
          </div>
        </div>
      </div>
    </article>
  );
}
