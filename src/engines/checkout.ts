import { SHIPPING_AND_CARD } from '../e2e/checkout-form.ts';
import { button, link, notices, type Visitor } from './visitor.ts';

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
