import type { Page } from '@playwright/test';
import { fillCheckout } from '../checkout-form.ts';
import { work } from '#src/testing/visited-rows.ts';
import { SCREENS } from '../screens.ts';
import { test } from '../without-worker.ts';
import { expect } from '../test.ts';

async function isReady(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const path of SCREENS) {
  test(`${path} does not scroll horizontally at 320 pixels, with doubled text or with long words`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await shop.open(path, { scenario: 'full-cart' });
    await isReady(page);
    expect.soft(await overflow(page), 'at 320 pixels').toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await overflow(page), 'with text twice as large').toBe(0);

    await page.keyboard.press('Alt+Shift+D');
    await expect(page.getByRole('dialog', { name: 'Backstage' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    expect.soft(await overflow(page), 'beside Backstage').toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(path, { scenario: 'long-text,full-cart' });
    await isReady(page);
    expect.soft(await overflow(page), 'with the longest words').toBe(0);
  });
}

for (const button of [/View larger/, 'View in a room']) {
  test(`What ${button} opens does not scroll horizontally at 320 pixels or with doubled text`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await shop.open(`/artwork/${work.id}`);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    const overflowing = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect.soft(await overflowing(), 'at 320 pixels').toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect.soft(await overflowing(), 'with text twice as large').toBe(0);
  });
}

/** The demo's own tools, and what must not be wider than its box. */
const TOOLS = [
  ['/cart?scenario=full-cart&tour=6', '.tour-card'],
  ['/?tour=notes', '.notes-page'],
  ['/?backstage', '[data-backstage]'],
  ['/?backstage=states', '[data-backstage]'],
  ['/?backstage=tour', '[data-backstage]'],
  ['/?backstage=as-specified', '[data-backstage] [role=tabpanel]'],
  ['/?backstage=api', '[data-backstage] [role=tabpanel]'],
  ['/cart?scenario=full-cart&backstage=data', '[data-backstage]'],
  ['/cart?scenario=full-cart&backstage=requests', '[data-backstage] [role=tabpanel]'],
] as const;

for (const [path, selector] of TOOLS) {
  test(`${path} does not scroll horizontally at 320 pixels or with doubled text`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await shop.open(path);
    await isReady(page);
    const tool = page.locator(selector);
    await expect(tool).toBeVisible();
    const overflowOfTool = () =>
      tool.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(await overflow(page), 'at 320 pixels').toBe(0);
    expect.soft(await overflowOfTool(), 'the tool at 320 pixels').toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await overflow(page), 'with text twice as large').toBe(0);
    expect.soft(await overflowOfTool(), 'the tool with text twice as large').toBe(0);
  });
}

test('A placed order does not scroll horizontally at 320 pixels or with doubled text', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  // Else the page goes home after two seconds.
  const fail = 'DELETE /api/cart/user/6:never';
  await shop.open('/checkout', { scenario: 'full-cart', fail });
  await isReady(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: /Complete Purchase/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  expect.soft(await overflow(page), 'at 320 pixels').toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await overflow(page), 'with text twice as large').toBe(0);
});
