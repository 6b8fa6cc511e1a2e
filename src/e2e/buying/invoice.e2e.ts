import { formatPrice } from '#src/copy/format.ts';
import { fillCheckout } from '../checkout-form.ts';
import { sumsOf } from '#src/testing/order-sums.ts';
import { work } from '#src/testing/visited-rows.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ loadsPictures: true });

test('A cart is printed with its lines and totals, without pictures and controls', async ({
  page,
  shop,
}) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  const main = page.getByRole('main');
  await expect(main.getByText('Subtotal')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(work.title)).toBeVisible();
  const { total } = sumsOf(await shop.rows('cart'));
  await expect(main.getByText(formatPrice(total))).toBeVisible();
  for (const control of [
    page.locator('header'),
    page.locator('footer'),
    main.getByRole('img').first(),
    main.getByText('Coupon code'),
    main.getByText('Proceed to Checkout'),
    main.getByText('Continue Shopping'),
    main.getByText('Clear Cart'),
  ]) {
    await expect(control).toBeHidden();
  }
});

test('A placed order is printed with its lines, totals and address', async ({ page, shop }) => {
  // Else the page goes home after two seconds.
  await shop.open('/checkout', {
    scenario: 'full-cart',
    fail: 'DELETE /api/cart/user/6:never',
  });
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(work.title)).toBeVisible();
  await expect(main.getByText('12 Kiln Street')).toBeVisible();
  await expect(main.getByText('Total', { exact: true })).toBeVisible();
  await expect(main.getByText('Processing...').first()).toBeHidden();
  await expect(main.locator('img').first()).toBeHidden();
});
