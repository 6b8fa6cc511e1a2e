import { expect, test } from 'vitest';
import { pageFonts } from './page-fonts.ts';

const SHEET =
  '@font-face{font-family:Serif;src:url(/assets/serif-1.woff2)format("woff2");font-display:swap}' +
  '@font-face{font-family:Serif;src:url(/assets/italic-1.woff2)format("woff2");font-style:italic}' +
  '@font-face{font-family:Fallback;src:local(Times),local(Serif);font-style:italic}' +
  '.italic{font-style:italic}';

const fontsOf = pageFonts(SHEET);

test('a page without italics fetches the upright fonts, and no font of the system', () => {
  expect(fontsOf('.page{margin:0}')).toEqual(['/assets/serif-1.woff2']);
  expect(fontsOf('@font-face{src:local(Times);font-style:italic}.page{margin:0}')).toEqual([
    '/assets/serif-1.woff2',
  ]);
});

test('a page with italics fetches those too', () => {
  expect(fontsOf('.italic{font-style:italic}')).toEqual([
    '/assets/serif-1.woff2',
    '/assets/italic-1.woff2',
  ]);
});
