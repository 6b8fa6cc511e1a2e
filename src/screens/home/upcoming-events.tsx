import { useQuery } from '@tanstack/react-query';
import { EventCard, EventCardsSkeleton } from '#src/components/event-card.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import { MoreLink, Section } from '#src/components/section.tsx';
import { upcomingEventsQuery } from '#src/data/events.ts';
import { paths } from '#src/paths.ts';

/** Spec 9: the first three. */
const SHOWN = 3;

export function UpcomingEvents() {
  const query = useQuery(upcomingEventsQuery());
  return (
    <Section
      title="Upcoming Events"
      className="page"
      more={{ label: 'View All Events', to: paths.events }}
    >
      <QueryState query={query} loading={<EventCardsSkeleton count={SHOWN} />}>
        {(events) =>
          events.length > 0 ? (
            <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
              {events.slice(0, SHOWN).map((event) => (
                <li key={event.id}>
                  <EventCard event={event} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="text-muted">
              <p>No upcoming events.</p>
              <MoreLink label="See every artwork" to={paths.artworks} />
            </div>
          )
        }
      </QueryState>
    </Section>
  );
}
