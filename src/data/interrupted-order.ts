import { useCart } from './cart.ts';
import { readAttempt, storeAttempt } from './order-attempt.ts';
import { completeOrderOf, contentsOf } from './orders.ts';

/**
 * Completes an order that a reload interrupted, once the cart has loaded. Another tab completes its own; of an order
 * whose cart was not cleared, nothing is left to remember once the cart is another.
 */
export async function completeInterruptedOrder(): Promise<void> {
  const placed = readAttempt('tab');
  if (placed) return completeOrderOf(placed.contents);
  const isOther = readAttempt('browser')?.contents !== contentsOf(useCart.getState().items);
  if (isOther) storeAttempt('browser', undefined);
}
