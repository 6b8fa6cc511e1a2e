import { LAST_ORDER_KEY } from '#src/site/storage-names.ts';
import { type CartItem, orderedItems } from '#src/domain/cart.ts';
import { writeOfState } from './stored-by-state.ts';

/**
 * Keeps the lines of an order in this browser in place of the last one; nothing of the form, which has the address.
 * Apart from `last-order.ts`, whose readers a checkout does not need.
 */
export function keepOrder(items: readonly CartItem[]): void {
  writeOfState(LAST_ORDER_KEY, { items: orderedItems(items) });
}
