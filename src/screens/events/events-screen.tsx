import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EventGrid, EventGridSkeleton } from '#src/components/event-grid.tsx';
import { FilterChips } from '#src/components/filter-chips.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { QueryList } from '#src/components/query-list.tsx';
import { Section } from '#src/components/section.tsx';
import { NOTHING_YET, useIsHydrated } from '#src/components/use-is-hydrated.ts';
import type { Event } from '#src/contract/events.ts';
import { pluralize, formatMonth } from '#src/copy/format.ts';
import { upcomingEventsQuery } from '#src/data/events.ts';
import { eventLabel } from '#src/domain/events.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';

/** events grouped by month, with filter chips by category label. */
export function EventsScreen() {
  const query = useQuery(upcomingEventsQuery());
  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Upcoming Events" className="mb-8">
        Upcoming Events
      </PageHeading>
      <QueryList
        query={query}
        loading={<EventGridSkeleton count={6} />}
        empty={{ text: 'No upcoming events.', label: 'See every artwork', to: paths.artworks }}
      >
        {(events) => <EventCalendar events={events} />}
      </QueryList>
    </div>
  );
}

function EventCalendar({ events }: { events: readonly Event[] }) {
  const [label, setLabel] = useState<string>();
  const labels = [...new Set(events.map(eventLabel))].sort();
  const shown = events.filter((event) => label === undefined || eventLabel(event) === label);
  const months = byMonth(shown);
  return (
    <>
      <FilterChips label="Kind of event" options={labels} value={label} onChange={setLabel} />
      <p role="status" className="mt-6 mb-10 text-muted">
        Showing {pluralize(shown.length, 'event')}
      </p>
      <div className="flex flex-col gap-16">
        {[...months].map(([month, inMonth], index) => (
          <Section key={month} title={<MonthTitle name={month} position={index + 1} />}>
            <EventGrid events={inMonth} rowGap="gap-y-12" />
          </Section>
        ))}
      </div>
    </>
  );
}

/** Its position stands for the name until the day is known: headings and landmarks need a name each. */
function MonthTitle({ name, position }: { name: string; position: number }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <span className={cx(!isHydrated && 'sr-only')}>
        {isHydrated ? name : `Month ${position}`}
      </span>
      {!isHydrated && NOTHING_YET}
    </>
  );
}

/** Groups the events by the name of their month; the list is ascending. */
function byMonth(events: readonly Event[]): Map<string, Event[]> {
  const months = new Map<string, Event[]>();
  for (const event of events) {
    const month = formatMonth(event.date);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return months;
}
