import { type Cents, toCents, toDollars } from '#src/domain/money.ts';
import { hasPremium } from '#src/domain/events.ts';

/** All of the shop's `Intl` formats are in this file. Spec 9: US dollars, en-US, short month, 12-hour times. */
const LOCALE = 'en-US';

// Event dates are local times without a zone: parsing and formatting both as UTC keeps them unchanged.
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

function parseLocalTime(date: string): Date {
  return new Date(`${date}Z`);
}

/** "$1,250.00" */
export function formatCents(cents: Cents): string {
  return dollars.format(toDollars(cents));
}

/** "$1,250.00", from an amount in dollars. */
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
  return day.format(parseLocalTime(date));
}

/** "7:30 PM" */
export function formatTime(date: string): string {
  // Newer ICU data puts a narrow no-break space before PM; the shop's texts use plain spaces.
  return time.format(parseLocalTime(date)).replace(/\s/g, ' ');
}

/** "December 2026", the heading of a month's events. */
export function formatMonth(date: string): string {
  return monthAndYear.format(parseLocalTime(date));
}

/** The date badge: "DEC" over "5". */
export function formatBadge(date: string): { month: string; day: string } {
  const badgeDate = parseLocalTime(date);
  return { month: shortMonth.format(badgeDate).toUpperCase(), day: String(badgeDate.getUTCDate()) };
}

/** The year in which a work was made. */
export function formatYear(createdAt: string): string {
  return createdAt.slice(0, 4);
}

/** "1 result", "4 results". */
export function pluralize(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? '' : 's'}`;
}
