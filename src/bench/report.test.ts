// @vitest-environment node
import { expect, test } from 'vitest';
import type { Measures } from './measures.ts';
import { formatMarks, formatPart, type Result, rowsOf } from './report.ts';

const cold = { part: 'cold', profile: 'phone', page: 'site' } as const;

function results(page: string, measures: Measures, marks: Record<string, number> = {}): Result[] {
  return [{ ...cold, page, round: 1, measures, marks }];
}

test('Paint is divided by the floor with the hero first, interactive by the plain one', () => {
  const rows = rowsOf(
    [
      ...results('plain', { paint: 100, interactive: 500 }),
      ...results('hero-first', { paint: 400, interactive: 900 }),
      ...results('site', { paint: 500, interactive: 1_500 }),
    ],
    cold,
  );
  expect(rows).toMatchObject([
    { name: 'paint', floor: 400, value: 500, ratio: 1.25, goal: 1.35, isMissed: false },
    { name: 'interactive', floor: 500, value: 1_500, ratio: 3, goal: 2.5, isMissed: true },
  ]);
});

test('The median of the rounds counts, of the same part and profile alone', () => {
  const rounds = [90, 100, 500].flatMap((excess) => results('site', { excess }));
  const others = results('site', { excess: 7 }).map((result) => ({
    ...result,
    part: 'warm' as const,
  }));
  expect(rowsOf([...rounds, ...others], cold)).toMatchObject([
    { name: 'excess', value: 100, goal: 60, isMissed: true },
  ]);
});

test('A missed goal is marked in the table', () => {
  expect(formatPart(results('site', { excess: 90, shift: 0.0003, bytes: 400 }), cold)).toBe(
    [
      'cold, phone, site',
      '                         floor  median  ratio    goal',
      'Layout shift                    0.0003         0.0050',
      'Long tasks, above 50 ms          90 ms          60 ms  missed',
      'All bytes until settled         400 KB         400 KB',
    ].join('\n'),
  );
});

test('Marks are listed in the order in which they were set', () => {
  const marks = { 'vernissage:live': 900, 'vernissage:shell': 200 };
  expect(formatMarks(results('site', {}, marks), cold)).toBe(
    ['vernissage:shell  200 ms', 'vernissage:live   900 ms'].join('\n'),
  );
});
