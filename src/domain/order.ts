import type { PlaceOrder } from '#src/contract/orders.ts';
import { CART_USER_ID, type CartItem, cartTotals, lineOf } from './cart.ts';
import type { Id } from './id.ts';
import { toDollars } from './money.ts';

/** What checkout sends; the ids of products are those of their server. */
interface Order {
  order: PlaceOrder['order'];
  items: {
    orderId: 0;
    artworkId: Id | null;
    eventId: Id | null;
    quantity: number;
    price: number;
  }[];
}

/**
 * The order of a cart: pending, with order id 0 because the backend assigns the real one. A line without an
 * artwork or event, or without a price, is not ordered.
 */
export function orderOf(items: readonly CartItem[]): Order {
  return {
    order: {
      userId: CART_USER_ID,
      total: toDollars(cartTotals(items).total),
      status: 'pending',
    },
    items: items.flatMap((item) => {
      const { kind, productId = null, quantity, unitPrice } = lineOf(item);
      if (unitPrice === undefined) return [];
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
