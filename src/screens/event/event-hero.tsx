import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Event } from '#src/contract/events.ts';
import { formatDate, formatTime } from '#src/copy/format.ts';
import { NOTHING_YET, useIsHydrated } from '#src/components/use-is-hydrated.ts';
import { eventLabel } from '#src/domain/events.ts';

/** The event's picture beside a solid caption panel; no text is set over the picture. */
export function EventHero({ event }: { event: Event }) {
  const { title, image, date, venue, location } = event;
  const isHydrated = useIsHydrated();
  return (
    <div className="bg-wall lg:grid lg:grid-cols-[7fr_5fr]">
      <Picture
        image={image}
        alt={title}
        sizes="(min-width: 64rem) 58vw, 100vw"
        isMain
        isCropped
        className="aspect-3/2 lg:aspect-auto lg:h-[32rem]"
      />
      <div className="flex flex-col justify-center px-6 py-10 lg:pr-[max(1.5rem,4.45vw,calc((100vw-80rem)/2))] lg:pl-14">
        <p className="eyebrow text-accent">{eventLabel(event)}</p>
        <PageHeading title={title} className="mt-3">
          {title}
        </PageHeading>
        <p className="mt-5 text-18">
          <time dateTime={isHydrated ? date : undefined}>
            {isHydrated ? formatDate(date) : NOTHING_YET}
            <br />
            {formatTime(date)}
          </time>
        </p>
        <p className="mt-3 text-muted">
          {venue}
          <br />
          {location}
        </p>
        <GetTicketsButton event={event} variant="primary" className="mt-8 self-start" />
      </div>
    </div>
  );
}
