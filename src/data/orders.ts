import { endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { notices } from '#src/copy/notices.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { orderOf } from '#src/domain/order.ts';
import { useCart } from './cart.ts';
import { storeDraft } from './checkout-draft.ts';
import { send } from './http.ts';
import { storeAttempt, type OrderAttempt, readAttempt } from './order-attempt.ts';
import { notify } from './toast.ts';

/**
 * Orders the items of the cart; of the response only ok is read (spec 7). The same lines of a cart are sent with the
 * same idempotency key, after a second click, a retry, or a checkout that was left or reloaded. The same products
 * bought again later are other lines, and a new order.
 * @throws {RequestError} when it is refused or unreachable
 */
export async function placeOrder(items: readonly CartItem[]): Promise<void> {
  const contents = contentsOf(items);
  const earlier = readAttempt();
  const attempt: OrderAttempt =
    earlier?.contents === contents ? earlier : { contents, key: newKey(), isPlaced: false };
  if (attempt.isPlaced) return;
  storeAttempt(attempt);
  await send(endpoints.placeOrder, {
    body: orderOf(items),
    ...(takesIdempotencyKey() && { headers: { [IDEMPOTENCY_KEY]: attempt.key } }),
  });
  // Unless the visitor has meanwhile changed the cart and ordered again: that attempt must not be overwritten.
  if (readAttempt()?.key === attempt.key) storeAttempt({ ...attempt, isPlaced: true });
}

/**
 * The second step of a placed order: clears its cart and notifies the visitor. The response may come late, when the
 * visitor has left the checkout: a cart that is not the ordered one any more is not cleared.
 */
export async function completeOrder(ordered: readonly CartItem[]): Promise<void> {
  storeDraft(undefined);
  const { items, clear } = useCart.getState();
  // A failure is shown by the cart and does not undo the order.
  if (contentsOf(items) === contentsOf(ordered)) await clear();
  finishAttempt();
}

/**
 * Takes that step for an order that a reload interrupted, once the cart has loaded. A cart that is not the ordered one
 * any more, because it was cleared or changed in another tab, is not cleared.
 */
export async function completeInterruptedOrder(): Promise<void> {
  const { items, clear } = useCart.getState();
  const attempt = readAttempt();
  if (!attempt?.isPlaced) return;
  storeDraft(undefined);
  if (contentsOf(items) === attempt.contents) await clear();
  finishAttempt();
}

function finishAttempt(): void {
  if (readAttempt()?.isPlaced) storeAttempt(undefined);
  notify(notices.orderPlaced);
}

/** Includes the ids of the lines, because a product added again later gets a new one. */
const contentsOf = (items: readonly CartItem[]) =>
  JSON.stringify([orderOf(items), items.map(({ id }) => id)]);

/**
 * The preflight of a server at another origin refuses a header that the specification does not have: the build says
 * whether it takes this one.
 */
const takesIdempotencyKey = (): boolean =>
  import.meta.env.VITE_BACKEND !== 'live' ||
  !import.meta.env.VITE_API_ORIGIN ||
  import.meta.env.VITE_IDEMPOTENCY_KEY === '1';

/** `crypto.randomUUID` does not exist on insecure HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
