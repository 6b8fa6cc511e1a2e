import type { Page } from '@playwright/test';
import type { Measures } from './measures.ts';
import type { Profile } from './profiles.ts';

const CARD_LINK = 'main article :is(h2, h3) a';
/** A visitor's pause after scrolling, and over a link before the click. */
const PAUSE = 500;
const HOVER = 100;

/**
 * Taps on the first card, goes back, and taps on it again. The time is from the end of the tap to the paint of the
 * page with the work's title as its heading; for the way back from the call of `history.back()`.
 */
export async function navigate(page: Page, profile: Profile): Promise<Measures> {
  const home = await page.locator('main h1').innerText();
  const first = await tapCard(page, profile);
  await page.waitForTimeout(PAUSE);
  const back = await page.evaluate(async (heading) => {
    const start = performance.now();
    history.back();
    const isHome = () => document.querySelector<HTMLElement>('main h1')?.innerText === heading;
    return (await window.whenShown(isHome)) - start;
  }, home);
  await page.waitForTimeout(PAUSE);
  return { first, back, again: await tapCard(page, profile) };
}

async function tapCard(page: Page, { isMobile }: Profile): Promise<number> {
  const link = page.locator(CARD_LINK).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(PAUSE);
  const title = (await link.textContent()) ?? '';
  const { x, y, width, height } = (await link.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;

  await page.evaluate((heading) => {
    const tapped = new Promise<number>((resolve) =>
      addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    );
    const isShown = () => document.querySelector('main h1')?.textContent === heading;
    window.measured = Promise.all([tapped, window.whenShown(isShown)]).then(
      ([start, end]) => end - start,
    );
  }, title);
  if (isMobile) {
    await page.touchscreen.tap(...middle);
  } else {
    await page.mouse.move(...middle);
    await page.waitForTimeout(HOVER);
    await page.mouse.click(...middle);
  }
  return page.evaluate(() => window.measured!);
}
