import type { Event } from '#src/contract/events.ts';
import { isUpcoming } from '#src/domain/events.ts';
import { localDay, localTime } from '#src/domain/local-time.ts';
import type { SeedEvent } from '#fixtures/collection.ts';

/** The day so many days after `day`; counted in UTC, where every day has 24 hours. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Gives a seeded event its date, counted from the day of seeding. */
export function dated({ startsInDays, time, ...event }: SeedEvent, seededOn: string): Event {
  return { ...event, date: `${daysAfter(seededOn, startsInDays)}T${time}` };
}

/** With fewer upcoming events than this, or than the collection has, the seeded dates move forward. */
const ENOUGH_UPCOMING = 6;

/**
 * The day that event dates count from: the stored day while enough events are upcoming, so that dates stay the same
 * from visit to visit, else today. A small collection has enough while moving would bring no further event back. A day
 * that is yet to come was stored by a clock that was wrong.
 */
export function chooseSeedingDay(events: readonly SeedEvent[], now: Date, stored: unknown): string {
  const today = localDay(now);
  const countFrom = (day: string) =>
    events.filter((event) => isUpcoming(dated(event, day), localTime(now))).length;
  const isKept =
    isDay(stored) &&
    stored <= daysAfter(today, 1) &&
    countFrom(stored) >= Math.min(ENOUGH_UPCOMING, countFrom(today));
  return isKept ? stored : today;
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
