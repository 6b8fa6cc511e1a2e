import { useId, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { EventGrid, EventGridSkeleton } from '#src/components/event-grid.tsx';
import { FilterChips } from '#src/components/filter-chips.tsx';
import { ListPage } from '#src/components/list-page.tsx';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { type LabelFilter, useLabelFilters } from '#src/hooks/use-label-filters.ts';
import { type Event, eventLabel } from '#src/domain/events.ts';
import { formatMonth, pluralize, shortMonth } from '#src/copy/format.ts';
import { upcomingEventsQuery } from '#src/data/events.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { SelectField } from '#src/ui/field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** events grouped by month, with filter chips by category label. */
export function EventsScreen() {
  return (
    <ListPage
      title="Upcoming Events"
      query={useQuery(upcomingEventsQuery())}
      loading={<EventCalendarSkeleton />}
      empty={{ text: 'No upcoming events.', label: 'View All Artwork', to: paths.artworks }}
    >
      {(events) => <EventCalendar events={events} />}
    </ListPage>
  );
}

const labelsOf = { kind: eventLabel, city: ({ location }: Event) => location };

const byName = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1);

/** Beside the page's heading where there is room. */
const CHIPS = 'lg:-mt-15 lg:mb-6 lg:ml-auto lg:w-fit split:short:-mt-12 split:short:ml-52';

const LINE = 'mt-2 mb-3 flex flex-wrap items-center gap-x-4 split:gap-x-8 lg:mb-4';

function EventCalendar({ events }: { events: readonly Event[] }) {
  const { shown, filters } = useLabelFilters(events, labelsOf);
  const { kind, city } = filters;
  const months = byMonth(shown);
  const resultLine = useRef<HTMLParagraphElement>(null);

  function clear() {
    kind.choose(undefined);
    city.choose(undefined);
    // The pressed button goes, and would lose the focus.
    resultLine.current?.focus();
  }

  return (
    <div className="by-visitor-state">
      <div className="event-filters">
        <div className={CHIPS}>
          <FilterChips
            label="Kind of event"
            filter={{ ...kind, options: kind.options.sort(byName) }}
          />
        </div>
        <div className={LINE}>
          <p
            ref={resultLine}
            role="status"
            tabIndex={-1}
            className="min-w-max text-muted outline-none max-split:grow"
          >
            {`Showing ${pluralize(shown.length, 'event')}`}
          </p>
          <CitySelect filter={city} />
          <MonthJump months={months} />
        </div>
      </div>
      {shown.length === 0 && (
        <EmptyFrame
          heading="There is no event of this kind in this city."
          action={<Button onClick={clear}>Clear Filters</Button>}
        />
      )}
      <div className="flex flex-col gap-4 md:gap-14">
        {[...months].map(([month, inMonth], index) => (
          <Month key={month} month={month} position={index + 1} events={inMonth} />
        ))}
      </div>
    </div>
  );
}

/** The layout of the filters, the line below them and a first month. */
function EventCalendarSkeleton() {
  return (
    <>
      <div className="event-filters">
        <div className={CHIPS}>
          <div className="chip-row">
            {['w-12', 'w-22', 'w-32', 'w-40'].map((width) => (
              <Skeleton key={width} className={cx('h-11 shrink-0', width)} />
            ))}
          </div>
        </div>
        <div className={LINE}>
          <Skeleton className="h-6 w-32 max-split:mr-auto" />
          <Skeleton className="line-field h-11 w-32 split:w-44" />
          <Skeleton className="my-3 h-5 flex-1 max-split:hidden" />
        </div>
      </div>
      <Skeleton className="mb-3 h-8.5 w-44 md:mb-4" />
      <EventGridSkeleton count={6} />
    </>
  );
}

/** Nearly every event is in a city of its own: a list, because chips would fill the screen. */
function CitySelect({ filter: { value, options, choose } }: { filter: LabelFilter }) {
  return (
    <SelectField
      label="City"
      className="line-field"
      value={value ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">All cities</option>
      {options.sort(byName).map(({ label, slug, count }) => (
        <option key={slug} value={slug}>
          {`${label} (${count})`}
        </option>
      ))}
    </SelectField>
  );
}

/** On a phone its name stays at the top while its rows scroll by. */
function Month({
  month,
  position,
  events,
}: {
  month: string;
  position: number;
  events: readonly Event[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="text-22 md:mb-4 md:text-28 max-md:sticky max-md:top-0 max-md:z-10 max-md:border-b max-md:border-hairline max-md:bg-paper max-md:py-2"
      >
        <MonthTitle month={month} position={position} />
      </h2>
      <EventGrid events={events} />
    </section>
  );
}

const monthId = (month: string) => `month-${month.replace(' ', '-')}`;

function goTo(month: string) {
  const name = document.getElementById(monthId(month));
  name?.scrollIntoView();
  name?.focus({ preventScroll: true });
}

/** Leads to the months of a long list, and says how many events each has. */
function MonthJump({ months }: { months: ReadonlyMap<string, Event[]> }) {
  const isHydrated = useIsHydrated();

  // One line of a known height, because the months depend on the day. A phone keeps their names at the top of the list.
  return (
    <div className="h-11 min-w-0 flex-1 max-split:hidden short:hidden">
      {isHydrated && months.size > 1 && (
        <div
          role="group"
          aria-label="Go to month"
          className="flex fading-end gap-x-[clamp(0.5rem,2cqi,1.25rem)] text-14 lg:-mr-10 lg:*:first:ml-auto"
        >
          {[...months].map(([month, events]) => (
            <button
              key={month}
              type="button"
              className="min-h-11 min-w-11 shrink-0 focus-visible:-outline-offset-2"
              onClick={() => goTo(month)}
            >
              <span className="link">{nameAfter(months, month)}</span>{' '}
              <span className="text-muted figures">{`(${events.length})`}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** "Dec 2026", or "Dec" where a month of that year is before it. */
function nameAfter(months: ReadonlyMap<string, unknown>, month: string): string {
  const [, name, year] = /^(\w+) (\d+)$/.exec(month) ?? [];
  // The date is not known.
  if (name === undefined) return month;
  const names = [...months.keys()];
  const before = names[names.indexOf(month) - 1];
  return before?.endsWith(` ${year}`) ? shortMonth(name) : `${shortMonth(name)} ${year}`;
}

/**
 * Takes the focus when a jump leads to it. Its position stands for the name until the day is known: headings and
 * landmarks need a name each.
 */
function MonthTitle({ month, position }: { month: string; position: number }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <span
        id={isHydrated ? monthId(month) : undefined}
        tabIndex={-1}
        className={isHydrated ? 'scroll-mt-6' : 'sr-only'}
      >
        {isHydrated ? month : `Month ${position}`}
      </span>
      <span>{!isHydrated && NOTHING_YET}</span>
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
