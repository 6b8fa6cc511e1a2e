import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { results, sites } from '../sites.ts';
import { SECOND_SHOP, SHOP, takeScreenshots } from '../take-screenshots.ts';
import { expect, test } from '../test.ts';

test.use({ loadsPictures: true });

test('The pictures of the README are taken', async ({ browser }) => {
  const folder = `${results}/pictures`;
  await takeScreenshots(browser, sites.root, folder, SHOP);
  const files = await readdir(folder);
  // That of another shop needs a build of its own.
  const others = SECOND_SHOP.map(({ name }) => `${name}.webp`);
  expect([...files, ...others].sort()).toEqual((await readdir('.github/pictures')).sort());
  for (const file of files) {
    const [taken, committed] = await Promise.all(
      [`${folder}/${file}`, `.github/pictures/${file}`].map((path) => sharp(path).metadata()),
    );
    expect([taken!.width, taken!.height]).toEqual([committed!.width, committed!.height]);
  }
});
