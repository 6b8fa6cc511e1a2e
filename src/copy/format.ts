import { type Cents, toCents } from '#src/domain/money.ts';
import { hasPremium } from '#src/domain/events.ts';
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
 * @throws RangeError for a date that does not exist
 */
function partsOf(date: string) {
  const parsed = new Date(`${date}Z`);
  if (Number.isNaN(parsed.getTime())) throw new RangeError(`Invalid time value: ${date}`);
  return {
    year: parsed.getUTCFullYear(),
    month: MONTHS[parsed.getUTCMonth()]!,
    day: parsed.getUTCDate(),
    hours: parsed.getUTCHours(),
    minutes: parsed.getUTCMinutes(),
  };
}

const shortMonth = (month: string) => month.slice(0, 3);

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

/** "$1,250.00", from an amount in dollars. */
export function formatPrice(price: number): string {
  return formatCents(toCents(price));
}

/** "$1,000", from a whole amount in dollars, where prices in general are spoken of. */
export function formatWholePrice(price: number): string {
  return money(String(price));
}

/** "$45.00 - $120.00", or the minimum alone where the maximum is not greater. */
export function formatPriceRange(event: { minPrice: number; maxPrice: number }): string {
  const from = formatPrice(event.minPrice);
  return hasPremium(event) ? `${from} - ${formatPrice(event.maxPrice)}` : from;
}

/** "Dec 5, 2026" */
export function formatDate(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${shortMonth(month)} ${day}, ${year}`;
}

/** "7:30 PM" */
export function formatTime(date: string): string {
  const { hours, minutes } = partsOf(date);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "December 2026", the heading of a month's events. */
export function formatMonth(date: string): string {
  const { year, month } = partsOf(date);
  return `${month} ${year}`;
}

/** The date badge: "DEC" over "5". */
export function formatBadge(date: string): { month: string; day: string } {
  const { month, day } = partsOf(date);
  return { month: shortMonth(month).toUpperCase(), day: String(day) };
}

/** The year in which a work was made. */
export function formatYear(createdAt: string): string {
  return createdAt.slice(0, 4);
}

/** "1 result", "4 results", "10,000 results". */
export function pluralize(count: number, singular: string): string {
  return `${formatCount(count)} ${singular}${count === 1 ? '' : 's'}`;
}
