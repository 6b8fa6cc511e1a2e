import { Link } from 'react-router-dom';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatPriceRange, formatTime } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';
import { DateBadge, DateLine } from '#src/components/date-badge.tsx';
import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import { cx } from '#src/ui/cx.ts';

const SIZES = '(min-width: 80rem) 25.5rem, (min-width: 43.75rem) 30vw, 6rem';

/** The ratio of the mat. */
const MAT_RATIO = 16 / 9;

/** An event of the whole list: a row on a phone, a card elsewhere. */
export function ListedEvent({ event }: { event: Event }) {
  const { id, title, image, date, venue, location } = event;
  const { width = 1, height = 1 } = readImageUrl(image);
  const ratio = width / height;
  return (
    <article className="group flex h-full flex-col max-split:grid max-split:grid-cols-[6rem_1fr] max-split:items-start max-split:gap-x-4 max-split:py-2.5">
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <span className="flex items-center justify-center split:aspect-16/9 split:bg-wall">
          <Picture
            image={image}
            alt={title}
            sizes={SIZES}
            className={cx(
              ratio > MAT_RATIO ? 'split:w-full' : 'split:h-full',
              ratio < 1 ? 'max-split:w-16' : 'max-split:w-full',
              'transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none',
            )}
          />
        </span>
      </Link>
      <div className="flex min-w-0 flex-1 gap-5 split:mt-4">
        <DateBadge date={date} className="w-11 shrink-0 pt-0.5 max-lg:hidden" />
        <div className="flex min-w-0 flex-1 flex-col">
          <DateLine date={date} className="lg:hidden" />
          <p className="eyebrow text-muted max-lg:hidden">
            {joinTexts([eventLabel(event), formatTime(date)], ' · ')}
          </p>
          <h3 className="text-18 split:mt-1 split:text-22">
            <Link to={paths.event(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          <p className="text-14 text-muted split:mt-1 max-split:truncate">
            <span className="split:block">{venue}</span>
            {/* A row has the city alone. */}
            <span className="split:hidden">{location && `, ${location.split(',')[0]}`}</span>
            <span className="block max-split:hidden">{location}</span>
          </p>
          {/* Three narrow cards in a row have the price above the button, whether it would fit beside it or not. */}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 split:gap-y-2 split:pt-4 md:flex-col md:items-start xl:flex-row xl:items-center max-split:text-14">
            <p className="font-semibold tabular-nums">{formatPriceRange(event)}</p>
            <GetTicketsButton
              event={event}
              className="max-split:[--note:-0.3125rem]"
              buttonClassName="max-split:tap-target max-split:min-h-8 max-split:border-0 max-split:p-0 max-split:text-14 max-split:link"
            />
          </div>
        </div>
      </div>
    </article>
  );
}
