import type { Event } from '#src/contract/events.ts';
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
