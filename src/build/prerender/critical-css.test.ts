// @vitest-environment node
import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const FALLBACK =
  '@font-face{font-family:Garamond Fallback;src:local("Times New Roman");size-adjust:96%}';

const sheet = [
  '@layer base,utilities;',
  ':root{--ink:#111}',
  '@layer base{body{margin:0}}',
  '@layer utilities{.used{color:var(--ink)}.unused{color:red}.used:hover{color:blue}',
  '@media (width>=64rem){.wide{display:flex}.absent{display:grid}}',
  '.group:hover .zoomed{scale:1.1}.restoring *{content-visibility:visible!important}',
  ':is(.rows>*):nth-child(n+2){content-visibility:auto}}',
  '@keyframes pulse{50%{opacity:.5}}@keyframes idle{50%{opacity:0}}.pulsing{animation:pulse 2s}',
].join('');

const selectCss = criticalCss(sheet, FALLBACK);
const html = '<p class="used wide pulsing">Text</p>';

test('rules that the content uses are kept, also those of a wide window, and others dropped', async () => {
  const css = await selectCss(html);
  expect(css).toContain('.used{color:var(--ink)}');
  expect(css).toContain('.wide{display:flex}');
  expect(css).toContain('--ink:#111');
  expect(css).toContain('body{margin:0}');
  expect(css).toContain('@layer base,utilities');
  expect(css).not.toMatch(/\.unused|\.absent/);
});

test('animations that the content uses are kept, and others dropped', async () => {
  const css = await selectCss(html);
  expect(css).toContain('@keyframes pulse');
  expect(css).not.toContain('@keyframes idle');
});

test('every page begins with the faces of the system', async () => {
  expect((await selectCss(html)).startsWith(FALLBACK)).toBe(true);
});

test('rules for the children of an element are kept', async () => {
  const css = await selectCss('<div class="rows"><p>One</p><p>Two</p></div>');
  expect(css).toContain(':is(.rows>*):nth-child(n+2){content-visibility:auto}');
});

test('rules of a group, and of a page that the visitor returns to, are kept', async () => {
  const css = await selectCss(html);
  expect(css).toContain('.group:hover .zoomed');
  expect(css).toContain('.restoring *{content-visibility:visible!important}');
});

test('each page has rules of its own', async () => {
  expect(await selectCss(html)).not.toContain('.unused');
  const other = await selectCss('<p class="unused">Text</p>');
  expect(other).toContain('.unused{color:red}');
  expect(other).not.toContain('.used{');
});

test('an address in the sheet stays as it is, also one with quotes in it', async () => {
  const masks = [
    String.raw`mask:url("data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>")`,
    'mask:url(/assets/star-1.svg)',
  ];
  for (const mask of masks)
    expect(await criticalCss(`.used{${mask}}`, '')(html)).toBe(`.used{${mask}}`);
});
