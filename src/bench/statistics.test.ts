// @vitest-environment node
import { expect, test } from 'vitest';
import { cumulativeShift, median, medians, percentile } from './statistics.ts';

test('The median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
  expect(() => median([])).toThrow('There is no median of no values.');
});

test('A percentile is the smallest value that so many percent do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
  expect(() => percentile([], 50)).toThrow('There is no percentile of no values.');
});

test('Medians are taken of each name over the rows that have it', () => {
  expect(medians<'paint' | 'hero'>([{ paint: 1 }, { paint: 3, hero: 8 }, { paint: 2 }])).toEqual({
    paint: 2,
    hero: 8,
  });
});

test('Shifts less than a second apart add up', () => {
  const shifts = [
    { at: 100, value: 0.1 },
    { at: 900, value: 0.2 },
    { at: 2_000, value: 0.25 },
  ];
  expect(cumulativeShift(shifts)).toBeCloseTo(0.3);
  expect(cumulativeShift([])).toBe(0);
});

test('A session window of shifts ends after five seconds', () => {
  const shifts = [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => ({ at, value: 0.1 }));
  expect(cumulativeShift(shifts)).toBeCloseTo(0.6);
});
