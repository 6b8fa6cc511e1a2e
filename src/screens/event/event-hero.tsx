import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { MoreLink } from '#src/components/section.tsx';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import { type Event, eventLabel, hasPassed } from '#src/domain/events.ts';
import { paths } from '#src/paths.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { DATE_UNKNOWN, formatDate, formatPriceRange, formatTime } from '#src/copy/format.ts';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';

/** The event's picture, uncropped on the wall, with the caption beside it. */
export function EventHero({ event }: { event: Event }) {
  const { title, image, date, venue, location } = event;
  const isHydrated = useIsHydrated();
  const isPast = hasPassed(event, useLocalTime());
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <div className="bg-wall">
      <div className="page grid items-center gap-x-8 gap-y-4 pt-4 pb-6 split:grid-cols-2 split:py-8 lg:grid-cols-[7fr_5fr] lg:gap-x-14 short:py-3 max-split:short:grid-cols-[2fr_3fr] max-split:short:gap-x-4">
        {/* As high as the window leaves, in the picture's aspect ratio. */}
        <div
          className="mx-auto w-full [--height:max(10rem,calc(100svh-33rem))] split:[--height:clamp(12rem,calc(100svh-14rem),30rem)] short:self-start short:[--height:calc(100svh-9rem)]!"
          style={{ maxWidth: `calc(var(--height) * ${(width / height).toFixed(4)})` }}
        >
          <Picture
            image={image}
            alt={title}
            sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 52vw, (min-width: 48rem) 44vw, 90vw"
            isMain
          />
        </div>
        <div className="low-gaps flex flex-col justify-center">
          <p className="eyebrow text-accent">{eventLabel(event)}</p>
          <PageHeading
            title={title}
            className="mt-1 text-28! split:mt-3 split:text-36! lg:text-48!"
          >
            {title}
          </PageHeading>
          <p className="mt-3 whitespace-pre-line split:mt-5 split:text-18">
            <time dateTime={(isHydrated && date) || undefined}>
              {`${isHydrated ? formatDate(date) || DATE_UNKNOWN : NOTHING_YET}\n${formatTime(date)}`}
            </time>
          </p>
          <p className="mt-2 whitespace-pre-line text-muted split:mt-3 max-split:text-14">
            {joinTexts([venue, location], '\n')}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 split:mt-6 split:gap-x-6">
            {!isPast && (
              <p className="text-18 font-semibold figures split:text-22">
                {formatPriceRange(event)}
              </p>
            )}
            <GetTicketsButton
              event={event}
              variant="primary"
              className={isPast ? 'text-18! font-medium text-ink!' : 'max-split:flex-1'}
              buttonClassName="whitespace-nowrap"
            />
            {isPast && <MoreLink label="View All Events" to={paths.events} />}
          </div>
        </div>
      </div>
    </div>
  );
}
