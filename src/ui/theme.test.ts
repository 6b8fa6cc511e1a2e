// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, ...faces] = readFileSync('src/ui/theme.css', 'utf8').split('@font-face');
const files = faces.flatMap((face) => {
  const [, font, subset] =
    /url\('(@fontsource[\w-]*\/[\w-]+)\/files\/[\w-]+?-(latin-ext|latin|vietnamese)-[\w-]+\.woff2'\)/.exec(
      face,
    ) ?? [];
  const [, range = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  return font ? [{ font, subset: subset!, range: range.replaceAll(/\s/g, '') }] : [];
});

test('each file of a font is asked for the characters that its package says it has', () => {
  expect(files).toHaveLength(9);
  for (const { font, subset, range } of files) {
    const ranges = JSON.parse(readFileSync(`node_modules/${font}/unicode.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(range, `${font}, ${subset}`).toBe(ranges[subset]);
  }
});

test('a character that two files have is taken from the one that is fetched anyway', () => {
  // Of overlapping ranges the last counts: \u0111 of a Croatian text is no reason to fetch the Vietnamese file too.
  const order = ['vietnamese', 'latin-ext', 'latin'];
  const places = files.map(({ subset }) => order.indexOf(subset));
  expect(places).toEqual(places.toSorted());
});
