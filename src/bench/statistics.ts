/** The middle value, or the mean of the two in the middle. @throws RangeError where there is none */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of no values.');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('There is no percentile of no values.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

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
