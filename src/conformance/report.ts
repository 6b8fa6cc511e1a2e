import { MEANINGS } from './check.ts';
import { levelsOf, type Result, type Run } from './run-checks.ts';

const OUTCOMES = { holds: 'holds', broken: 'BROKEN', skipped: 'skipped' } as const;

/** The run as a table for each level. */
export function formatTables({ results }: Pick<Run, 'results'>): string {
  return levelsOf(results)
    .map(({ level, ofLevel }) => `${level}: ${MEANINGS[level]}\n\n${formatTable(ofLevel)}`)
    .join('\n\n');
}

/** One line a check; a broken rule says below what was expected and what came. */
function formatTable(results: readonly Result[]): string {
  const rows = results.map((result) => [
    OUTCOMES[result.outcome],
    result.check.group,
    result.check.rule,
    result.check.name,
  ]);
  const head = ['result', 'group', 'rule', 'check'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]!.length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  const indent = ' '.repeat(widths.slice(0, 3).reduce((sum, width) => sum + width + 2, 0));
  return [
    line(head),
    ...results.flatMap((result, index) => [
      line(rows[index]!),
      ...detailsOf(result).map((detail) => indent + detail),
    ]),
  ].join('\n');
}

function detailsOf({ outcome, expected, came, reason }: Result): string[] {
  if (outcome === 'broken') return [`expected ${expected}`, `came     ${came}`];
  return outcome === 'skipped' ? [`because ${reason}`] : [];
}
