import type { CartItem } from '#src/contract/cart.ts';
import type { PlaceOrder } from '#src/contract/orders.ts';
import { CART_USER_ID, cartTotals, lineOf } from './cart.ts';
import { toDollars } from './money.ts';

/** The order of a cart: pending, with order id 0 because the backend assigns the real one. */
export function orderOf(items: readonly CartItem[]): PlaceOrder {
  return {
    order: {
      userId: CART_USER_ID,
      total: toDollars(cartTotals(items).total),
      status: 'pending',
    },
    items: items.map((item) => {
      const { kind, productId, quantity, unitPrice } = lineOf(item);
      return {
        orderId: 0,
        artworkId: kind === 'artwork' ? productId : null,
        eventId: kind === 'event' ? productId : null,
        quantity,
        price: toDollars(unitPrice),
      };
    }),
  };
}
