import { GROUPS } from './check.ts';
import type { Result, Run } from './run-checks.ts';

/** The run as JUnit XML, a suite for each group. */
export function formatJUnit({ results }: Pick<Run, 'results'>): string {
  const suites = GROUPS.map((group) => ({
    group,
    cases: results.filter(({ check }) => check.group === group),
  })).filter(({ cases }) => cases.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${totalsOf(results)}>`,
    ...suites.flatMap(({ group, cases }) => [
      `  <testsuite name="${group}" ${totalsOf(cases)}>`,
      ...cases.map(caseOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function totalsOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const time = secondsOf(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  return `tests="${results.length}" failures="${count('broken')}" errors="0" skipped="${count('skipped')}" time="${time}"`;
}

function caseOf({ check, outcome, milliseconds, expected, came, reason }: Result): string {
  const name = escape(`${check.name} (${check.rule})`);
  const start = `    <testcase classname="contract.${check.group}" name="${name}" time="${secondsOf(milliseconds)}"`;
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
