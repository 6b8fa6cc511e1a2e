import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';
import {
  compare,
  type Difference,
  markDifferences,
  TOLERANCE,
  TOLERANCE_BETWEEN_BROWSERS,
} from './compare.ts';
import { LOOKS } from './looks.ts';
import { makePage } from './page.ts';
import {
  type PictureFile,
  type Pixels,
  readBrowser,
  readLosses,
  readPixels,
} from './picture-file.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const ACCEPT = 'npm run test:e2e -- looks --update-snapshots';

const FONTS = [
  '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
];

const pictureOf = (name: string) => join(FOLDER, 'pictures', `${name}.avif`);
const lossesOf = (name: string) => join(FOLDER, 'losses', `${name}.webp`);

/** The expected picture of this name; undefined where there is none yet. */
export async function readBaseline(name: string): Promise<PictureFile | undefined> {
  if (!existsSync(pictureOf(name))) return undefined;
  return { picture: await readFile(pictureOf(name)), losses: await readFile(lossesOf(name)) };
}

/** Makes a picture the expected one. */
export async function writeBaseline(name: string, { picture, losses }: PictureFile): Promise<void> {
  await mkdir(join(FOLDER, 'pictures'), { recursive: true });
  await mkdir(join(FOLDER, 'losses'), { recursive: true });
  await writeFile(pictureOf(name), picture);
  await writeFile(lossesOf(name), losses);
}

/** Writes the page of all pictures, with the fonts that it needs. */
export async function writePage(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(FOLDER, 'fonts'), { recursive: true });
  for (const font of FONTS) await copyFile(resolve(font), join(FOLDER, 'fonts', basename(font)));
  await writeFile(join(FOLDER, 'index.html'), makePage(LOOKS));
}

/** What is wrong with a screenshot. */
interface Override {
  /** In words. */
  text: string;
  squares: readonly Difference[];
}

/** Compares a shrunk screenshot with the expected picture; less closely where another browser has made that. */
export async function findOverride(
  actual: Pixels,
  baseline: PictureFile,
  browser: string,
): Promise<Override | undefined> {
  const expected = await readPixels(baseline.picture);
  const isSameBrowser = (await readBrowser(baseline)) === browser;
  const tolerance = isSameBrowser ? TOLERANCE : TOLERANCE_BETWEEN_BROWSERS;
  const squares = compare(expected, await readLosses(baseline), actual, tolerance);
  const [was, is] = [expected, actual].map(({ width, height }) => `${width * 2} x ${height * 2}`);
  if (was !== is) return { squares, text: `it is ${is} pixels and was ${was}` };
  const [first] = squares;
  if (!first) return undefined;
  const worst = Math.max(...squares.map(({ levels }) => levels));
  return {
    squares,
    text: `${squares.length} squares differ, from ${first.y * 2} pixels below its top, by up to ${worst.toFixed(1)} levels`,
  };
}

/** Stores expected, actual and differing picture side by side, and attaches them to the report. @returns what to tell */
export async function tellOverride(
  { text, squares }: Override,
  {
    name,
    baseline,
    actual,
    browser,
    testInfo,
  }: {
    name: string;
    baseline: PictureFile;
    actual: Pixels;
    browser: string;
    testInfo: TestInfo;
  },
): Promise<string> {
  const png = ({ data, width, height }: Pixels) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  const pictures = {
    // By these names Playwright's report shows them together.
    expected: await sharp(baseline.picture).png().toBuffer(),
    actual: await png(actual),
    diff: await png(markDifferences(actual, squares)),
  };
  for (const [kind, body] of Object.entries(pictures)) {
    const path = testInfo.outputPath(`${name}-${kind}.png`);
    await writeFile(path, body);
    testInfo.attachments.push({ name: `${name}-${kind}.png`, path, contentType: 'image/png' });
  }
  const madeBy = await readBrowser(baseline);
  return [
    `${name} does not look as expected: ${text}.`,
    ...(madeBy === browser
      ? []
      : [
          `Chromium ${madeBy} has made the expected picture, and this is Chromium ${browser}, which may draw otherwise.`,
        ]),
    `Expected, actual and what differs: ${testInfo.outputPath(`${name}-{expected,actual,diff}.png`)}`,
    `If it is to look so: ${ACCEPT}`,
  ].join('\n');
}
