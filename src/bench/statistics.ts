import { median, quantile, sampleWithReplacement } from 'simple-statistics';

/** The median of every name, over the rows that have it. */
export function medians<Name extends string>(
  rows: readonly Partial<Record<Name, number>>[],
): Partial<Record<Name, number>> {
  const names = new Set(rows.flatMap((row) => Object.keys(row) as Name[]));
  const result: Partial<Record<Name, number>> = {};
  for (const name of names) {
    result[name] = median(rows.flatMap((row) => row[name] ?? []));
  }
  return result;
}

/** What a round measured of two builds. */
interface Pair {
  before: number;
  after: number;
}

/** Two medians, by how much the second is higher, and the 95 % confidence interval of that. */
export interface Difference {
  before: number;
  after: number;
  value: number;
  low: number;
  high: number;
}

const RESAMPLES = 1_000;
/** Even the interval from the lowest to the highest of fewer leaves out the true median more than once in twenty. */
export const FEWEST_ROUNDS = 6;

/**
 * The difference of the two medians, with a percentile bootstrap for its interval. Rounds are resampled, not single
 * visits: the two visits of a round met the same moment of the machine. The same rounds give the same interval.
 */
export function differenceOfMedians(rounds: Pair[]): Difference {
  const random = pseudoRandom();
  const resampled = Array.from({ length: RESAMPLES }, () =>
    mediansOf(sampleWithReplacement(rounds, rounds.length, random)),
  );
  const differences = resampled.map(({ value }) => value);
  const [low, high] = quantile(differences, [0.025, 0.975]) as [number, number];
  return { ...mediansOf(rounds), low, high };
}

function mediansOf(rounds: readonly Pair[]) {
  const before = median(rounds.map((round) => round.before));
  const after = median(rounds.map((round) => round.after));
  return { before, after, value: after - before };
}

/** Numbers from 0 to below 1, the same in every run. */
export function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A layout shift, with the time at which it happened. */
export interface LayoutShift {
  at: number;
  value: number;
}

/**
 * Cumulative layout shift: the largest sum of a session window, whose shifts are less than a second apart and which
 * is at most five seconds long.
 */
export function cumulativeShift(shifts: readonly LayoutShift[]): number {
  let largest = 0;
  let sum = 0;
  let start = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1_000 || at - start >= 5_000) {
      sum = 0;
      start = at;
    }
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}
