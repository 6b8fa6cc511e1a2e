import type { Locator, Page } from '@playwright/test';
import { quantile } from 'simple-statistics';
import type { Measures } from './measures.ts';
import type { Profile } from './profiles.ts';

const PAUSE = 600;
const ROUNDS = 5;
/** Event Timing reports no interaction that was painted sooner. */
const UNREPORTED = 16;

/** What is tapped in a round; eight taps of which each finds its link or button on the page that the last one opened. */
const ROUND: readonly ((page: Page, round: number) => Locator)[] = [
  (page, round) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(round),
  (page) => page.locator('main article :is(h2, h3) a').first(),
  (page) => page.locator('main').getByRole('button', { name: 'Add to Cart' }).first(),
  (page) => page.locator('main a[href*="/artist/"]').first(),
  (page) => page.locator('main article :is(h2, h3) a').first(),
  (page) => page.locator('main').getByRole('tab').nth(1),
  (page) => page.getByRole('link', { name: /^Cart/ }).first(),
  (page) => page.locator('header').getByRole('link').first(),
];

/** Taps forty times, through lists, works, an artist and the cart, and measures the wait for the next paint. */
export async function tapAround(page: Page, profile: Profile): Promise<Measures> {
  let taps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const find of ROUND) {
      await tap(page, find(page, round), profile);
      taps += 1;
    }
  }
  const reported = await page.evaluate(() => Object.values(window.observed.interactions));
  const unreported = Array<number>(Math.max(0, taps - reported.length)).fill(UNREPORTED);
  return { nextPaint: quantile([...unreported, ...reported], 0.95) };
}

async function tap(page: Page, target: Locator, { isMobile }: Profile): Promise<void> {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(PAUSE);
  if (isMobile) await target.tap();
  else await target.click();
  await page.waitForTimeout(PAUSE);
}
