import { Link } from './link.tsx';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { formatPriceRange, formatTime } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';
import { DateBadge, DateLine } from './date-badge.tsx';
import { GetTicketsButton } from './get-tickets-button.tsx';
import { MattedPicture } from './picture.tsx';

// Within the mat.
const SIZES = '(min-width: 80rem) 22.5rem, (min-width: 48rem) 27vw, (min-width: 40rem) 40vw, 80vw';

/** An event with its date badge, venue and price; in a list it is a row on a phone. */
export function EventCard({ event, isListed = false }: { event: Event; isListed?: boolean }) {
  const { id, title, image, date, venue, location } = event;
  return (
    <article
      className={cx(
        'group flex h-full flex-col',
        isListed &&
          'max-split:grid max-split:grid-cols-[6rem_1fr] max-split:items-start max-split:gap-x-4 max-split:py-2',
      )}
    >
      <Link to={paths.event(id)} tabIndex={-1} className="block overflow-hidden">
        <MattedPicture
          mat={isListed ? 'strip' : 'landscape'}
          image={image}
          alt={title}
          sizes={SIZES}
          pictureClassName="transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none"
        />
      </Link>
      <div className={cx('flex flex-1 gap-5', isListed ? 'split:mt-4 max-split:gap-3' : 'mt-4')}>
        <DateBadge
          date={date}
          className={cx('w-11 shrink-0 pt-0.5', isListed && 'max-split:hidden')}
        />
        <div className="flex min-w-0 flex-1 flex-col">
          {isListed && <DateLine date={date} className="eyebrow text-accent split:hidden" />}
          <p className={cx('eyebrow text-muted', isListed && 'max-split:hidden')}>
            {joinTexts([eventLabel(event), formatTime(date)], ' · ')}
          </p>
          <h3 className={cx('mt-1 text-22', isListed && 'max-split:mt-0 max-split:text-18')}>
            <Link to={paths.event(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          <p
            className={cx(
              'mt-1 text-14 whitespace-pre-line text-muted',
              isListed && 'max-split:mt-0 max-split:max-h-[1.5em] max-split:overflow-hidden',
            )}
          >
            {joinTexts([venue, location], '\n')}
          </p>
          {/* Three narrow cards in a row have the price above the button, whether it would fit beside it or not. */}
          <div
            className={cx(
              'mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-col md:items-start xl:flex-row xl:items-center',
              isListed ? 'split:pt-4 max-split:flex-nowrap max-split:text-14' : 'pt-4',
            )}
          >
            <p className="font-semibold tabular-nums">{formatPriceRange(event)}</p>
            <GetTicketsButton
              event={event}
              className={
                isListed
                  ? 'max-split:tap-target max-split:min-h-8 max-split:border-0 max-split:p-0 max-split:text-14 max-split:link'
                  : undefined
              }
            />
          </div>
        </div>
      </div>
    </article>
  );
}
