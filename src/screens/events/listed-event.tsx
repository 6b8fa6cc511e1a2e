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

const SIZES = '(min-width: 80rem) 25.5rem, (min-width: 48rem) 30vw, 7.5rem';

/** An event of the whole list: a row on a phone, a card elsewhere. */
export function ListedEvent({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  const { width = 1, height = 1 } = readImageUrl(image);
  const isUpright = width < height;
  return (
    <article className="group flex h-full flex-col max-md:grid max-md:grid-cols-[7.5rem_1fr] max-md:items-start max-md:gap-x-4 max-md:py-2">
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <Poster
          image={image}
          alt={title}
          sizes={SIZES}
          className="xl:low:aspect-16/9 xl:low:p-2 max-md:aspect-auto max-md:bg-transparent max-md:p-0"
          pictureClassName={cx(
            isUpright ? 'max-md:h-auto max-md:w-20' : 'max-md:h-auto max-md:w-full',
            'xl:low:h-full xl:low:w-auto',
            'lift',
          )}
        />
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
            <span className="md:hidden">{location && ', '}</span>
            <span className="inline-block wrap-anywhere md:hidden">{location.split(',')[0]}</span>
            <span className="block max-md:hidden">{location}</span>
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:pt-4 max-md:text-14 md:max-lg:flex-col md:max-lg:items-stretch">
            <p className="font-semibold figures">{formatPriceRange(event)}</p>
            <GetTicketsButton
              event={event}
              className="max-md:[--note:-0.3125rem]"
              buttonClassName="max-md:tap-target max-md:min-h-8 max-md:border-0 max-md:p-0 max-md:text-14 max-md:link"
            />
          </div>
        </div>
      </div>
    </article>
  );
}
