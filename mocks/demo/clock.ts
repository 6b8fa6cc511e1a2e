/**
 * Reads the day or the moment that the backend is to take for now: `2026-12-24`, `2026-12-24T18:30`.
 * @throws Error saying what one looks like
 */
export function parseClock(text: string): string {
  const time = text.length > 10 ? text : `${text}T00:00`;
  const date = new Date(`${time}Z`);
  // Also not 31 February, which `Date` takes for a day in March.
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && isSame(date, time)) return text;
  throw new Error(`"${text}" is no clock. One reads "2026-12-24" or "2026-12-24T18:30".`);
}

const isSame = (date: Date, time: string) =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time);

/**
 * A clock that reads this day or moment now and goes on from there; on a day without a time it is as late as it is.
 * @param text as `parseClock` has it, in the visitor's time zone
 */
export function clockFrom(text: string, clock: () => Date = () => new Date()): () => Date {
  const start = clock();
  const moment = new Date(text.length > 10 ? text : `${text}T00:00`);
  if (text.length === 10) {
    moment.setHours(
      start.getHours(),
      start.getMinutes(),
      start.getSeconds(),
      start.getMilliseconds(),
    );
  }
  const ahead = moment.getTime() - start.getTime();
  return () => new Date(clock().getTime() + ahead);
}
