// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonIssue } from './json-issue.ts';

test.each([
  ['', 1, 1, 'a value'],
  ['  ', 1, 3, 'a value'],
  ['<h1>Closed</h1>', 1, 1, 'a value'],
  ['[1, 2', 1, 6, 'a comma or ]'],
  ['[1,]', 1, 4, 'a value'],
  ['[', 1, 2, 'a value or ]'],
  ['[1}', 1, 3, 'a comma or ]'],
  ['{', 1, 2, 'a name in double quotes or }'],
  ['{"a" 1}', 1, 6, 'a colon'],
  ['{"a": }', 1, 7, 'a value'],
  ['{"a": 1,}', 1, 9, 'a name in double quotes'],
  ["{'a': 1}", 1, 2, 'a name in double quotes or }'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or }'],
  ['{"a": 1} b', 1, 10, 'nothing more'],
  ['[01]', 1, 3, 'a comma or ]'],
  ['[True]', 1, 2, 'a value or ]'],
  ['{"a": "open}', 1, 7, 'a string that ends on its line and escapes \\ and "'],
  ['["a\nb"]', 1, 2, 'a string that ends on its line and escapes \\ and "'],
  ['["a\\x"]', 1, 2, 'a string that ends on its line and escapes \\ and "'],
])(
  '%j stops being JSON in line %i, column %i, where %s is expected',
  (text, line, column, expected) => {
    expect(jsonIssue(text)).toMatchObject({ line, column, expected });
  },
);

test('The offset is the character at which the text stops being JSON', () => {
  expect(jsonIssue('{\n  "a": 1\n  "b": 2\n}')?.offset).toBe(13);
});

test('Exactly what JSON.parse refuses has an issue', async () => {
  const json = fc.json({ maxDepth: 4 });
  const bits = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '1',
      '-0.5e3',
      'null',
      ' ',
      '\n',
      '"',
    ),
    { maxLength: 8 },
  );
  const cut = fc
    .tuple(json, fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '0', ' '))
    .map(([text, place, extra]) => {
      const index = place % (text.length + 1);
      return text.slice(0, index) + extra + text.slice(index + 1);
    });
  const texts = fc.oneof(
    json,
    cut,
    bits.map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(jsonIssue(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 2_000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
