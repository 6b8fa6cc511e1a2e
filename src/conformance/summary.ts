import { type Level, LEVELS, levelsUpTo } from './check.ts';
import { levelsOf, type Result, type Run } from './run-checks.ts';
import { verdictOf } from './verdict.ts';

const LEVEL_WIDTH = Math.max(...LEVELS.map((level) => level.length));

/** Which rules of the levels asked for are broken, what the run leaves on the server, the counts of each level, and the end. */
export function formatSummary(run: Run, level: Level): string {
  const asked = levelsUpTo(level);
  const byLevel = levelsOf(run.results);
  return [
    ...byLevel
      .filter((part) => asked.includes(part.level))
      .flatMap((part) => listed(`Broken, ${part.level}:`, brokenOf(part.ofLevel))),
    ...listed('Left on the server:', run.leftBehind),
    ...byLevel.map(
      (part) =>
        `${part.level.padEnd(LEVEL_WIDTH)}  ${countsOf(part.ofLevel)}${asked.includes(part.level) ? '' : ', not asked for'}`,
    ),
    `${endOf(run, level)} (--level ${level} --seed ${run.seed})`,
  ].join('\n');
}

/** Nothing without lines. */
const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

function brokenOf(results: readonly Result[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ check }) => `${check.group}: ${check.name} (${check.rule})`);
}

function countsOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${results.length} checks: ${count('holds')} hold, ${count('broken')} broken, ${count('skipped')} skipped`;
}

const ASKED = {
  needed: 'what is needed',
  specified: 'what is needed and specified',
  own: 'every rule',
} as const satisfies Record<Level, string>;

function endOf(run: Run, level: Level): string {
  const verdict = verdictOf(run, level);
  if (verdict === 'unknown') return 'No check that was asked for could be made.';
  return verdict === 'kept'
    ? `The server keeps ${ASKED[level]}.`
    : `The server does not keep ${ASKED[level]}.`;
}
