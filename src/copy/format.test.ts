// @vitest-environment node
import { expect, test } from 'vitest';
import {
  pluralize,
  formatBadge,
  formatDate,
  formatMonth,
  formatPrice,
  formatPriceRange,
  formatTime,
  formatYear,
} from './format.ts';

test('prices are formatted as US dollars with two decimals', () => {
  expect(formatPrice(1250)).toBe('$1,250.00');
  expect(formatPrice(80.5)).toBe('$80.50');
});

test('a price range is only the minimum when the maximum is not greater', () => {
  expect(formatPriceRange({ minPrice: 45, maxPrice: 120 })).toBe('$45.00 - $120.00');
  expect(formatPriceRange({ minPrice: 45, maxPrice: 45 })).toBe('$45.00');
});

test('dates have a short month, day and year, times 12 hours, and neither is shifted by a time zone', () => {
  expect(formatDate('2026-12-05T19:30')).toBe('Dec 5, 2026');
  expect(formatTime('2026-12-05T19:30')).toBe('7:30 PM');
  expect(formatTime('2026-12-05T00:05')).toBe('12:05 AM');
  expect(formatMonth('2026-12-05T19:30')).toBe('December 2026');
  expect(formatBadge('2026-12-05T19:30')).toEqual({ month: 'DEC', day: '5' });
  expect(formatYear('2024-05-01')).toBe('2024');
});

test('pluralize adds an s unless the count is 1', () => {
  expect(pluralize(1, 'result')).toBe('1 result');
  expect(pluralize(4, 'result')).toBe('4 results');
  expect(pluralize(0, 'item')).toBe('0 items');
});
