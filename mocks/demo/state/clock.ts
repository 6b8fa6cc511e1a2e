import { excerpt } from '#src/lib/excerpt.ts';

/** Years in which the dates of events, up to a century away, have four digits. */
const YEARS = { first: 1970, last: 2099 };

/**
 * Reads the day or the moment that the backend is to take for now: `2026-12-24`, `2026-12-24T18:30`.
 * @throws Error saying what one looks like
 */
export function parseClock(text: string): string {
  const time = text.length > 10 ? text : `${text}T00:00`;
  const date = new Date(`${time}Z`);
  // Also not 31 February, which `Date` takes for a day in March.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) || !isSame(date, time)) {
    throw new Error(`"${excerpt(text)}" is not a date. Write "2026-12-24" or "2026-12-24T18:30".`);
  }
  const year = date.getUTCFullYear();
  if (year >= YEARS.first && year <= YEARS.last) return text;
  throw new Error(
    `"${text}" is not a date of the shop, which goes from ${YEARS.first} to ${YEARS.last}.`,
  );
}

const isSame = (date: Date, time: string) =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time);

/**
 * A clock that reads this day or moment now and goes on from there; on a day without a time it is as late as it is.
 * @param text as `parseClock` has it, in the visitor's time zone
 */
export function clockFrom(text: string, clock: () => Date = () => new Date()): () => Date {
  return clockAhead(aheadOf(text, clock()), clock);
}

/** How many milliseconds a clock that reads this day or moment is ahead of one that reads `start`. */
export function aheadOf(text: string, start: Date): number {
  const moment = new Date(text.length > 10 ? text : `${text}T00:00`);
  if (text.length === 10) {
    moment.setHours(
      start.getHours(),
      start.getMinutes(),
      start.getSeconds(),
      start.getMilliseconds(),
    );
  }
  return moment.getTime() - start.getTime();
}

/** A clock that is so many milliseconds ahead of another one. */
export function clockAhead(ahead: number, clock: () => Date): () => Date {
  return () => new Date(clock().getTime() + ahead);
}

/** Whether a number can be how far a clock of the shop is ahead. */
export function isAhead(ahead: number | undefined): ahead is number {
  const most = (YEARS.last - YEARS.first + 1) * 366 * 24 * 60 * 60 * 1000;
  return Number.isSafeInteger(ahead) && Math.abs(ahead!) <= most;
}
