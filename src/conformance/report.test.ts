import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { formatJUnit } from './junit.ts';
import { formatSummary, formatTable } from './report.ts';
import type { Result } from './run-checks.ts';

const check = (group: Check['group'], name: string): Check => ({
  group,
  name,
  rule: 'R-24',
  run: async () => {},
});

const results: Result[] = [
  { check: check('cart', 'Adds merge'), outcome: 'holds', milliseconds: 12 },
  {
    check: check('cart', 'Lines stay'),
    outcome: 'broken',
    milliseconds: 1500,
    expected: 'status 200',
    came: 'status 500 with <b>"&\u0000',
  },
  {
    check: check('orders', 'Sold works'),
    outcome: 'skipped',
    milliseconds: 1,
    reason: 'it needs 1 sold artwork, and the shop has 0',
  },
];

test('The table has a line for each check, and below it what was expected and came, or the reason', () => {
  expect(formatTable({ results }).split('\n')).toEqual([
    'result   group   rule  check',
    'holds    cart    R-24  Adds merge',
    'BROKEN   cart    R-24  Lines stay',
    '                       expected status 200',
    '                       came     status 500 with <b>"&\u0000',
    'skipped  orders  R-24  Sold works',
    '                       because it needs 1 sold artwork, and the shop has 0',
  ]);
});

test('The summary counts, names the seed and what is broken, and says what stays on the server', () => {
  expect(formatSummary({ results, seed: 5, leftBehind: ['2 orders: 8, 9'] })).toBe(
    [
      '3 checks: 1 hold, 1 broken, 1 skipped (--seed 5)',
      'Broken:',
      '  cart: Lines stay (R-24)',
      'Left on the server:',
      '  2 orders: 8, 9',
    ].join('\n'),
  );
});

test('The JUnit file is well-formed XML with a suite for each group', () => {
  const xml = new DOMParser().parseFromString(formatJUnit({ results }), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const counts = [...xml.querySelectorAll('testsuites, testsuite')].map((suite) =>
    ['name', 'tests', 'failures', 'skipped', 'time'].map((name) => suite.getAttribute(name)),
  );
  expect(counts).toEqual([
    ['contract', '3', '1', '1', '1.513'],
    ['cart', '2', '1', '0', '1.512'],
    ['orders', '1', '0', '1', '0.001'],
  ]);
  expect(xml.querySelector('testcase')?.getAttribute('classname')).toBe('contract.cart');
  expect(xml.querySelector('failure')?.textContent).toBe(
    'expected status 200\ncame status 500 with <b>"&\uFFFD',
  );
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe(
    'it needs 1 sold artwork, and the shop has 0',
  );
});
