import type { Result, Run } from './run-checks.ts';

const OUTCOMES = { holds: 'holds', broken: 'BROKEN', skipped: 'skipped' } as const;

/** The run as a table, one line a check; a broken rule says below what was expected and what came. */
export function formatTable({ results }: Pick<Run, 'results'>): string {
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

/** Nothing without lines. */
const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

/** How many rules hold, which ones do not, the seed, and what the run leaves on the server. */
export function formatSummary({ results, seed, leftBehind }: Run): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  return [
    `${results.length} checks: ${count('holds')} hold, ${broken.length} broken, ${count('skipped')} skipped (--seed ${seed})`,
    ...listed(
      'Broken:',
      broken.map(({ check }) => `${check.group}: ${check.name} (${check.rule})`),
    ),
    ...listed('Left on the server:', leftBehind),
  ].join('\n');
}
