import { buyShownWork } from '../checkout-form.ts';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

test('On plain HTTP, without service workers, locks and crypto.subtle, purchase and sign-in work', async ({
  playwright,
  launchOptions,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP shop.test 127.0.0.1'],
  });
  const page = await browser.newPage();
  await page.goto(host.address.replace('127.0.0.1', 'shop.test'));
  const offered = await page.evaluate(() => ({
    isSecure: isSecureContext,
    workers: 'serviceWorker' in navigator,
    locks: 'locks' in navigator,
    hashing: crypto.subtle !== undefined,
  }));
  expect(offered).toEqual({ isSecure: false, workers: false, locks: false, hashing: false });

  await buyShownWork(page);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill('demo1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  await browser.close();
});
