import { expect, test } from 'vitest';
import type { Check, Level } from './check.ts';
import { formatJUnit } from './junit.ts';
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
  { check: check('needed', 'cart', 'Adds stay'), outcome: 'holds', milliseconds: 12 },
  {
    check: check('own', 'cart', 'Adds merge'),
    outcome: 'broken',
    milliseconds: 1500,
    expected: 'status 200',
    came: 'status 500 with <b>"&\u0000',
  },
  {
    check: check('own', 'orders', 'Sold works'),
    outcome: 'skipped',
    milliseconds: 1,
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
    '                       came     status 500 with <b>"&\u0000',
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

function readXml(level: Level): Document {
  const xml = new DOMParser().parseFromString(formatJUnit({ results }, level), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

const countsIn = (xml: Document) =>
  [...xml.querySelectorAll('testsuites, testsuite')].map((suite) =>
    ['name', 'tests', 'failures', 'skipped', 'time'].map((name) => suite.getAttribute(name)),
  );

test('The JUnit file is well-formed XML with a suite for each group of a level', () => {
  const xml = readXml('own');
  expect(countsIn(xml)).toEqual([
    ['contract', '3', '1', '1', '1.513'],
    ['needed.cart', '1', '0', '0', '0.012'],
    ['own.cart', '1', '1', '0', '1.500'],
    ['own.orders', '1', '0', '1', '0.001'],
  ]);
  expect(
    [...xml.querySelectorAll('testcase')].map((each) => each.getAttribute('classname')),
  ).toEqual(['contract.needed.cart', 'contract.own.cart', 'contract.own.orders']);
  expect(xml.querySelector('failure')?.textContent).toBe(
    'expected status 200\ncame status 500 with <b>"&\uFFFD',
  );
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe(
    'it needs 1 sold artwork, and the shop has 0',
  );
});

test('What is broken and not asked for is no failure in the JUnit file', () => {
  const xml = readXml('specified');
  expect(countsIn(xml)).toContainEqual(['own.cart', '1', '0', '1', '1.500']);
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe(
    'not asked for: expected status 200, came status 500 with <b>"&\uFFFD',
  );
});
