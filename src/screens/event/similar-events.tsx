import { useQuery } from '@tanstack/react-query';
import { EventGrid, EventGridSkeleton } from '#src/components/event-grid.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { Section } from '#src/components/section.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { type Event, hasPassed } from '#src/domain/events.ts';
import { similarEventsQuery } from '#src/data/events.ts';
import { type Id, isSameId } from '#src/domain/id.ts';

/** Spec 9: up to three of the same category; a server may list past ones too. */
const SHOWN = 3;

export function SimilarEvents({ event, categoryId }: { event: Event; categoryId: Id }) {
  const query = useQuery(similarEventsQuery(categoryId));
  const now = useLocalTime();
  const similar = query.data
    ?.filter((each) => !isSameId(each.id, event.id) && !hasPassed(each, now))
    .slice(0, SHOWN);
  if (similar?.length === 0) return null;
  return (
    <Section title="Similar Events">
      <QueryState query={query} loading={<EventGridSkeleton count={SHOWN} />}>
        {() => <EventGrid events={similar ?? []} />}
      </QueryState>
    </Section>
  );
}
