// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  Dollars,
  Email,
  FilledText,
  Id,
  IsoDate,
  IsoDateIfKnown,
  LocalDateTime,
  Quantity,
  SentDollars,
  Text,
} from './fields.ts';

const fields = {
  Id,
  Quantity,
  Dollars,
  SentDollars,
  Text,
  FilledText,
  Email,
  IsoDate,
  IsoDateIfKnown,
  LocalDateTime,
};
const name = `${'x'.repeat(9_998)}@y`;

test.each<[keyof typeof fields, unknown[]]>([
  ['Id', [1, 2, 1_000_000_000_000_000]],
  ['Quantity', [1, 999]],
  ['Dollars', [0, 0.01, 0.29, 80.5, 1_234.56, 999_999_999.99, 1_000_000_000]],
  ['SentDollars', [0, 0.01, 80.29, 1_000_000_000]],
  ['Text', ['', ' ', 'x'.repeat(10_000)]],
  ['FilledText', ['x', ' x ', 'x'.repeat(10_000)]],
  ['Email', ['a@b', 'mona@louvre.example', 'a+b@c-d', name]],
  ['IsoDate', ['2026-12-05', '0001-01-01', '9999-12-31', '2000-02-29', '2028-02-29']],
  ['IsoDateIfKnown', ['2026-12-05', '']],
  ['LocalDateTime', ['2026-12-05T19:30', '2026-12-05T00:00', '2028-02-29T23:59']],
])('%s accepts valid values', (field, values) => {
  expect(values.filter((value) => !fields[field].safeParse(value).success)).toEqual([]);
});

test.each<[keyof typeof fields, unknown[]]>([
  ['Id', [0, -1, 1.5, NaN, Infinity, 1_000_000_000_000_001, 2 ** 53, '1', null]],
  ['Quantity', [0, -1, 1.5, 1_000, NaN, '1', null]],
  ['Dollars', [-0.01, 0.001, 80.505, 1_000_000_000.01, NaN, Infinity, '1', null]],
  ['SentDollars', [-0.01, 0.001, 80.295, 1_000_000_000.01, NaN, '1', null]],
  ['Text', ['x'.repeat(10_001), 1, null]],
  ['FilledText', ['', ' ', '\t\n', 'x'.repeat(10_001), 1, null]],
  ['Email', ['', 'a', '@b', 'a@', 'a@b@c', 'a b@c', ' a@b', 'a@b ', 'a@b\n', `x${name}`, null]],
  [
    'IsoDate',
    [
      '2026-12-5',
      '2026-1-05',
      '226-12-05',
      '12026-12-05',
      '2026-12-055',
      '2026-12-05T19:30',
      ' 2026-12-05',
      '2026/12/05',
      'yyyy-mm-dd',
      '2026-mm-05',
      '2026-12-dd',
      '2026-00-05',
      '2026-13-05',
      '2026-12-00',
      '2026-12-32',
      '2026-11-31',
      '2026-02-29',
      '2026-02-30',
      '1900-02-29',
      '2100-02-29',
      20261205,
      null,
    ],
  ],
  [
    'IsoDateIfKnown',
    ['2026-12-5', '2026', ' ', 'x2026-12-05', '2026-12-05x', '2026-02-30', 20261205, null],
  ],
  [
    'LocalDateTime',
    [
      '2026-12-05',
      '2026-12-05 19:30',
      '2026-12-05T9:30',
      '2026-12-05T19:3',
      '2026-12-05T19:30:00',
      '2026-12-05T19:30Z',
      '2026-12-05T19:300',
      '2026-12-5T19:30',
      '2026-1-05T19:30',
      '226-12-05T19:30',
      'x2026-12-05T19:30',
      'yyyy-12-05T19:30',
      '2026-mm-05T19:30',
      '2026-12-ddT19:30',
      '2026-12-05Thh:30',
      '2026-12-05T19:mm',
      '2026-12-05T24:00',
      '2026-12-05T19:60',
      '2026-12-05T93:22',
      '2026-32-74T19:30',
      '2026-02-30T19:30',
      null,
    ],
  ],
])('%s rejects invalid values', (field, values) => {
  expect(values.filter((value) => fields[field].safeParse(value).success)).toEqual([]);
});

test.each([
  [1900, 365],
  [2000, 366],
  [2026, 365],
  [2028, 366],
  [2100, 365],
])('Of the dates of %i that could be written there are %i', (year, count) => {
  const two = (number: number) => String(number).padStart(2, '0');
  const dates = Array.from({ length: 100 * 100 }, (_, index) => {
    return `${year}-${two(Math.floor(index / 100))}-${two(index % 100)}`;
  });
  const accepted = dates.filter((date) => IsoDate.safeParse(date).success);
  expect(accepted).toHaveLength(count);
  expect(accepted.filter((date) => new Date(date).getUTCDate() !== Number(date.slice(8)))).toEqual(
    [],
  );
});

test('Schemas are not compiled, because the Content-Security-Policy of the site forbids it', () => {
  expect(z.config().jitless).toBe(true);
});
