import { useQuery } from '@tanstack/react-query';
import { EventCard, EventCardsSkeleton } from '#src/components/event-card.tsx';
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
      <QueryState query={query} loading={<EventCardsSkeleton count={SHOWN} />}>
        {() => (
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {similar?.map((other) => (
              <li key={other.id}>
                <EventCard event={other} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
