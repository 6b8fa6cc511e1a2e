import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { fillCheckout } from '../checkout-form.ts';
import { fullBrowser } from '../chromium.ts';
import playwrightConfig from '../playwright.config.ts';
import { sites } from '../sites.ts';
import type { StaticHost } from '../static-host.ts';
import { expect, test } from '../test.ts';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { work } from '#src/testing/visited-rows.ts';

// The shop in a frame of another site, as a page of notes or a slide shows it.

const KEPT_NOWHERE = 'This browser keeps nothing here';

/** Opens a work of the shop in a frame of a page of `host` that is on another site. */
async function embed(page: Page, host: StaticHost): Promise<FrameLocator> {
  const shop = `${host.address}artwork/${work.id}`;
  host.deployed.set('notes.html', `<iframe src="${shop}" width="1200" height="640"></iframe>`);
  await page.goto(`${host.address.replace('127.0.0.1', 'localhost')}notes`);
  return page.frameLocator('iframe');
}

async function buy(shop: FrameLocator) {
  await shop.getByRole('button', { name: 'Add to Cart' }).first().click();
  await shop.getByRole('link', { name: 'Cart, 1 item' }).click();
  await shop.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(shop);
  await shop.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(shop.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Order placed successfully!',
  );
}

const { launchOptions } = playwrightConfig.use!;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions!.args!,
      // As browsers do that let no other site store what it could read elsewhere.
      '--test-third-party-cookie-phaseout',
      // In the place of Playwright's list, which has ThirdPartyStoragePartitioning.
      '--disable-features=HttpsUpgrades',
    ],
  },
});

test('where third-party storage is kept apart, the shop in a frame opens and sells, and a tab knows nothing of it', async ({
  page,
  context,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  const shop = await embed(page, host);
  await buy(shop);
  await expect(shop.getByText(KEPT_NOWHERE)).toHaveCount(0);
  const orders = () => window.vernissage!.rows('orders');
  await toolsAreThere(page.frames()[1]!);
  expect(await page.frames()[1]!.evaluate(orders)).toHaveLength(1);
  const tab = await context.newPage();
  await tab.goto(host.address);
  await toolsAreThere(tab);
  expect(await tab.evaluate(orders)).toEqual([]);
});

test('where the browser blocks third-party storage, the shop in a frame opens, sells, and says that nothing is kept', async ({
  playwright,
  hostSite,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  // The headless shell has no such setting.
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: fullBrowser,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  const page = await context.newPage();
  const shop = await embed(page, await hostSite(sites.root));
  await expect(page.frames()[1]!.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);
  await buy(shop);
  await expect(shop.getByText(KEPT_NOWHERE)).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('where all storage is blocked, the shop opens, sells, and says that nothing is kept', async ({
  page,
  hostSite,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) return;
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  });
  const host = await hostSite(sites.root);
  const shop = await embed(page, host);
  await buy(shop);
  await expect(shop.getByText(KEPT_NOWHERE)).toBeVisible();
});
