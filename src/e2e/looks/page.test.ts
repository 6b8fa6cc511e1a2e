// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAsItComes } from '#src/testing/as-it-comes.ts';
import { SCREENS } from '../screens.ts';
import { ACCEPT } from './baselines.ts';
import { LOOKS, WINDOWS } from './looks.ts';
import { makePage, pictureName } from './page.ts';

const FOLDER = import.meta.dirname;
const names = LOOKS.flatMap((look) => WINDOWS.map((window) => pictureName(look, window)));
const filesIn = (folder: string) => readdirSync(join(FOLDER, folder));

test('every screen is pictured, and at least 15 states', () => {
  const pictured = LOOKS.filter(({ group }) => group === 'Screens').map(({ path }) => path);
  expect(pictured).toEqual(SCREENS);
  expect(LOOKS.length - pictured.length).toBeGreaterThanOrEqual(15);
});

// Those in the repository show the shop as it comes.
describe.skipIf(!isAsItComes)('The pictures', () => {
  test('are those of the list, at each width, and weigh at most 3 MB together', () => {
    const pictures = filesIn('pictures');
    const losses = filesIn('losses');
    expect(pictures.toSorted()).toEqual(names.map((name) => `${name}.avif`).toSorted());
    expect(losses.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
    const files = [
      ...pictures.map((file) => join(FOLDER, 'pictures', file)),
      ...losses.map((file) => join(FOLDER, 'losses', file)),
    ];
    const bytes = files.map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });

  test(`are on a page, which is current (${ACCEPT})`, () => {
    const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
    expect(page).toBe(makePage(LOOKS));
    const files = [...page.matchAll(/(?:src|href)="([^#"]+)"|url\('([^']+)'\)/g)].map(
      ([, link, url]) => link ?? url!,
    );
    expect(files.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });
});
