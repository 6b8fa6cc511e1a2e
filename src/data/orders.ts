import type { PlaceOrder } from '#src/contract/orders.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { send } from './http.ts';

/**
 * Places an order; only ok is read of the answer (spec 7).
 * @throws {RequestError} when it is refused or unreachable
 */
export function placeOrder(order: PlaceOrder): Promise<void> {
  return send(endpoints.placeOrder, { body: order });
}
