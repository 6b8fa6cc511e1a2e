import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { fixDate, NOW } from './fixed-day.ts';
import { hostSite } from './static-host.ts';

interface Screenshot {
  name: string;
  /** Path and query in the site. */
  address: string;
  width: number;
  height: number;
  /** Pixels of the file for each CSS pixel. */
  density: number;
}

const QUALITY = 54;

/** Those of this shop: of the README and of the page for presenters. */
export const SHOP: readonly Screenshot[] = [
  { name: 'home', address: '', width: 1440, height: 840, density: 1 },
  { name: 'artwork', address: 'artwork/60', width: 390, height: 844, density: 1.5 },
  { name: 'cart', address: 'cart?scenario=full-cart', width: 390, height: 844, density: 1.5 },
  {
    name: 'backstage',
    address: 'artworks?scenario=full-cart&fail=POST /api/orders:500&backstage=faults',
    width: 1440,
    height: 1168,
    density: 1,
  },
  { name: 'controls', address: '?backstage', width: 1440, height: 840, density: 1 },
  { name: 'tour', address: '?tour=5', width: 1280, height: 720, density: 1 },
];

/** That of the shop which the steps of "Make it yours" lead to. */
export const SECOND_SHOP: readonly Screenshot[] = [
  { name: 'atelier-nord', address: '', width: 1440, height: 840, density: 0.75 },
];

/** Takes pictures of the README from a built site. */
export async function takeScreenshots(
  browser: Browser,
  site: string,
  folder: string,
  screenshots: readonly Screenshot[],
) {
  await mkdir(folder, { recursive: true });
  const host = await hostSite(site);
  for (const screenshot of screenshots) {
    const picture = await take(browser, host.address, screenshot);
    await writeFile(join(folder, `${screenshot.name}.webp`), picture);
  }
  host.close();
}

async function take(
  browser: Browser,
  site: string,
  { address, width, height, density }: Screenshot,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker has a clock of its own.
    serviceWorkers: 'block',
  });
  await context.addInitScript(fixDate, NOW);
  const page = await context.newPage();
  await page.goto(site + address);
  await page.waitForFunction(() => performance.getEntriesByName('vernissage:live').length > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return sharp(picture).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}
