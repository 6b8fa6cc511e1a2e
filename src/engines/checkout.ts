import { button, link, notices, type Visitor } from './visitor.ts';

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
export async function fillCheckout(visitor: Visitor): Promise<void> {
  for (const [label, value] of [...SHIPPING_AND_CARD, ['CVV', '123']] as const) {
    await visitor.fill(label, value);
  }
  await visitor.choose('Expiry month', '04');
  await visitor.choose('Expiry year', '2028');
}

/** Buys the work that the page shows. */
export async function buyShownWork(visitor: Visitor): Promise<void> {
  await visitor.click(button('Add to Cart'));
  await visitor.click(link('Cart, 1 item'));
  await visitor.click(link('Proceed to Checkout'));
  await fillCheckout(visitor);
  await visitor.click(button('Complete Purchase'));
  await visitor.sees(notices, 'Order placed successfully!');
  await visitor.sees(link('Cart'));
}
