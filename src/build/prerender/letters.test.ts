// @vitest-environment node
import { expect, test } from 'vitest';
import { splitLetters } from './letters.ts';

const SYSTEM =
  '@font-face{font-family:Serif Fallback;src:local("Times New Roman");size-adjust:96%}';
const ROMAN = '@font-face{font-family:Serif;src:url(/assets/r.woff2)format("woff2")}';
const ITALIC =
  '@font-face{font-family:Serif;src:url(/assets/i.woff2)format("woff2");font-style:italic}';

test('faces leave the sheet, rules stay', () => {
  expect(splitLetters(`${ROMAN}${SYSTEM}p{margin:0}${ITALIC}a{background:url(/a.svg)}`)).toEqual({
    sheet: 'p{margin:0}a{background:url(/a.svg)}',
    letters: ROMAN + SYSTEM + ITALIC,
    systemFaces: SYSTEM,
    fontsOf: expect.any(Function),
  });
});

test('italics are fetched for content that is set in them', () => {
  const { fontsOf } = splitLetters(ROMAN + SYSTEM + ITALIC);
  expect(fontsOf('<h2 class="text-22 italic">')).toEqual(['/assets/r.woff2', '/assets/i.woff2']);
  expect(fontsOf('<h2 class="not-italic">italic</h2>')).toEqual(['/assets/r.woff2']);
});

test('a sheet without letters stays as it is', () => {
  expect(splitLetters('p{margin:0}')).toEqual({
    sheet: 'p{margin:0}',
    letters: '',
    systemFaces: '',
    fontsOf: expect.any(Function),
  });
});
