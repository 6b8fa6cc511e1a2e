import { type Cents, toCents } from '#src/domain/money.ts';
import { type Event, hasPremium } from '#src/domain/events.ts';
import { numberFormat } from './brand/number-format.ts';

/**
 * All of the shop's formats are in this file. Spec 9: dates in en-US with a short month, 12-hour times, in every brand;
 * numbers as the brand writes them. By hand, because each formatter of `Intl` takes a slow phone some 10 ms to make; a
 * test compares the two.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Event dates are local times without a zone: parsing and reading both as UTC keeps them unchanged.
 * @returns undefined for an empty text, and for a date that does not exist
 */
function partsOf(date: string) {
  const parsed = new Date(hasTime(date) ? `${date}Z` : date);
  if (Number.isNaN(parsed.getTime())) return undefined;
  return {
    year: parsed.getUTCFullYear(),
    month: MONTHS[parsed.getUTCMonth()]!,
    day: parsed.getUTCDate(),
    hours: parsed.getUTCHours(),
    minutes: parsed.getUTCMinutes(),
  };
}

const hasTime = (date: string) => date.includes('T');

/** "Dec" of "December". */
export const shortMonth = (month: string) => month.slice(0, 3);

/** "$1,250.00"; no amount in the shop is below zero. */
export function formatCents(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return money(digits.slice(0, -2), numberFormat.decimal + digits.slice(-2));
}

function money(whole: string, cents = ''): string {
  return numberFormat.before + grouped(whole, numberFormat.moneyGroup) + cents + numberFormat.after;
}

const grouped = (digits: string, group: string) => digits.replace(numberFormat.grouping, group);

/** "10,000" */
export function formatCount(count: number): string {
  return grouped(String(count), numberFormat.countGroup);
}

/** "$1,250.00", from an amount in dollars; empty where there is no price. */
export function formatPrice(price: number | undefined): string {
  return price === undefined ? '' : formatCents(toCents(price));
}

/** "$1,000", from a whole amount in dollars, where prices in general are spoken of. */
export function formatWholePrice(price: number): string {
  return money(String(price));
}

/** "$45.00 - $120.00", or the minimum alone where the maximum is not greater; empty where there is no price. */
export function formatPriceRange(event: Pick<Event, 'minPrice' | 'maxPrice'>): string {
  const from = formatPrice(event.minPrice);
  return hasPremium(event) ? `${from} - ${formatPrice(event.maxPrice)}` : from;
}

/** "Dec 5, 2026"; empty where the date is not known. */
export function formatDate(date: string): string {
  const parts = partsOf(date);
  return parts ? `${shortMonth(parts.month)} ${parts.day}, ${parts.year}` : '';
}

/** "7:30 PM"; empty where only the day is known, or not even that. */
export function formatTime(date: string): string {
  const parts = hasTime(date) && partsOf(date);
  if (!parts) return '';
  const { hours, minutes } = parts;
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Dec 5, 2026, 7:30 PM", as much of it as is known. */
export function formatDateTime(date: string): string {
  return [formatDate(date) || DATE_UNKNOWN, formatTime(date)].filter(Boolean).join(', ');
}

/** In the place of a date that is not known. */
export const DATE_UNKNOWN = 'Date to be announced';

/** "December 2026", the heading of a month's events. */
export function formatMonth(date: string): string {
  const parts = partsOf(date);
  return parts ? `${parts.month} ${parts.year}` : DATE_UNKNOWN;
}

/** The date badge: "DEC" over "5"; undefined where the date is not known. */
export function formatBadge(date: string): { month: string; day: string } | undefined {
  const parts = partsOf(date);
  return parts && { month: shortMonth(parts.month).toUpperCase(), day: String(parts.day) };
}

/** The year in which a work was made; empty where nobody knows it. */
export function formatYear(createdAt: string): string {
  return createdAt && String(Number.parseInt(createdAt, 10));
}

/** "1 result", "4 results", "10,000 results". */
export function pluralize(count: number, singular: string): string {
  return `${formatCount(count)} ${singular}${count === 1 ? '' : 's'}`;
}
