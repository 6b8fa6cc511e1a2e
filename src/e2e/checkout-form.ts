import type { Page } from '@playwright/test';

/** Fills every field of the checkout, paying by card. */
export async function fillCheckout(page: Page) {
  for (const [label, value] of [
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
    ['CVV', '123'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Expiry month').selectOption('04');
  await page.getByLabel('Expiry year').selectOption({ index: 2 });
}
