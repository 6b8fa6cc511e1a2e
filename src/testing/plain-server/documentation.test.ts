// @vitest-environment node
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

const page = `# What the client accepts of a real server

The contract says what the mock backend promises. A real server may send what ordinary servers send; the readers of this
folder, one a noun, make of it the rows that screens use. They are loaded with the first response of such a server.

- **A row never takes a page down.** One without an id, or that is no object, is left out of its list. What is refused is a
  response that is not JSON, and a list in place of an object or the other way round.
- **Extra fields** are ignored.
- **The console** tells once for each call what differs from the contract and what was left out.
- **\`VITE_CONTRACT=strict\`** refuses what differs, for a server that is to be held to the word.

A line without its work is not ordered, nor is one without a price. What a server needs at least:
[src/contract/README.md](../../contract/README.md).

This table is written from the list by which the shop is tested, \`src/testing/plain-server\`, with \`npm test -- -u\`.

${table(merged([...rowsOf(fieldDeviations), ...rowsOf(responseDeviations), ...changes, ...refusals, ...users]))}
`;

test('The page on what the client accepts is the list of what is tested', async () => {
  await expect(page).toMatchFileSnapshot('../../data/readers/README.md');
});
