import { addresses } from './sites.ts';
import { expect, test, workerServes } from './test.ts';

test('cart, account and session are still there after closing the browser', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const open = () => playwright.chromium.launchPersistentContext(profile, launchOptions);

  const before = await open();
  const page = await before.newPage();
  await page.goto(`${addresses.root}signup`);
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm password').fill('a long secret');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`${addresses.root}signin`);

  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('a long secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account, ada' })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await workerServes(page);
  await before.close();

  const after = await open();
  const later = await after.newPage();
  await later.goto(addresses.root);
  await expect(later.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Account, ada' })).toBeVisible();

  // The account itself, and not only the session, has outlived the browser.
  await later.getByRole('button', { name: 'Account, ada' }).click();
  await later.getByRole('menuitem', { name: 'Log out' }).click();
  await later.goto(`${addresses.root}signin`);
  await later.getByLabel('Username').fill('ada');
  await later.getByLabel('Password').fill('a long secret');
  await later.getByRole('button', { name: 'Sign In' }).click();
  await expect(later.getByRole('button', { name: 'Account, ada' })).toBeVisible();
  await after.close();
});
