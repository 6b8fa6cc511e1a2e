/**
 * Dates as servers print them: `2024-05-01`, `2024-05-01T10:11:12.123Z`, `2024-05-01 10:11:12.123456+00`, a number of
 * seconds or milliseconds since 1970, or the form of HTTP headers, `Wed, 01 May 2024 10:11:12 GMT`.
 */
const TIMESTAMP =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:[.,](?<fraction>\d{1,12}))?)? ?(?<zone>Z|UTC|[+-]\d\d(?::?\d\d)?)?(?: UTC)?)?$/i;
const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;
/** That of HTTP headers, and that of `String(date)` in JavaScript. */
const GMT_DATE =
  /^[a-z]{3},? (?:\d{1,2} [a-z]{3}|[a-z]{3} \d{1,2}) \d{4} \d\d:\d\d:\d\d GMT(?:[+-]\d{4}(?: \(.{1,60}\))?)?$/i;

/** A number up to here is a year, and one up to the next line counts seconds. */
const LAST_YEAR = 9_999;
const LAST_SECOND = 4_102_444_800;

/** A date that exists, as its fields say. */
interface Written {
  /** `2024-05-01` */
  date: string;
  /** `10:11:12.123`; undefined for a date alone. */
  time: string | undefined;
  /** Undefined where no zone was named. */
  instant: Date | undefined;
}

/**
 * When a work was made, as written by its server whatever the zone, so that the year is the one that was meant. An ISO
 * date, with its time where one came; empty where the value is no date.
 */
export function readCreatedAt(value: unknown): string {
  const text = textOf(value);
  if (YEAR_OR_MONTH.test(text)) return text;
  const written = readTimestamp(text);
  if (!written) return '';
  return written.time === undefined ? written.date : `${written.date}T${written.time}`;
}

/**
 * When an event begins: in the visitor's zone where the server named one, else the wall time that it is.
 * `2026-12-05T19:30`, or `2026-12-05` for a date alone; empty where the value is no date.
 */
export function readEventDate(value: unknown): string {
  const written = readTimestamp(textOf(value));
  if (!written) return '';
  if (written.instant) return wallTime(written.instant);
  return written.time === undefined
    ? written.date
    : `${written.date}T${written.time.slice(0, 'HH:MM'.length)}`;
}

/** The text of a date; that of a number where it counts from 1970. */
function textOf(value: unknown): string {
  if (typeof value === 'string') {
    const text = value.trim();
    return /^-?\d{5,16}$/.test(text) ? textOf(Number(text)) : text;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  if (Number.isInteger(value) && value > 0 && value <= LAST_YEAR) {
    return String(value).padStart(4, '0');
  }
  return isoText(new Date(value > 0 && value <= LAST_SECOND ? value * 1_000 : value));
}

function readTimestamp(text: string): Written | undefined {
  if (GMT_DATE.test(text)) return readTimestamp(isoText(new Date(text)));
  const { year, month, day, hours, minutes, seconds, fraction, zone } =
    TIMESTAMP.exec(text)?.groups ?? {};
  const date = `${year}-${month}-${day}`;
  if (year === undefined || !isDate(date)) return undefined;
  if (hours === undefined) return { date, time: undefined, instant: undefined };
  const milliseconds = (fraction ?? '').slice(0, 3).padEnd(3, '0');
  const time = `${hours}:${minutes}:${seconds ?? '00'}.${milliseconds}`;
  // A day has no hour 24 here, and a leap second is the last second of its minute.
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 60) return undefined;
  if (zone === undefined) return { date, time, instant: undefined };
  const instant = new Date(`${date}T${time.replace(':60.', ':59.')}${isoZone(zone)}`);
  return Number.isNaN(instant.getTime()) ? undefined : { date, time, instant };
}

/** `2024-02-30` is no date. */
function isDate(date: string): boolean {
  return isoText(new Date(`${date}T00:00Z`)).startsWith(date);
}

/** `+00`, `+0200` and `+02:00` as JavaScript reads them. */
function isoZone(zone: string): string {
  if (/^(?:z|utc)$/i.test(zone)) return 'Z';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}

/** Empty for a date beyond the years of four digits. */
function isoText(date: Date): string {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^\d{4}-/.test(text) ? text : '';
}

const two = (number: number) => String(number).padStart(2, '0');

/** The local wall time of an instant, `2026-12-05T19:30`; empty beyond the years of four digits. */
function wallTime(instant: Date): string {
  const year = instant.getFullYear();
  if (year < 1 || year > LAST_YEAR) return '';
  const date = `${String(year).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return `${date}T${two(instant.getHours())}:${two(instant.getMinutes())}`;
}
