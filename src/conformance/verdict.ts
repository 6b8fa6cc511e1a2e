import { type Level, levelsUpTo } from './check.ts';
import type { Result, Run } from './run-checks.ts';

/** Whether a run is judged by the check, where this level is asked for. */
export function isAsked({ check }: Result, level: Level): boolean {
  return levelsUpTo(level).includes(check.level);
}

/**
 * What the server does with the rules that are asked for. Where none was broken and none held, nothing is known of it,
 * which is no success.
 */
export function verdictOf(
  { results }: Pick<Run, 'results'>,
  level: Level,
): 'kept' | 'broken' | 'unknown' {
  const asked = results.filter((result) => isAsked(result, level));
  if (asked.some(({ outcome }) => outcome === 'broken')) return 'broken';
  return asked.some(({ outcome }) => outcome === 'holds') ? 'kept' : 'unknown';
}
