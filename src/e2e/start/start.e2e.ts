import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { work } from '#src/testing/visited-rows.ts';
import { sites } from '../sites.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

// What a page says and offers when its scripts do not come, or may not run.

/** One pattern, because an option's value of several would be taken for a value and its settings. */
const EXPECTED =
  // The last is what a database says that a sandboxed frame may not open.
  /preloaded using link preload|Failed to load|Failed to fetch|manifest|Content Security Policy|TrustedScriptURL|sandbox|CORS policy|^undefined$/i;
test.use({ expectedMessages: [EXPECTED], loadsPictures: true });

const notice = (page: Page) => page.getByText('This page did not start completely.');
/** The ways in which a script may not come, each with a width. */
const FAILURES = [
  { width: 390, isReset: false },
  { width: 1440, isReset: true },
];
/** A page as most are, one whose form must not be sent, one in a state, and an unknown row. */
const PATHS = ['artworks', 'signin', 'cart?scenario=full-cart', 'artwork/999'];

/** Expects the page to say that it has not started, and to show what it has. */
async function expectNotice(page: Page, path: string): Promise<void> {
  await expect(notice(page)).toBeVisible();
  // An unknown row has a page without content.
  if (path !== 'artwork/999') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ends the animation that shows the notice after twelve seconds, which are not waited for. */
async function stylesHaveWaited(page: Page): Promise<void> {
  const delays = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'start-notice')
      .map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
  );
  expect(delays).toEqual([12_000]);
}

for (const [turn, script] of ['app', 'react', 'backend', 'rolldown-runtime'].entries()) {
  test(`where ${script} is missing or its connection is reset, each page says so, is shown, and can be loaded again`, async ({
    page,
    hostSite,
  }) => {
    // Eight pages.
    test.setTimeout(120_000);
    const host = await hostSite(sites.root);
    let isRefused = true;
    let isReset = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isRefused = !isRefused;
    });
    await page.route(`**/assets/${script}-*.js`, (route) => {
      if (!isRefused) return route.continue();
      return isReset
        ? route.abort('connectionreset')
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'none' });
    });
    for (const [index, path] of PATHS.entries()) {
      const failure = FAILURES[(turn + index) % 2]!;
      ({ isReset } = failure);
      await page.setViewportSize({ width: failure.width, height: 800 });
      isRefused = false;
      await page.goto(host.address + path);
      await expectNotice(page, path);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', failure.width);
      await page.getByRole('link', { name: 'Reload' }).click();
      await isLive(page);
      await expect(notice(page)).toHaveCount(0);
    }
  });
}

test('a tap is answered at once, and no longer when the page has failed', async ({ page }) => {
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await refused;
    await route.abort('connectionreset');
  });
  await page.goto(`/artwork/${work.id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^Add to Cart/ }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('cursor', 'progress');
  refuse();
  await expect(notice(page)).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

for (const path of PATHS.slice(0, 3)) {
  test(`where a host has changed the script of /${path}, its styles alone say so`, async ({
    page,
    hostSite,
  }) => {
    const host = await hostSite(sites.root);
    const file = `${path.split('?')[0]}.html`;
    const built = readFileSync(`${sites.root}/${file}`, 'utf8');
    host.deployed.set(file, built.replace('<script>', '<script> '));
    await page.goto(host.address + path);
    await expect(notice(page)).toBeHidden();
    await stylesHaveWaited(page);
    await expectNotice(page, path);
    host.deployed.clear();
    await page.getByRole('link', { name: 'Reload' }).click();
    await isLive(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

/** The second lets no script run, so that the styles alone are left. */
for (const policy of [
  "default-src 'self'",
  "script-src 'nonce-a' 'strict-dynamic'",
  "require-trusted-types-for 'script'",
]) {
  test(`where a host allows ${policy}, the page says that it has not started`, async ({ page }) => {
    await page.route('**/artworks', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
    await page.clock.install();
    await page.goto('/artworks');
    if (policy.startsWith('script-src')) await stylesHaveWaited(page);
    // A file that comes late begins the wait anew.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(notice(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNotice(page, 'artworks');
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  });
}

test('a page opened from the built files shows itself', async ({ page }) => {
  await page.goto(`file://${sites.root}/index.html`);
  await expectNotice(page, '');
});

test('in a sandboxed frame the page is interactive, and its pictures are shown', async ({
  page,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  host.deployed.set('frame.html', '<iframe sandbox="allow-scripts" src="/artworks"></iframe>');
  // The frame has an origin of its own, to which the host lends its files.
  await page.route(/\/(assets|fixtures)\/|\.json/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${host.address}frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).not.toHaveAttribute('data-page');
  await expect(frame.locator('html')).not.toHaveClass(/deferring/);
  // The first below the fold.
  const picture = frame.locator('main .picture > img[loading=lazy]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(frame.locator('#start-notice')).toHaveCount(0);
  // The host is closed before the page, which may still ask for files.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
