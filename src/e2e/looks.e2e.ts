import type { Page, TestInfo } from '@playwright/test';
import { toolsAreThere } from '../testing/playwright.ts';
import { fullBrowser } from './chromium.ts';
import { fixDate, NOW } from './fixed-day.ts';
import { hasFonts } from './has-fonts.ts';
import {
  ACCEPT,
  findOverride,
  readBaseline,
  tellOverride,
  writeBaseline,
  writePage,
} from './looks/baselines.ts';
import { type Look, LOOKS, WINDOWS } from './looks/looks.ts';
import { makePictureFile, type Pixels, halve } from './looks/picture-file.ts';
import playwrightConfig from './playwright.config.ts';
import { backendStarts, expect, isLive } from './test.ts';
import { test } from './without-worker.ts';

const launchOptions = playwrightConfig.use!.launchOptions!;

test.use({
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  locale: 'en-US',
  // The diagnostic page, pages that are not there and failing calls are told in the console.
  expectedMessages: [/Failed to load resource/],
  // Letters are drawn alike on every machine, and as visitors have them: the headless shell draws them otherwise.
  launchOptions: {
    ...launchOptions,
    executablePath: fullBrowser,
    args: [...launchOptions.args!, '--font-render-hinting=none', '--disable-lcd-text'],
  },
});

/** How often a page is looked at: something may still be on its way. */
const LOOKS_AT_MOST = 5;

/** Whether pictures are to be taken anew: all, or those that differ. */
const isUpdate = ({ config: { updateSnapshots } }: TestInfo) =>
  updateSnapshots === 'all' || updateSnapshots === 'changed';

async function open(page: Page, visit: () => Promise<void>, { isPending, reach }: Look) {
  await visit();
  await (isPending ? backendStarts(page) : isLive(page));
  await toolsAreThere(page);
  // How far a page is scrolled to what is clicked depends on them.
  if (!isPending) await hasFonts(page);
  await reach?.(page);
}

/** Waits for everything that the picture shows, also far below the fold. */
async function settle(page: Page, { isPending, rest }: Look) {
  const start = isPending ? 'h1, [aria-busy=true]' : 'h1';
  await expect(page.locator(start).first()).toBeVisible();
  if (!isPending) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  if (rest) {
    await rest(page);
  } else {
    await page.mouse.move(0, 0);
    // A notice goes by itself.
    await expect(page.locator('[aria-label="Notifications (F8)"] p')).toHaveCount(0);
  }
  await hasFonts(page);
  await page.evaluate(async () => {
    const root = document.documentElement;
    // What is out of sight has an estimated height otherwise.
    root.classList.add('returning');
    // The shop takes it from the system, and each has another.
    for (const name of ['--font-mono', '--default-mono-font-family']) {
      root.style.setProperty(name, 'var(--font-sans)');
    }
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function take(page: Page, look: Look): Promise<Pixels> {
  await settle(page, look);
  const { isWindow, maxHeight = Infinity } = look;
  if (isWindow) return halve(await page.screenshot({ animations: 'disabled' }));
  const { width, height } = await page.evaluate(() => {
    scrollTo(0, 0);
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
  return halve(await page.screenshot({ fullPage: true, animations: 'disabled', clip }));
}

/** Takes pictures until one is the same as that before it. */
async function takeUntilSame(page: Page, look: Look, first: Pixels): Promise<Pixels> {
  let last = first;
  for (let count = 1; count < LOOKS_AT_MOST; count += 1) {
    const before = last;
    last = await take(page, look);
    if (last.data.equals(before.data)) return last;
  }
  throw new Error(`${look.name} does not come to rest.`);
}

/** Fails the test where the page does not look as expected; goes on, so that all widths are told. */
async function check(page: Page, look: Look, name: string, testInfo: TestInfo) {
  const browser = page.context().browser()!.version();
  const baseline = await readBaseline(name);
  let actual = await take(page, look);
  let override = baseline && (await findOverride(actual, baseline, browser));
  for (let count = 1; override && count < LOOKS_AT_MOST; count += 1) {
    actual = await take(page, look);
    override = await findOverride(actual, baseline!, browser);
  }
  const isWanted = testInfo.config.updateSnapshots === 'all' || !baseline || override;
  if (isUpdate(testInfo)) {
    if (!isWanted) return;
    const taken = await takeUntilSame(page, look, actual);
    await writeBaseline(name, await makePictureFile(taken, browser));
  } else if (!baseline) {
    expect.soft(baseline, `${name} has no picture yet. To take it: ${ACCEPT}`).toBeDefined();
  } else if (override) {
    const message = await tellOverride(override, { name, baseline, actual, browser, testInfo });
    expect.soft(override.text, message).toBeUndefined();
  }
}

for (const look of LOOKS) {
  test(`${look.name} looks as expected at four widths`, async ({ page, shop }, testInfo) => {
    // Four pictures, each of a whole page.
    test.slow();
    await page.addInitScript(fixDate, NOW);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      if (width === WINDOWS[0].width || look.isReachedAtEachWidth) {
        const { path, scenario = [], fail = [] } = look;
        await open(page, () => shop.open(path, { scenario, fail }), look);
      }
      await check(page, look, `${look.name}-${width}`, testInfo);
    }
    if (isUpdate(testInfo)) await writePage();
  });
}
