import type { Visitor } from './visitor.ts';

/** Fills every field of the checkout, paying by card. */
export async function fillCheckout(visitor: Visitor): Promise<void> {
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
    await visitor.fill(label, value);
  }
  await visitor.choose('Expiry month', '04');
  await visitor.choose('Expiry year', '2028');
}
