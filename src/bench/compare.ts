import {
  goals,
  type MeasureName,
  measures as table,
  SMALLEST_SHARE,
  type VisitPart,
} from './measures.ts';
import type { ProfileName } from './profiles.ts';
import { formatAmount, formatTable, type Result } from './report.ts';
import { type Difference, differenceOfMedians, FEWEST_ROUNDS } from './statistics.ts';

/** `unclear` where the difference may matter or not: more rounds would tell. */
type Verdict = 'better' | 'equal' | 'worse' | 'unclear';

/** What is compared: two sites in a part, by name. */
interface Compared {
  part: VisitPart;
  profile: ProfileName;
  before: string;
  after: string;
}

/** A measure of two sites, over the rounds that have it of both. */
export interface Comparison {
  part: VisitPart;
  profile: ProfileName;
  name: MeasureName;
  hasGoal: boolean;
  rounds: number;
  difference: Difference;
  verdict: Verdict;
}

/**
 * Compares the measures of a part.
 * @throws Error where the measure of a goal was taken before and is not any more
 */
export function compare(results: readonly Result[], compared: Compared): Comparison[] {
  const { part, profile } = compared;
  const roundsOf = (page: string) =>
    results.filter((row) => row.part === part && row.profile === profile && row.page === page);
  const afters = new Map(roundsOf(compared.after).map(({ round, measures }) => [round, measures]));

  return (Object.keys(table) as MeasureName[]).flatMap((name) => {
    const befores = roundsOf(compared.before).filter(({ measures }) => name in measures);
    const pairs = befores.flatMap(({ round, measures }) => {
      const after = afters.get(round)?.[name];
      return after === undefined ? [] : [{ before: measures[name]!, after }];
    });
    const hasGoal = goals[profile][part]?.[name] !== undefined;
    if (pairs.length === 0) {
      if (!hasGoal || befores.length === 0) return [];
      throw new Error(`${part}, ${profile}: there is no '${table[name].title}' any more.`);
    }
    const difference = differenceOfMedians(pairs);
    const effect = Math.max(table[name].smallest, difference.before * SMALLEST_SHARE);
    const verdict = verdictOf(difference, effect);
    return { part, profile, name, hasGoal, rounds: pairs.length, difference, verdict };
  });
}

/**
 * Less is better in every measure, and all of the interval has to agree.
 * @param effect the smallest difference that matters
 */
export function verdictOf(
  { low, high }: Pick<Difference, 'low' | 'high'>,
  effect: number,
): Verdict {
  if (low > effect) return 'worse';
  if (high < -effect) return 'better';
  return low >= -effect && high <= effect ? 'equal' : 'unclear';
}

/** What must not be: a goal's measure is worse. */
export function isRegression({ hasGoal, verdict }: Comparison): boolean {
  return hasGoal && verdict === 'worse';
}

/** The table of a part, for the console. */
export function formatComparison(
  comparisons: readonly Comparison[],
  { part, profile, before, after }: Compared,
): string {
  const rows = comparisons.map((row) => {
    const show = (value: number) => formatAmount(row.name, value);
    const change = (value: number) => `${value < 0 ? '' : '+'}${show(value)}`;
    const { value, low, high, ...medians } = row.difference;
    return [
      table[row.name].title,
      show(medians.before),
      show(medians.after),
      change(value),
      medians.before === 0 ? '' : `${((100 * value) / medians.before).toFixed(1)} %`,
      `${change(low)} to ${change(high)}`,
      row.verdict,
      row.hasGoal ? 'goal' : '',
    ];
  });
  const head = ['', before, after, 'difference', '', '95 % interval', '', ''];
  const isShort = comparisons.some(({ rounds }) => rounds < FEWEST_ROUNDS);
  const heading = `${part}, ${profile}: ${after} against ${before}`;
  return `${heading}${isShort ? ', too few rounds for 95 %' : ''}\n${formatTable([head, ...rows])}`;
}
