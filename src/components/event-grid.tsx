import type { Event } from '#src/domain/events.ts';
import { cx } from '#src/ui/cx.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { EventCard } from './event-card.tsx';

const GRID = 'grid gap-x-6 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8';

/** Event cards in three columns, one on a phone. */
export function EventGrid({
  events,
  rowGap = 'gap-y-8',
}: {
  events: readonly Event[];
  rowGap?: 'gap-y-8' | 'gap-y-12';
}) {
  return (
    <ul className={cx(GRID, rowGap)}>
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
    <Loading label="events" className={cx(GRID, 'gap-y-8')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-3/2" />
          <Skeleton className="mt-5 h-4 w-2/5" />
          <Skeleton className="mt-3 h-7 w-4/5" />
          <Skeleton className="mt-3 h-10 w-3/5" />
          <Skeleton className="mt-4 h-12 w-full" />
        </div>
      ))}
    </Loading>
  );
}
