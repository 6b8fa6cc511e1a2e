import { isUpcoming } from '#src/domain/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';
import { dated, localDay, localTime } from './calendar.ts';

/** With fewer upcoming events than this, the seeded dates move forward. */
const ENOUGH_UPCOMING = 6;

/**
 * The day that event dates count from: the stored day while enough events are upcoming, so that dates stay the same
 * from visit to visit, else today.
 */
export function chooseSeedingDay(events: readonly SeedEvent[], now: Date, stored: unknown): string {
  const isUpcomingFrom = (day: string) => (event: SeedEvent) =>
    isUpcoming(dated(event, day), localTime(now));
  const isKept = isDay(stored) && events.filter(isUpcomingFrom(stored)).length >= ENOUGH_UPCOMING;
  return isKept ? stored : localDay(now);
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
