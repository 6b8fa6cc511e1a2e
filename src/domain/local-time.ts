const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The visitor's calendar day, `2026-12-05`. */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The visitor's local time as events have it, `2026-12-05T19:30`. */
export function localTime(now: Date): string {
  return `${localDay(now)}T${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
}
