// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Deviation } from './deviation.ts';
import { fieldDeviations } from './field-deviations.ts';
import { DONE, REFUSALS, responseDeviations, USERS } from './response-deviations.ts';

const changes = DONE.map(([sends]) => ['a call that changes something', sends, 'that it is done']);
const refusals = REFUSALS.map(([sends]) => ['a refused sign-up', sends, 'the text']);
const users = USERS.map(([sends]) => ['a sign-in', sends, 'who is signed in']);

/** One row for what is sent of a field or noun with one outcome. */
function rowsOf(deviations: readonly Deviation[]): string[][] {
  return deviations.map(({ about, sends, shows }) => [about, sends, shows]);
}

function merged(rows: readonly (readonly string[])[]): string[][] {
  const byOutcome = new Map<string, string[]>();
  for (const [about = '', sends = '', shows = ''] of rows) {
    // Values of one field with one outcome share a row.
    const key = JSON.stringify([about, about.includes('.') ? '' : sends, shows]);
    byOutcome.set(key, [...new Set([...(byOutcome.get(key) ?? []), sends])]);
  }
  return [...byOutcome].map(([key, sent]) => {
    const [about, , shows] = JSON.parse(key) as string[];
    return [about!, sent.join(', '), shows!];
  });
}

function table(rows: readonly (readonly string[])[]): string {
  const header = ['of', 'servers send', 'the shop shows'];
  const width = (column: number) =>
    Math.max(...[header, ...rows].map((row) => row[column]!.length));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(width(column))).join(' | ')} |`;
  const rule = header.map((_, column) => '-'.repeat(width(column)));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

const rows = [
  ...rowsOf(fieldDeviations),
  ...rowsOf(responseDeviations),
  ...changes,
  ...refusals,
  ...users,
];

const PAGE = 'src/data/readers/README.md';

test('The table of what the client accepts is the list of what is tested', async () => {
  const page = readFileSync(PAGE, 'utf8').replace(/^\| of .*(\n\|.*)*/m, () => table(merged(rows)));
  expect(page).toContain(table(merged(rows)));
  await expect(page).toMatchFileSnapshot(`../../../${PAGE}`);
});
