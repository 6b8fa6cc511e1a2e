// @vitest-environment node
import { expect, test } from 'vitest';
import { EXPIRY_MONTHS, expiryYears } from './card-expiry.ts';

test('a card expires in a month from 01 to 12', () => {
  expect(EXPIRY_MONTHS).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ]);
});

test('a card expires in the current year or one of the nine following', () => {
  expect(expiryYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]);
});
