import { expectNoViolations } from './axe.ts';
import { test, toolsAreThere } from './shop.ts';
import { expect } from './test.ts';

const backstage = { name: 'Backstage' };

test('Backstage is not in the page until it is opened from the footer, and closing it returns the focus', async ({
  page,
}) => {
  await page.goto('./');
  const button = page.getByRole('contentinfo').getByRole('button', backstage);
  await toolsAreThere(page);
  expect(await page.locator('[data-backstage]').count()).toBe(0);
  await button.click();
  await expect(page.getByRole('heading', backstage)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-backstage]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Alt+Shift+D opens and closes Backstage', async ({ page }) => {
  await page.goto('./');
  await toolsAreThere(page);
  await page.keyboard.press('Alt+Shift+KeyD');
  await expect(page.getByRole('dialog', backstage)).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyD');
  await expect(page.getByRole('dialog', backstage)).toBeHidden();
});

test('At 1440 pixels Backstage is beside the page and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?backstage');
  const panel = await page.getByRole('dialog', backstage).boundingBox();
  expect(panel).toMatchObject({ x: 1040, width: 400, height: 900 });
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner!.x + banner!.width).toBeLessThanOrEqual(1040);
});

for (const [name, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const) {
  test(`axe finds no violation in Backstage on a ${name} page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./?backstage');
    const panel = page.getByRole('dialog', backstage);
    for (const section of ['Data', 'Rows', 'Faults', 'Requests', 'Tour', 'About']) {
      await panel.getByRole('tab', { name: section }).click();
      await expect(panel.getByRole('tabpanel', { name: section })).toBeVisible();
      await expectNoViolations(page, '[data-backstage]');
    }
  });
}

test('A wrong name in the URL shows the valid names', async ({ page }) => {
  await page.goto('./?scenario=ful-cart');
  const panel = page.getByRole('dialog', backstage);
  await expect(panel.getByRole('alert')).toContainText('There are: fresh, full-cart, signed-in,');
});

test('A scenario is applied, stays active in the tab, and is removed', async ({ page }) => {
  await page.goto('./cart?backstage');
  const panel = page.getByRole('dialog', backstage);
  await panel.getByRole('checkbox', { name: /^full-cart/ }).check();
  await panel.getByRole('button', { name: 'Play full-cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await panel.getByRole('button', { name: 'Take off full-cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('Export, reset and import through the console restore the same bytes', async ({
  shop,
  page,
}) => {
  await shop.visit('/cart', { scenario: 'returning-customer' });
  await toolsAreThere(page);
  const exported = await page.evaluate(() => window.vernissage!.export());
  await page.goto('./cart?scenario=fresh');
  await toolsAreThere(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((text) => void window.vernissage!.import(text), exported),
  ]);
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await toolsAreThere(page);
  expect(await page.evaluate(() => window.vernissage!.export())).toBe(exported);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void window.vernissage!.reset()),
  ]);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await shop.rows('orders')).toEqual([]);
});
