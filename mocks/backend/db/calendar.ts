import type { Event } from '#src/contract/events.ts';
import type { SeedEvent } from '#fixtures/collection.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The visitor's calendar day, `2026-12-05`. */
export function localDay(now: Date): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The visitor's local time as events have it, `2026-12-05T19:30`. */
export function localTime(now: Date): string {
  return `${localDay(now)}T${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
}

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
