// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAsItComes } from '#src/testing/as-it-comes.ts';

const FOLDER = import.meta.dirname;
const filesIn = (folder: string) => readdirSync(join(FOLDER, folder));

/** Read by the tests alone: another collection may lack what a look needs, such as an event to come. */
async function readLooks() {
  const { LOOKS, WINDOWS } = await import('./looks.ts');
  const { makePage, pictureName } = await import('./page.ts');
  const names = LOOKS.flatMap((look) => WINDOWS.map((window) => pictureName(look, window)));
  return { looks: LOOKS, names, page: makePage(LOOKS) };
}

// Those in the repository show the shop as it comes.
describe.skipIf(!isAsItComes)('The pictures', () => {
  test('show every screen, and at least 15 states', async () => {
    const { looks } = await readLooks();
    const { SCREENS } = await import('../screens.ts');
    const pictured = looks.filter(({ group }) => group === 'Screens').map(({ path }) => path);
    expect(pictured).toEqual(SCREENS);
    expect(looks.length - pictured.length).toBeGreaterThanOrEqual(15);
  });

  test('are those of the list, at each width, and weigh at most 3 MB together', async () => {
    const { names } = await readLooks();
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

  test('are on a page, which is current (npm run test:e2e -- looks --update-snapshots)', async () => {
    const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
    expect(page).toBe((await readLooks()).page);
    const files = [...page.matchAll(/(?:src|href)="([^#"]+)"|url\('([^']+)'\)/g)].map(
      ([, link, url]) => link ?? url!,
    );
    expect(files.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });
});
