import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { DATE_UNKNOWN, formatDate, formatTime } from '#src/copy/format.ts';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { HeroColumns } from './event-columns.tsx';
import { TicketInformation } from './ticket-information.tsx';

/** The event's picture, uncropped, with what it is, when, where, and its tickets. */
export function EventHero({ event }: { event: Event }) {
  const { title, image, date, venue, location } = event;
  const isHydrated = useIsHydrated();
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <HeroColumns
      ratio={width / height}
      picture={
        <Picture
          image={image}
          alt={title}
          sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 52vw, 90vw"
          isMain
        />
      }
    >
      <div className="low-gaps min-w-0 flex-1 basis-68">
        <p className="eyebrow text-accent">{eventLabel(event)}</p>
        <PageHeading
          title={title}
          className="mt-1 text-28! md:text-48! lg:text-36! xl:text-48! short:text-28!"
        >
          {title}
        </PageHeading>
        <div className="mt-3 flex gap-x-6 whitespace-pre-line xl:mt-5 xl:text-18">
          <p className="shrink-0">
            <time dateTime={(isHydrated && date) || undefined}>
              {`${isHydrated ? formatDate(date) || DATE_UNKNOWN : NOTHING_YET}\n${formatTime(date)}`}
            </time>
          </p>
          <p className="min-w-0 text-muted">{joinTexts([venue, location], '\n')}</p>
        </div>
      </div>
      <TicketInformation event={event} />
    </HeroColumns>
  );
}
