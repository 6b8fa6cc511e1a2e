import type { Event } from '#src/domain/events.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { EventCard } from './event-card.tsx';

/** Events in three columns, on a phone in rows. */
export function EventGrid({ events }: { events: readonly Event[] }) {
  return (
    <ul className="event-grid">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

/** The layout of the grid while it loads. */
export function EventGridSkeleton({ count }: { count: number }) {
  return (
    <Loading label="events" className="event-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="event-card">
          <Skeleton className="aspect-3/2" />
          <div className="relative md:mt-4 xl:pl-16">
            <Skeleton className="absolute left-0 h-16 w-11 max-xl:hidden" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-1 h-7 w-4/5" />
            <Skeleton className="mt-1 h-5 w-3/5" />
            <Skeleton className="mt-1 h-5 md:mt-24 md:h-12 lg:mt-9" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
