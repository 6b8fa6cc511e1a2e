import type { CartItem } from '#src/contract/cart.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/orders.ts';
import { notices } from '#src/copy/notices.ts';
import { orderOf } from '#src/domain/order.ts';
import { useCart } from './cart.ts';
import { send } from './http.ts';
import { keepAttempt, type OrderAttempt, readAttempt } from './order-attempt.ts';
import { notify } from './toast.ts';

/**
 * Orders what is in the cart; only ok is read of the answer (spec 7). The same lines of the cart are the same
 * order, however often they are sent: a second click, a retry, a checkout that was left or reloaded. The same
 * things bought again later are other lines, and a new order.
 * @throws {RequestError} when it is refused or unreachable
 */
export async function placeOrder(items: readonly CartItem[]): Promise<void> {
  const contents = contentsOf(items);
  const earlier = readAttempt();
  const attempt: OrderAttempt =
    earlier?.contents === contents ? earlier : { contents, key: newKey(), isPlaced: false };
  if (attempt.isPlaced) return;
  keepAttempt(attempt);
  await send(endpoints.placeOrder, {
    body: orderOf(items),
    headers: { [IDEMPOTENCY_KEY]: attempt.key },
  });
  // Meanwhile the visitor may have left, changed the cart and ordered that: then that attempt is the one to keep.
  if (readAttempt()?.key === attempt.key) keepAttempt({ ...attempt, isPlaced: true });
}

/** The second step of an order that stands: clears its cart, and tells the visitor. */
export async function concludeOrder(): Promise<void> {
  // Without success either the order stands; the cart has said so itself.
  await useCart.getState().clear();
  settle();
}

/**
 * Takes that step for an order that a reload has cut off before it, once the cart is there. A cart that has
 * changed since, in another tab or because it had been cleared, is left alone.
 */
export async function concludeEarlierOrder(): Promise<void> {
  const { items, clear } = useCart.getState();
  const attempt = readAttempt();
  if (!attempt?.isPlaced) return;
  if (contentsOf(items) === attempt.contents) await clear();
  settle();
}

function settle(): void {
  if (readAttempt()?.isPlaced) keepAttempt(undefined);
  notify(notices.orderPlaced);
}

/** A line bought again has another id, so the text is another one too. */
const contentsOf = (items: readonly CartItem[]) =>
  JSON.stringify([orderOf(items), items.map(({ id }) => id)]);

/** `crypto.randomUUID` is missing on insecure http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
