// @vitest-environment node
import { expect, test } from 'vitest';
import { splitFontFaces } from './font-faces.ts';

const SYSTEM =
  '@font-face{font-family:Serif Fallback;src:local("Times New Roman");size-adjust:96%}';
const ROMAN = '@font-face{font-family:Serif;src:url(/assets/r.woff2)format("woff2")}';
const ITALIC =
  '@font-face{font-family:"Serif";src:url(/assets/i.woff2)format("woff2");font-style:italic;unicode-range:U+0-FF}';

test('faces leave the sheet, rules stay', () => {
  expect(splitFontFaces(`${ROMAN}${SYSTEM}p{margin:0}${ITALIC}a{background:url(/a.svg)}`)).toEqual({
    sheet: 'p{margin:0}a{background:url(/a.svg)}',
    fontFaces: ROMAN + SYSTEM + ITALIC,
    systemFaces: SYSTEM,
    fontsOf: expect.any(Function),
  });
});

test('fonts with a file are what a page adds, in the terms of FontFace', () => {
  const source = 'url(data:font/woff2;base64,AAAA)format("woff2")';
  const inline = `@font-face{font-family:Sans;src:${source};font-weight:100 900}`;
  expect(splitFontFaces(SYSTEM + ITALIC + inline).fontsOf('Sea')).toEqual([
    {
      family: 'Serif',
      source: 'url(/assets/i.woff2)format("woff2")',
      descriptors: { style: 'italic', unicodeRange: 'U+0-FF' },
      isNeeded: false,
    },
    { family: 'Sans', source, descriptors: { weight: '100 900' }, isNeeded: true },
  ]);
});

test.each([
  ['<h2 class="text-22 italic">', [true, true]],
  ['<h2 class="not-italic">italic</h2>', [true, false]],
])('italics are needed for content that is set in them: %s', (html, needed) => {
  const fonts = splitFontFaces(ROMAN + SYSTEM + ITALIC).fontsOf(html);
  expect(fonts.map(({ isNeeded }) => isNeeded)).toEqual(needed);
});

test('a sheet without fonts stays as it is', () => {
  expect(splitFontFaces('p{margin:0}')).toEqual({
    sheet: 'p{margin:0}',
    fontFaces: '',
    systemFaces: '',
    fontsOf: expect.any(Function),
  });
});

test('fonts with other letters are needed for content that has one', () => {
  const faces = ['U+100-2BA,U+1E9E', 'U+1E??', 'u+20ac'].map(
    (range) => `@font-face{font-family:Serif;src:url(/assets/r.woff2);unicode-range:${range}}`,
  );
  const { fontsOf } = splitFontFaces(faces.join('') + ITALIC);
  const neededFor = (html: string) => fontsOf(html).map(({ isNeeded }) => isNeeded);
  expect(neededFor('Sea')).toEqual([false, false, false, false]);
  expect(neededFor('\u015anieg')).toEqual([true, false, false, false]);
  expect(neededFor('\u1ec5 for 9 \u20ac')).toEqual([false, true, true, false]);
  expect(neededFor('\u1e9e')).toEqual([true, true, false, false]);
  expect(neededFor('<i class="italic">\u6ce2</i>')).toEqual([false, false, false, true]);
});
