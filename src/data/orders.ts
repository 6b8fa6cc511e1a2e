import { endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { notices } from '#src/copy/notices.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { orderOf } from '#src/domain/order.ts';
import { useCart } from './cart.ts';
import { storeDraft } from './checkout-draft.ts';
import { hash } from './fingerprint.ts';
import { send } from './http.ts';
import { readPlaced, storePlaced } from './placed-order.ts';
import { notify } from './toast.ts';

/**
 * Orders the items of the cart; of the response only ok is read (spec 7). The same lines of a cart are the same order
 * until they are cleared, in every tab: they are sent with the same idempotency key, and not at all once they were
 * placed. The same products bought again later are other lines, and a new order.
 * @throws {RequestError} when it is refused or unreachable
 */
export async function placeOrder(items: readonly CartItem[]): Promise<void> {
  const contents = contentsOf(items);
  if (readPlaced('browser') === contents) return;
  await send(endpoints.placeOrder, {
    body: orderOf(items),
    ...(takesIdempotencyKey() && { headers: { [IDEMPOTENCY_KEY]: keyOf(contents) } }),
  });
  storePlaced('browser', contents);
  storePlaced('tab', contents);
}

/**
 * The second step of a placed order: clears its cart and notifies the visitor. The response may come late, when the
 * visitor has left the checkout: a cart that is not the ordered one any more is not cleared.
 */
export function completeOrder(ordered: readonly CartItem[]): Promise<void> {
  return complete(contentsOf(ordered));
}

/**
 * Takes that step for an order that a reload interrupted, once the cart has loaded. Another tab completes its own; of
 * an order whose cart was not cleared, nothing is left to remember once the cart is another.
 */
export async function completeInterruptedOrder(): Promise<void> {
  const ordered = readPlaced('tab');
  if (ordered !== undefined) return complete(ordered);
  if (readPlaced('browser') !== contentsOf(useCart.getState().items)) {
    storePlaced('browser', undefined);
  }
}

async function complete(ordered: string): Promise<void> {
  storeDraft(undefined);
  const { items, clear } = useCart.getState();
  // A failure is shown by the cart and does not undo the order, which is not placed again with the same lines.
  const isCleared = contentsOf(items) !== ordered || (await clear());
  if (isCleared) storePlaced('browser', undefined);
  storePlaced('tab', undefined);
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

/** Derived from the lines, so that every tab sends the same one. WebCrypto, which hashes too, is missing on insecure HTTP. */
const keyOf = (contents: string) =>
  [1, 2, 3, 4].map((part) => hash(part + contents).toString(36)).join('-');
