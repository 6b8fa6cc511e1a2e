import { useQuery } from '@tanstack/react-query';
import { EventGrid, EventGridSkeleton } from '#src/components/event-grid.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { Section } from '#src/components/section.tsx';
import type { Event } from '#src/contract/events.ts';
import { similarEventsQuery } from '#src/data/events.ts';

/** Spec 9: up to three of the same category. */
const SHOWN = 3;

export function SimilarEvents({ event }: { event: Event }) {
  const query = useQuery(similarEventsQuery(event.categoryId));
  const similar = query.data?.filter(({ id }) => id !== event.id).slice(0, SHOWN);
  if (similar?.length === 0) return null;
  return (
    <Section title="Similar Events">
      <QueryState query={query} loading={<EventGridSkeleton count={SHOWN} />}>
        {() => <EventGrid events={similar ?? []} />}
      </QueryState>
    </Section>
  );
}
