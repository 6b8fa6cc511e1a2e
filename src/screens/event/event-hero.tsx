import { GetTicketsButton } from '#src/components/get-tickets-button.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { DATE_UNKNOWN, formatDate, formatTime } from '#src/copy/format.ts';
import { NOTHING_YET, useIsHydrated } from '#src/components/use-is-hydrated.ts';

/** The event's picture, uncropped on the wall, with the caption beside it. */
export function EventHero({ event }: { event: Event }) {
  const { title, image, date, venue, location } = event;
  const isHydrated = useIsHydrated();
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <div className="bg-wall">
      <div className="page grid items-center gap-x-14 gap-y-8 py-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:py-12">
        {/* At most 30rem high, in the picture's aspect ratio. */}
        <div
          className="mx-auto w-full"
          style={{ maxWidth: `calc(30rem * ${(width / height).toFixed(4)})` }}
        >
          <Picture
            image={image}
            alt={title}
            sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 52vw, (min-width: 48rem) 44vw, 90vw"
            isMain
          />
        </div>
        <div className="flex flex-col justify-center">
          <p className="eyebrow text-accent">{eventLabel(event)}</p>
          <PageHeading title={title} className="mt-3">
            {title}
          </PageHeading>
          <p className="mt-5 text-18 whitespace-pre-line">
            <time dateTime={(isHydrated && date) || undefined}>
              {`${isHydrated ? formatDate(date) || DATE_UNKNOWN : NOTHING_YET}\n${formatTime(date)}`}
            </time>
          </p>
          <p className="mt-3 whitespace-pre-line text-muted">
            {joinTexts([venue, location], '\n')}
          </p>
          <GetTicketsButton event={event} variant="primary" className="mt-8 self-start" />
        </div>
      </div>
    </div>
  );
}
