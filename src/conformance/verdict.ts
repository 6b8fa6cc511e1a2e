import { type Level, levelsUpTo } from './check.ts';
import type { Run } from './run-checks.ts';

/**
 * What the server does with the rules that are asked for. Where none was broken and none held, nothing is known of it,
 * which is no success.
 */
export function verdictOf(
  { results }: Pick<Run, 'results'>,
  level: Level,
): 'kept' | 'broken' | 'unknown' {
  const asked = results.filter(({ check }) => levelsUpTo(level).includes(check.level));
  if (asked.some(({ outcome }) => outcome === 'broken')) return 'broken';
  return asked.some(({ outcome }) => outcome === 'holds') ? 'kept' : 'unknown';
}
