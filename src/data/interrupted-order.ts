import { useCart } from './cart.ts';
import { readAttempt } from './order-attempt.ts';

/**
 * Takes up an order that a reload has cut off between its answer and the clearing of its cart. The code is
 * loaded only where there is one. Without a cart it waits for the next page: until then its lines are not
 * ordered again.
 */
export async function finishEarlierOrder(): Promise<void> {
  if (!useCart.getState().hasLoaded || !readAttempt()?.isPlaced) return;
  const { concludeEarlierOrder } = await import('./orders.ts');
  await concludeEarlierOrder();
}
