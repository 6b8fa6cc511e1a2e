import { type Cents, toCents, toDollars } from '#src/domain/money.ts';
import { hasPremium } from '#src/domain/events.ts';

/** The only `Intl` of the shop. Spec 9: US dollars, en-US, short month, 12-hour times. */
const LOCALE = 'en-US';

// Event dates are wall time without a zone: read and written as UTC they never shift.
const ZONE = 'UTC';

const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: ZONE,
});
const time = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: ZONE,
});
const monthAndYear = new Intl.DateTimeFormat(LOCALE, {
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const shortMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: ZONE });

function wallTime(date: string): Date {
  return new Date(`${date}Z`);
}

/** "$1,250.00" */
export function formatCents(cents: Cents): string {
  return dollars.format(toDollars(cents));
}

/** "$1,250.00", from the wire's dollars. */
export function formatPrice(price: number): string {
  return formatCents(toCents(price));
}

/** "$45.00 - $120.00", or the minimum alone where the maximum is not greater. */
export function formatPriceRange(event: { minPrice: number; maxPrice: number }): string {
  const from = formatPrice(event.minPrice);
  return hasPremium(event) ? `${from} - ${formatPrice(event.maxPrice)}` : from;
}

/** "Dec 5, 2026" */
export function formatDate(date: string): string {
  return day.format(wallTime(date));
}

/** "7:30 PM" */
export function formatTime(date: string): string {
  // Newer ICU data puts a narrow no-break space before PM; the words of the shop are ASCII.
  return time.format(wallTime(date)).replace(/\s/g, ' ');
}

/** "December 2026", the heading of a month's events. */
export function formatMonth(date: string): string {
  return monthAndYear.format(wallTime(date));
}

/** The date badge: "DEC" over "5". */
export function formatBadge(date: string): { month: string; day: string } {
  const at = wallTime(date);
  return { month: shortMonth.format(at).toUpperCase(), day: String(at.getUTCDate()) };
}

/** The year of a work's making. */
export function formatYear(createdAt: string): string {
  return createdAt.slice(0, 4);
}

/** "1 result", "4 results". */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
