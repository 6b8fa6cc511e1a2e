import { useCart } from './cart.ts';
import { readAttempt } from './order-attempt.ts';

/**
 * Completes an order if a reload interrupted it between its response and the clearing of its cart, and forgets one whose
 * cart is another by now. The code is loaded only if there is such an order. If the cart failed to load, the next page
 * load completes it; `placeOrder` does not place it again meanwhile.
 */
export async function resumeInterruptedOrder(): Promise<void> {
  if (!useCart.getState().hasLoaded || !(readAttempt('tab') ?? readAttempt('browser'))) return;
  const { completeInterruptedOrder } = await import('./orders.ts');
  await completeInterruptedOrder();
}
