// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '#src/testing/project-files.ts';

const PAGE = 'src/contract/RULES.md';

/** What may separate a word and its number: a space, or a line break within a comment. */
const BREAK = String.raw`(?: |\s*\n\s*(?:\*|//)?\s*)`;
const SECTION = String.raw`\b(?:[Ss]pec(?:ification)?(?:'s|’s)?(?:${BREAK}sections?)?|[Ss]ections?)${BREAK}(\d+)`;
const RULE = String.raw`(?<![\w-])([RO])-(\d+)`;
/** Further numbers without their own word or letter: `R-7/8`, `Spec 2 and 5`. */
const MORE = String.raw`((?:(?:[/–-]| and | to |\.\.)\d+)*)(?!\w)`;

const REFERENCE = new RegExp(`(?:${SECTION}|${RULE})${MORE}`, 'g');

/** The rules and sections that a text refers to: `R-58`, `O-7`, `section 9`. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, section, letter, number, more = '']) => {
    const name = letter ? `${letter}-` : 'section ';
    return [section ?? number, ...(more.match(/\d+/g) ?? [])].map((value) => name + value);
  });
}

/** The rules and sections that a page has an entry for, in its order. */
function entriesOf(page: string): string[] {
  return [...page.matchAll(/^(?:## (\d+) |- \*\*([RO]-\d+)\*\* )/gm)].map(
    ([, section, rule]) => rule ?? `section ${section}`,
  );
}

const files = [...projectFiles(), 'README.md']
  .filter((file) => /\.(tsx?|md)$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

const entries = entriesOf(files.find(({ path }) => path === PAGE)!.text);

test('Every rule and section that a file refers to has an entry in RULES.md', () => {
  const unknown = files.flatMap(({ path, text }) =>
    referencesIn(text)
      .filter((reference) => !entries.includes(reference))
      .map((reference) => `${path} refers to ${reference}, which ${PAGE} does not have`),
  );
  expect(unknown).toEqual([]);
});

test('RULES.md has the nine sections in order, and no entry twice', () => {
  expect(entries.filter((entry) => entry.startsWith('section'))).toEqual(
    Array.from({ length: 9 }, (_, index) => `section ${index + 1}`),
  );
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

describe('referencesIn', () => {
  test.each([
    ['on its own', 'ascending (R-58).', ['R-58']],
    ['after a word', 'on purpose, O-1).', ['O-1']],
    ['in a list', 'R-63, R-31: it stays (O-7, O-8)', ['R-63', 'R-31', 'O-7', 'O-8']],
    ['in a list with a slash', '(R-30/R-60)', ['R-30', 'R-60']],
    ['in a list with one letter', 'O-7/8, O-14 and 15', ['O-7', 'O-8', 'O-14', 'O-15']],
    [
      'at the ends of a range',
      'O-4–O-6, O-8 to 9, O-1-3',
      ['O-4', 'O-6', 'O-8', 'O-9', 'O-1', 'O-3'],
    ],
    ['in Markdown', '| **R-45** | `O-11` |', ['R-45', 'O-11']],
    ['to a section', 'Spec 9: flat (spec 5, R-45)', ['section 9', 'section 5', 'R-45']],
    ['to two sections', 'Spec 2 and 5: both', ['section 2', 'section 5']],
    ['in words', "the specification's section 7, in spec section 8", ['section 7', 'section 8']],
    ['across two lines', 'flat (spec\n   * 9), see section\n// 4', ['section 9', 'section 4']],
  ])('finds a reference %s', (_, text, references) => {
    expect(referencesIn(text)).toEqual(references);
  });

  test.each([
    'rounded-r-4 border-O-2',
    'ISO-8',
    'spec.seed * 12',
    '<section id="2">',
    'R-',
    '3D-R-2',
  ])('finds no reference in %s', (text) => {
    expect(referencesIn(text)).toEqual([]);
  });
});
