import { lastOrder } from '#src/data/last-order.ts';

/** Loads the receipt only where there has been an order: a first visit does without its code. */
export async function loadBelowEmptyCart() {
  return lastOrder()
    ? (await import('./below-empty-cart.tsx')).BelowEmptyCart
    : (await import('#src/components/suggested-works.tsx')).SuggestedWorks;
}
