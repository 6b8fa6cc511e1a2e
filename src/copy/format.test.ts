// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDollars, toCents } from '#src/domain/money.ts';
import { brand } from './brand.ts';
import {
  pluralize,
  formatBadge,
  formatCents,
  formatCount,
  formatDate,
  formatDateTime,
  formatMonth,
  formatPrice,
  formatPriceRange,
  formatTime,
  formatYear,
} from './format.ts';

test('dates have a short month, day and year, times 12 hours, and neither is shifted by a time zone', () => {
  expect(formatDate('2026-12-05T19:30')).toBe('Dec 5, 2026');
  expect(formatTime('2026-12-05T19:30')).toBe('7:30 PM');
  expect(formatTime('2026-12-05T00:05')).toBe('12:05 AM');
  expect(formatMonth('2026-12-05T19:30')).toBe('December 2026');
  expect(formatBadge('2026-12-05T19:30')).toEqual({ month: 'DEC', day: '5' });
  expect(formatYear('2024-05-01')).toBe('2024');
});

test.each(['', '2026-13-45T19:30', 'soon'])('The date %j is not known', (date) => {
  expect([formatDate(date), formatTime(date), formatBadge(date)]).toEqual(['', '', undefined]);
  expect(formatMonth(date)).toBe('Date to be announced');
  expect(formatDateTime(date)).toBe('Date to be announced');
});

test('A date alone has no time', () => {
  expect(formatDateTime('2026-12-05T19:30')).toBe('Dec 5, 2026, 7:30 PM');
  expect(formatDateTime('2026-12-05')).toBe('Dec 5, 2026');
  expect(formatTime('2026-12-05')).toBe('');
  expect(formatBadge('2026-12-05')).toEqual({ month: 'DEC', day: '5' });
});

test.each([
  ['2024-05-01T10:11:12.000', '2024'],
  ['1889', '1889'],
  ['0850-01-01', '850'],
  ['', ''],
])('The year of %j is %j', (createdAt, year) => {
  expect(formatYear(createdAt)).toBe(year);
});

test('Without a price there is no text, and no range without both', () => {
  expect(formatPrice(undefined)).toBe('');
  expect(formatPriceRange({ minPrice: undefined, maxPrice: 120 })).toBe('');
  expect(formatPriceRange({ minPrice: 45, maxPrice: undefined })).toBe(formatPrice(45));
});

test('pluralize adds an s unless the count is 1', () => {
  expect(pluralize(1, 'result')).toBe('1 result');
  expect(pluralize(4, 'result')).toBe('4 results');
  expect(pluralize(0, 'item')).toBe('0 items');
});

test('Counts of a thousand and more are grouped', () => {
  expect(formatCount(999)).toBe('999');
  expect(pluralize(100_000, 'result')).toBe(`${formatCount(100_000)} results`);
});

const ZONE = 'UTC';
const intl = {
  money: new Intl.NumberFormat(brand.locale, { style: 'currency', currency: brand.currency }),
  day: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: ZONE,
  }),
  time: new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: ZONE,
  }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: ZONE }),
  shortMonth: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: ZONE }),
};

test('any date and time reads as Intl formats it in en-US', async () => {
  const dates = fc.date({
    min: new Date('1000-01-01T00:00Z'),
    max: new Date('9999-12-31T23:59Z'),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(dates, async (date) => {
      const text = date.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
      expect(formatDate(text)).toBe(intl.day.format(date));
      // Newer ICU data puts a narrow no-break space before PM; the shop's texts use plain spaces.
      expect(formatTime(text)).toBe(intl.time.format(date).replace(/\s/g, ' '));
      expect(formatMonth(text)).toBe(intl.month.format(date));
      expect(formatBadge(text)).toEqual({
        month: intl.shortMonth.format(date).toUpperCase(),
        day: String(date.getUTCDate()),
      });
    }),
    { numRuns: 2_000 },
  );
});

test('any amount reads as Intl formats it for the brand', async () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 200_000 }),
    fc.integer({ min: 0, max: 99_900_000_000_000 }),
  );
  await fc.assert(
    fc.asyncProperty(amounts, async (amount) => {
      const cents = toCents(amount / 100);
      expect(formatCents(cents)).toBe(intl.money.format(toDollars(cents)));
    }),
    { numRuns: 2_000 },
  );
});
