import { expect, type Page } from '@playwright/test';

/** Where an order goes and the card that pays it, in the order of the form; the lists and the code come after. */
export const SHIPPING_AND_CARD = [
  ['First name', 'Ada'],
  ['Last name', 'Moor'],
  ['Email', 'ada@example.com'],
  ['Phone', '503 555 0142'],
  ['Street address', '12 Kiln Street'],
  ['City', 'Portland'],
  ['State / Province', 'Oregon'],
  ['ZIP / Postal code', '97209'],
  ['Name on card', 'Ada Moor'],
  ['Card number', '4242 4242 4242 4242'],
] as const;

/** Fills every field of the checkout, paying by card. */
export async function fillCheckout(page: Pick<Page, 'getByLabel'>) {
  for (const [label, value] of [...SHIPPING_AND_CARD, ['CVV', '123']] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Expiry month').selectOption('04');
  await page.getByLabel('Expiry year').selectOption({ index: 2 });
}

/** Buys the work that the page shows, and reloads while it is in the cart. */
export async function buyShownWork(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  const notices = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(notices).toContainText('Order placed successfully!');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
}
