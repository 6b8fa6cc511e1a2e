import { GROUPS, type Level } from './check.ts';
import { levelsOf, type Result, type Run } from './run-checks.ts';
import { isAsked } from './verdict.ts';

/**
 * The run as JUnit XML, a suite for each group of a level. A rule that is broken and not asked for is skipped there, so
 * that who reads the file judges as the exit status does.
 */
export function formatJUnit(run: Pick<Run, 'results'>, level: Level): string {
  const results = run.results.map((result) => judged(result, level));
  const suites = levelsOf(results)
    .flatMap((part) =>
      GROUPS.map((group) => ({
        name: `${part.level}.${group}`,
        cases: part.ofLevel.filter(({ check }) => check.group === group),
      })),
    )
    .filter(({ cases }) => cases.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${totalsOf(results)}>`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite name="${name}" ${totalsOf(cases)}>`,
      ...cases.map(caseOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function judged(result: Result, level: Level): Result {
  if (result.outcome !== 'broken' || isAsked(result, level)) return result;
  const { expected, came } = result;
  return {
    ...result,
    outcome: 'skipped',
    reason: `not asked for: expected ${expected}, came ${came}`,
  };
}

function totalsOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const time = secondsOf(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  return `tests="${results.length}" failures="${count('broken')}" errors="0" skipped="${count('skipped')}" time="${time}"`;
}

function caseOf({ check, outcome, milliseconds, expected, came, reason }: Result): string {
  const name = escape(`${check.name} (${check.rule})`);
  const start = `    <testcase classname="contract.${check.level}.${check.group}" name="${name}" time="${secondsOf(milliseconds)}"`;
  if (outcome === 'holds') return `${start}/>`;
  const detail =
    outcome === 'skipped'
      ? `<skipped message="${escape(reason)}"/>`
      : `<failure message="${escape(`expected ${expected}`)}">${escape(`expected ${expected}\ncame ${came}`)}</failure>`;
  return `${start}>\n      ${detail}\n    </testcase>`;
}

const secondsOf = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML 1.0, without the characters that it cannot hold. */
function escape(text = ''): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
}
