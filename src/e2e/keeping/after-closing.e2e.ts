import { skipQuiet } from '#src/testing/playwright.ts';
import { fullBrowser } from '../chromium.ts';
import { addresses } from '../sites.ts';
import { expect, test, workerServes } from '../test.ts';

const SCENARIO = `${addresses.root}cart?scenario=full-cart`;

test('cart, account and session persist after the browser is closed', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const open = () => playwright.chromium.launchPersistentContext(profile, launchOptions);

  const before = await open();
  await skipQuiet(before);
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

  // The account is persisted too, not only the session.
  await later.getByRole('button', { name: 'Account, ada' }).click();
  await later.getByRole('button', { name: 'Log out' }).click();
  await later.goto(`${addresses.root}signin`);
  await later.getByLabel('Username').fill('ada');
  await later.getByLabel('Password').fill('a long secret');
  await later.getByRole('button', { name: 'Sign In' }).click();
  await expect(later.getByRole('button', { name: 'Account, ada' })).toBeVisible();
  await after.close();
});

test('Two tabs with a scenario keep separate carts when the browser restores its session', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const open = (...more: string[]) =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: fullBrowser,
      args: [...(launchOptions.args ?? []), ...more],
    });

  const before = await open();
  const [untouched, changed] = [await before.newPage(), await before.newPage()];
  for (const page of [untouched, changed]) {
    await page.goto(SCENARIO);
    await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  }
  await changed
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(changed.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await before.close();

  const after = await open('--restore-last-session');
  await expect
    .poll(async () => {
      const tabs = after.pages().filter((page) => page.url() === SCENARIO);
      const carts = await Promise.all(
        tabs.map((page) => page.getByRole('link', { name: 'Cart' }).getAttribute('aria-label')),
      );
      return carts.toSorted();
    })
    .toEqual(['Cart, 6 items', 'Cart, 7 items']);
  await after.close();
});
