import { fullBrowser } from '../chromium.ts';
import { addresses } from '../sites.ts';
import { expect, test } from '../test.ts';

const SCENARIO = `${addresses.root}cart?scenario=full-cart`;

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
