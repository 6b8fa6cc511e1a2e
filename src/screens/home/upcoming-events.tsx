import { useQuery } from '@tanstack/react-query';
import { EventGrid, EventGridSkeleton } from '#src/components/event-grid.tsx';
import { upcomingEventsQuery } from '#src/data/events.ts';
import { paths } from '#src/paths.ts';
import { ListSection } from './list-section.tsx';

/** Spec 9: the first three events. */
const SHOWN = 3;

export function UpcomingEvents() {
  const query = useQuery(upcomingEventsQuery());
  return (
    <ListSection
      title="Upcoming Events"
      more={{ label: 'View All Events', to: paths.events }}
      query={query}
      loading={<EventGridSkeleton count={SHOWN} />}
      empty={{ text: 'No upcoming events.', label: 'View All Artwork', to: paths.artworks }}
    >
      {(events) => <EventGrid events={events.slice(0, SHOWN)} />}
    </ListSection>
  );
}
