import type { Page } from '@playwright/test';
import { fillCheckout } from '../checkout-form.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

// Playwright takes its clock out of a shared page script by script, so that a frame may find half of it.
test.use({ reuseContext: false });

// Spec 9, each once in a real browser; the fake clock is the browser's.

/**
 * From here on the clock advances only when the test does it. Waits until React has the page: an earlier press is repeated
 * then, and its second would begin after the test has let it pass.
 */
async function stopTheClock(page: Page) {
  await isLive(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test('the newsletter reads Subscribing... for one second, then shows a toast and clears the field', async ({
  page,
  shop,
}) => {
  await shop.open('/');
  await stopTheClock(page);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  // A hovered toast is not dismissed.
  await page.mouse.move(0, 0);
  await page.clock.runFor(900);
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await page.clock.runFor(4_500);
  await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
  await page.clock.runFor(1_000);
  // It is removed after its exit animation.
  await expect(page.locator('.opacity-0', { hasText: 'Thank you for subscribing' })).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeHidden();
});

test('a coupon reads Applying... for one second, then clears the field', async ({ page, shop }) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  await expect(page.getByLabel('Coupon code')).toBeVisible();
  await stopTheClock(page);
  await page.getByLabel('Coupon code').fill('SPRING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.clock.runFor(900);
  await expect(page.getByRole('button', { name: 'Applying...' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByLabel('Coupon code')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('the redirect to Home after an order takes two seconds', async ({ page, shop }) => {
  await shop.open('/checkout', { scenario: 'full-cart' });
  await fillCheckout(page);
  await stopTheClock(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByText('Cart cleared')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).not.toHaveURL(/\/checkout/);
});
