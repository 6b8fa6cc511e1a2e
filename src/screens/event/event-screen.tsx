import { RenderAfterPaint } from '#src/components/render-after-paint.tsx';
import { DetailPage } from '#src/components/detail-page.tsx';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import type { Event } from '#src/domain/events.ts';
import { cachedEvent } from '#src/data/cached-rows.ts';
import { eventQuery } from '#src/data/events.ts';
import { SECTIONS } from './event-columns.tsx';
import { EventFaq } from './event-faq.tsx';
import { EventHero } from './event-hero.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { PresentedBy } from './presented-by.tsx';
import { SimilarEvents } from './similar-events.tsx';
import { VenueInformation } from './venue-information.tsx';

export function EventScreen() {
  return (
    <DetailPage
      kind="Event"
      query={eventQuery}
      cached={cachedEvent}
      loading={<EventSkeleton />}
      notFound={<EmptyFrame page heading="Event Not Found" />}
    >
      {(event) => <EventPage event={event} />}
    </DetailPage>
  );
}

function EventPage({ event }: { event: Event }) {
  return (
    <>
      <EventHero event={event} />
      <div className={SECTIONS}>
        {event.description && (
          <section className="split:col-start-1">
            <h2 className="text-28">About this Event</h2>
            <p className="mt-4 max-w-measure whitespace-pre-line">{event.description}</p>
          </section>
        )}
        <RenderAfterPaint>
          {event.artistId !== undefined && <PresentedBy artistId={event.artistId} />}
          <VenueInformation event={event} />
          <EventFaq />
        </RenderAfterPaint>
      </div>
      <div className="page pb-section empty:hidden">
        <RenderAfterPaint>
          {event.categoryId !== undefined && (
            <SimilarEvents event={event} categoryId={event.categoryId} />
          )}
        </RenderAfterPaint>
      </div>
    </>
  );
}
