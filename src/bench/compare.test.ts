// @vitest-environment node
import { expect, test } from 'vitest';
import { compare, formatComparison, isRegression, verdictOf } from './compare.ts';
import type { Measures } from './measures.ts';
import type { Result } from './report.ts';

const desktop = { part: 'cold', profile: 'desktop' } as const;
const compared = { ...desktop, before: 'v1', after: 'site' };

function rounds(page: string, measures: readonly Measures[]): Result[] {
  return measures.map((row, index) => ({
    ...desktop,
    page,
    round: index + 1,
    measures: row,
    marks: {},
  }));
}

function times(count: number, measures: Measures): Measures[] {
  return Array.from({ length: count }, () => measures);
}

test.each([
  [4, 30, 'worse'],
  [3, 30, 'unclear'],
  [-3, 3, 'equal'],
  [-4, 3, 'unclear'],
  [-30, -3, 'unclear'],
  [-30, -4, 'better'],
  [-30, 30, 'unclear'],
] as const)('From %d to %d, where 3 matters, is %s', (low, high, verdict) => {
  expect(verdictOf({ low, high }, 3)).toBe(verdict);
});

test('Three percent of the median before matter, and at least the smallest difference of the measure', () => {
  const verdictsOf = (before: number, after: number) =>
    compare(
      [...rounds('v1', [{ paint: before }]), ...rounds('site', [{ paint: after }])],
      compared,
    ).map(({ verdict }) => verdict);
  expect(verdictsOf(1_000, 1_030)).toEqual(['equal']);
  expect(verdictsOf(1_000, 1_031)).toEqual(['worse']);
  expect(verdictsOf(1_000, 969)).toEqual(['better']);
  expect(verdictsOf(40, 44)).toEqual(['equal']);
  expect(verdictsOf(40, 45)).toEqual(['worse']);
  expect(verdictsOf(0, 5)).toEqual(['worse']);
});

test('Measures are compared over the rounds that have them of both sites', () => {
  const results = [
    ...rounds('v1', [{ hero: 1 }, { hero: 300 }, {}, { hero: 300 }]),
    ...rounds('site', [{}, { hero: 300 }, { hero: 1 }, { hero: 310 }]),
    ...rounds('hero-first', [{ hero: 9 }]),
    ...rounds('site', [{ hero: 9 }]).map((row) => ({ ...row, part: 'warm' as const })),
  ];
  expect(compare(results, compared)).toMatchObject([
    {
      ...desktop,
      name: 'hero',
      hasGoal: true,
      rounds: 2,
      difference: { before: 300, after: 305, value: 5 },
      verdict: 'unclear',
    },
  ]);
});

test('A goal that is no longer measured is no pass; what was not measured before is left out', () => {
  const [paint, hero] = [rounds('v1', [{ paint: 1 }]), rounds('site', [{ hero: 1 }])];
  expect(() => compare([...paint, ...hero], compared)).toThrow(
    "cold, desktop: there is no 'First contentful paint' any more.",
  );
  expect(compare([...rounds('v1', [{}]), ...hero], compared)).toEqual([]);
});

test('A run fails for a worse measure with a goal alone', () => {
  const results = [
    ...rounds('v1', [{ paint: 100, cards: 100, longest: 100 }]),
    ...rounds('site', [{ paint: 500, cards: 50, longest: 500 }]),
  ];
  const regressions = compare(results, compared).filter(isRegression);
  expect(regressions.map(({ name }) => name)).toEqual(['paint']);
});

test('The table has both medians, the difference with its interval, and the verdict', () => {
  const results = [
    ...rounds('v1', times(6, { paint: 100, longest: 0 })),
    ...rounds('site', times(6, { paint: 90, longest: 20 })),
  ];
  expect(formatComparison(compare(results, compared), compared)).toBe(
    [
      'cold, desktop: site against v1',
      '                            v1   site  difference              95 % interval',
      'First contentful paint  100 ms  90 ms      -10 ms  -10.0 %  -10 ms to -10 ms  better  goal',
      'Longest task              0 ms  20 ms      +20 ms           +20 ms to +20 ms   worse',
    ].join('\n'),
  );
});

test('The table says where there were too few rounds for its interval', () => {
  const results = ['v1', 'site'].flatMap((page) => rounds(page, times(5, { paint: 100 })));
  expect(formatComparison(compare(results, compared), compared)).toContain(
    'cold, desktop: site against v1, too few rounds for 95 %\n',
  );
});
