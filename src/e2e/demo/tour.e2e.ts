import type { Page } from '@playwright/test';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { paintings } from '#src/testing/visited-rows.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const cardOf = (page: Page) => page.getByRole('complementary', { name: 'Tour:' });
const stepOf = (page: Page, name: string) => cardOf(page).getByRole('heading', { name });

test('A tour is started in Backstage, goes on with the arrow keys, and goes back with Back', async ({
  page,
}) => {
  await page.goto('./?backstage');
  await page.getByRole('link', { name: 'Start the tour' }).click();
  await expect(stepOf(page, 'A gallery without a server')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Backstage' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page, 'Look for something')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: paintings.name })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(stepOf(page, 'Fall for one')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page, 'Look for something')).toBeFocused();
  await page.goBack();
  await expect(stepOf(page, 'Fall for one')).toBeVisible();
});

test('A step is kept over reloads and while the visitor looks around, until the tour ends', async ({
  page,
}) => {
  await page.goto('./cart?scenario=full-cart&tour=4');
  await expect(stepOf(page, 'A filled cart')).toBeVisible();
  await isLive(page);
  await page.getByRole('link', { name: 'Events' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await expect(stepOf(page, 'A filled cart')).toBeVisible();
  await page.reload();
  await expect(stepOf(page, 'A filled cart')).toBeVisible();
  await cardOf(page).getByRole('button', { name: 'End the tour' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await toolsAreThere(page);
  await expect(cardOf(page)).toHaveCount(0);
});

test('A tour that somebody wrote is shared by its link', async ({ page, context }) => {
  await page.goto('./?backstage');
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await panel
    .getByRole('textbox', { name: 'Text of the tour' })
    .fill(
      '# For buyers\n## The cart\n/cart?scenario=full-cart\nSeven pieces.\n## To pay\n/checkout',
    );
  await panel.getByRole('button', { name: 'Use this tour' }).click();
  const link = await panel.getByRole('link', { name: 'Start the tour' }).getAttribute('href');

  const guest = await context.newPage();
  await guest.goto(`.${link}`);
  await expect(stepOf(guest, 'The cart')).toBeVisible();
  await expect(cardOf(guest)).toContainText('Seven pieces.');
  expect(new URL(guest.url()).search).toBe('?scenario=full-cart&tour=1');
  await guest.keyboard.press('ArrowRight');
  await expect(stepOf(guest, 'To pay')).toBeVisible();
  // It names no state, and goes on in that of the step before.
  await expect(guest.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
});

test('A link with a tour that cannot be read opens Backstage, which says why', async ({ page }) => {
  await page.goto('./?tour=1&tour-file=%23%23+One');
  await expect(page.getByRole('dialog', { name: 'Backstage' }).getByRole('alert')).toContainText(
    'The step "One" names no page.',
  );
});

test('All steps opens Backstage at the tour, where the step is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./cart?scenario=full-cart&tour=4');
  await cardOf(page).getByRole('button', { name: 'All steps' }).click();
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await expect(panel.locator('[aria-current=step]')).toContainText('A filled cart');
  await expect(cardOf(page)).toBeVisible();
});

test('At 390 pixels the card covers neither the pay bar nor the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./checkout?scenario=full-cart&tour=5');
  const pay = page.getByRole('button', { name: /^Complete Purchase - / });
  const card = await cardOf(page).boundingBox();
  // The bar has its place when the styles of checkout have come.
  await expect(async () => {
    const bar = (await pay.boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(card!.y);
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      const box = (await footer.boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(card!.y);
});
