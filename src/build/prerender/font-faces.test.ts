// @vitest-environment node
import { expect, test } from 'vitest';
import { splitFontFaces } from './font-faces.ts';

const SYSTEM =
  '@font-face{font-family:Serif Fallback;src:local("Times New Roman");size-adjust:96%}';
const ROMAN = '@font-face{font-family:Serif;src:url(/assets/r.woff2)format("woff2")}';
const ITALIC =
  '@font-face{font-family:Serif;src:url(/assets/i.woff2)format("woff2");font-style:italic}';

test('faces leave the sheet, rules stay', () => {
  expect(splitFontFaces(`${ROMAN}${SYSTEM}p{margin:0}${ITALIC}a{background:url(/a.svg)}`)).toEqual({
    sheet: 'p{margin:0}a{background:url(/a.svg)}',
    fontFaces: ROMAN + SYSTEM + ITALIC,
    systemFaces: SYSTEM,
    fontsOf: expect.any(Function),
  });
});

test('italics are fetched for content that is set in them', () => {
  const { fontsOf } = splitFontFaces(ROMAN + SYSTEM + ITALIC);
  expect(fontsOf('<h2 class="text-22 italic">')).toEqual(['/assets/r.woff2', '/assets/i.woff2']);
  expect(fontsOf('<h2 class="not-italic">italic</h2>')).toEqual(['/assets/r.woff2']);
});

test('a sheet without fonts stays as it is', () => {
  expect(splitFontFaces('p{margin:0}')).toEqual({
    sheet: 'p{margin:0}',
    fontFaces: '',
    systemFaces: '',
    fontsOf: expect.any(Function),
  });
});
