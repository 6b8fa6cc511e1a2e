// @vitest-environment node
import { expect, test } from 'vitest';
import { cumulativeShift, differenceOfMedians, medians, pseudoRandom } from './statistics.ts';

test('Medians are taken of each name over the rows that have it', () => {
  expect(medians<'paint' | 'hero'>([{ paint: 1 }, { paint: 3, hero: 8 }, { paint: 2 }])).toEqual({
    paint: 2,
    hero: 8,
  });
});

/** Rounds of two normal distributions that are so far apart, with a standard deviation of 10. */
function normalRounds(count: number, difference: number, random: () => number) {
  const normal = () =>
    10 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, () => ({
    before: 100 + normal(),
    after: 100 + difference + normal(),
  }));
}

test('The interval has the difference of two distributions, and leaves out what it is not', () => {
  const { value, low, high } = differenceOfMedians(normalRounds(200, 20, pseudoRandom()));
  expect(value).toBeCloseTo(20, -1);
  expect(low).toBeGreaterThan(14);
  expect(low).toBeLessThan(20);
  expect(high).toBeGreaterThan(20);
  expect(high).toBeLessThan(26);
});

test('Of ten rounds each, the interval has the difference in about 95 % of the runs', () => {
  const random = pseudoRandom();
  const runs = Array.from({ length: 60 }, () => differenceOfMedians(normalRounds(10, 5, random)));
  const hits = runs.filter(({ low, high }) => low <= 5 && high >= 5);
  expect(hits.length).toBeGreaterThanOrEqual(54);
  expect(hits.length).toBeLessThan(60);
});

test('What slows both visits of a round does not widen the interval', () => {
  const rounds = [100, 300, 200, 900, 500].map((before) => ({ before, after: before + 10 }));
  expect(differenceOfMedians(rounds)).toEqual({
    before: 300,
    after: 310,
    value: 10,
    low: 10,
    high: 10,
  });
});

test('A few rounds that are far off do not decide', () => {
  const usual = Array.from({ length: 9 }, () => ({ before: 100, after: 100 }));
  expect(differenceOfMedians([...usual, { before: 100, after: 900 }])).toEqual({
    before: 100,
    after: 100,
    value: 0,
    low: 0,
    high: 0,
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
