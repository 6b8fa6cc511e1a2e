import type { Page } from '@playwright/test';
import { translatePage } from '#src/testing/translate-page.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

// The browser has translated each page; src/app/translated-page.test.tsx has the screens one by one.

const goTo = async (page: Page, name: string | RegExp) => {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByText('could not be shown')).toBeHidden();
};

test('On translated pages lists and totals change, and each page can be left for the next', async ({
  shop,
  page,
}) => {
  // Rendered as a whole: of a prerendered page React would say which parts were translated before it came to them.
  await shop.open('/', { scenario: 'returning-customer' });
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  for (const name of ['Events', 'Artists']) {
    await page.evaluate(translatePage);
    await goTo(page, name);
    const shown = page.getByRole('main').getByText(/^Showing \d/);
    const all = (await shown.textContent())!;
    await page.evaluate(translatePage);
    await page.getByRole('main').locator('[aria-pressed=false]').first().click();
    await expect(shown).not.toHaveText(all);
  }
  await goTo(page, /^Cart/);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const total = (await summary.textContent())!;
  await page.evaluate(translatePage);
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(summary).not.toHaveText(total);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
