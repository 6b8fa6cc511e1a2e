import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { results, sites } from './sites.ts';
import { takeScreenshots } from './take-screenshots.ts';
import { expect, test } from './test.ts';

test('npm run screenshots takes the pictures of the README', async ({ browser }) => {
  const folder = `${results}/pictures`;
  await takeScreenshots(browser, sites.root, folder);
  const files = await readdir(folder);
  expect(files.sort()).toEqual(await readdir('.github/pictures'));
  for (const file of files) {
    const [taken, committed] = await Promise.all(
      [`${folder}/${file}`, `.github/pictures/${file}`].map((path) => sharp(path).metadata()),
    );
    expect([taken!.width, taken!.height]).toEqual([committed!.width, committed!.height]);
  }
});
