// @vitest-environment node
import { expect, test } from 'vitest';
import { type Cents, sum, times, toCents, toDollars, totalsOf } from './money.ts';

test('dollars convert to whole cents and back without rounding errors', () => {
  expect(toCents(80.5)).toBe(8050);
  expect(toCents(1234.56)).toBe(123456);
  expect(toCents(0.29)).toBe(29);
  expect(toDollars(123456 as Cents)).toBe(1234.56);
});

test('a line total is price times quantity, a subtotal the sum of the line totals', () => {
  expect(times(toCents(45.1), 3)).toBe(13530);
  expect(sum([toCents(0.1), toCents(0.2)])).toBe(30);
  expect(sum([])).toBe(0);
});

test.each([
  ['an empty cart', 0, { subtotal: 0, shipping: 0, tax: 0, total: 0 }],
  ['$100.00', 10_000, { subtotal: 10_000, shipping: 1_500, tax: 800, total: 12_300 }],
  [
    'shipping is also charged above $200',
    90_000,
    { subtotal: 90_000, shipping: 1_500, tax: 7_200, total: 98_700 },
  ],
  [
    'a tax of 460.48 cents is rounded down',
    5_756,
    { subtotal: 5_756, shipping: 1_500, tax: 460, total: 7_716 },
  ],
  [
    'a tax of 460.56 cents is rounded up',
    5_757,
    { subtotal: 5_757, shipping: 1_500, tax: 461, total: 7_718 },
  ],
])('shipping is 15 above 0, tax 8 % rounded once: %s', (_, subtotal, totals) => {
  expect(totalsOf(subtotal as Cents)).toEqual(totals);
});
