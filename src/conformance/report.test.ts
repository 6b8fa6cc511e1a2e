// @vitest-environment node
import { expect, test } from 'vitest';
import type { Check, Level } from './check.ts';
import { formatTables } from './report.ts';
import type { Result } from './run-checks.ts';
import { formatSummary } from './summary.ts';

const check = (level: Level, group: Check['group'], name: string): Check => ({
  group,
  level,
  name,
  rule: 'R-24',
  run: async () => {},
});

const results: Result[] = [
  { check: check('needed', 'cart', 'Adds stay'), outcome: 'holds' },
  {
    check: check('own', 'cart', 'Adds merge'),
    outcome: 'broken',
    expected: 'status 200',
    came: 'status 500',
  },
  {
    check: check('own', 'orders', 'Sold works'),
    outcome: 'skipped',
    reason: 'it needs 1 sold artwork, and the shop has 0',
  },
];

/** The same where the server breaks what is needed too. */
const worse: Result[] = [
  { ...results[1]!, check: check('needed', 'orders', 'Orders pass') },
  ...results,
];

test('There is a table for each level, with a line for each check, and below it what was expected and came, or the reason', () => {
  expect(formatTables({ results }).split('\n')).toEqual([
    'needed: without it a page of the shop cannot show, or a visitor cannot buy, sign up or sign in',
    '',
    'result  group  rule  check',
    'holds   cart   R-24  Adds stay',
    '',
    'own: the mock backend promises it beyond the specification',
    '',
    'result   group   rule  check',
    'BROKEN   cart    R-24  Adds merge',
    '                       expected status 200',
    '                       came     status 500',
    'skipped  orders  R-24  Sold works',
    '                       because it needs 1 sold artwork, and the shop has 0',
  ]);
});

test('The summary counts the levels apart, names what is broken of those asked for, and says what stays on the server', () => {
  const run = { results: worse, seed: 5, leftBehind: ['2 orders: 8, 9'] };
  const counts = [
    'Left on the server:',
    '  2 orders: 8, 9',
    'needed     2 checks: 1 hold, 1 broken, 0 skipped',
    'own        2 checks: 0 hold, 1 broken, 1 skipped',
  ];
  expect(formatSummary(run, 'own').split('\n')).toEqual([
    'Broken, needed:',
    '  orders: Orders pass (R-24)',
    'Broken, own:',
    '  cart: Adds merge (R-24)',
    ...counts,
    'The server does not keep every rule. (--level own --seed 5)',
  ]);
  expect(formatSummary(run, 'needed').split('\n')).toEqual([
    'Broken, needed:',
    '  orders: Orders pass (R-24)',
    ...counts.slice(0, 3),
    `${counts[3]}, not asked for`,
    'The server does not keep what is needed. (--level needed --seed 5)',
  ]);
});

test.each<[level: Level, results: Result[], end: string]>([
  ['needed', results, 'The server keeps what is needed.'],
  ['specified', results, 'The server keeps what is needed and specified.'],
  ['own', results, 'The server does not keep every rule.'],
  ['own', results.slice(0, 1), 'The server keeps every rule.'],
  ['own', results.slice(2), 'No check that was asked for could be made.'],
  ['specified', results.slice(1), 'No check that was asked for could be made.'],
])('At --level %s a run of %j ends with: %s', (level, of, end) => {
  expect(formatSummary({ results: of, seed: 5, leftBehind: [] }, level)).toContain(`\n${end} (`);
});
