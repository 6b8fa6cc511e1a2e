import { toolsAreThere } from '#src/testing/playwright.ts';
import { ORDER_ATTEMPT_KEY } from '#src/site/storage-names.ts';
import { fillCheckout } from '../checkout-form.ts';
import { work } from '#src/testing/visited-rows.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ loadsPictures: true });

test('a reset and its undo reach the cart that another tab shows', async ({ page, context }) => {
  await page.goto(`./artwork/${work.id}`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('./cart');
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await toolsAreThere(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.waitForEvent('dialog').then((dialog) => dialog.accept()),
    page.evaluate(() => void window.vernissage!.reset()),
  ]);
  await expect(other.getByText('Your cart is empty')).toBeVisible();

  await toolsAreThere(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void window.vernissage!.undo()),
  ]);
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('two tabs that complete the same cart at the same moment place one order', async ({
  page,
  context,
}) => {
  await page.goto(`./artwork/${work.id}`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('./checkout');
    await fillCheckout(tab);
  }
  // A third tab lets neither go first, however far apart the clicks are.
  const holder = await context.newPage();
  await holder.goto('./');
  const letGo = await holder.evaluateHandle(
    (key) =>
      new Promise<() => void>((resolve) => {
        void navigator.locks.request(key, () => new Promise<void>((end) => resolve(() => end())));
      }),
    ORDER_ATTEMPT_KEY,
  );
  for (const tab of tabs) {
    await tab.getByRole('button', { name: /^Complete Purchase/ }).click();
    await expect(tab.getByRole('button', { name: 'Processing...' })).toBeVisible();
  }
  await letGo.evaluate((end) => end());
  for (const tab of tabs) {
    await expect(tab.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
      'Order placed successfully!',
    );
  }
  await toolsAreThere(page);
  expect(await page.evaluate(() => window.vernissage!.rows('orders'))).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});
