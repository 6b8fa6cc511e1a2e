import { endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { ORDER_ATTEMPT_KEY } from '#src/site/storage-names.ts';
import { notices } from '#src/copy/notices.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { orderOf } from '#src/domain/order.ts';
import { useCart } from './cart.ts';
import { storeDraft } from './checkout-draft.ts';
import { send } from './http.ts';
import { storeAttempt, type OrderAttempt, readAttempt } from './order-attempt.ts';
import { notify } from './toast.ts';

/**
 * Orders the items of the cart; of the response only ok is read (spec 7). The same lines of a cart are the same order
 * until they are cleared, in every tab: they are sent with the same idempotency key, after a second click, a retry, or a
 * checkout that was left or reloaded, and not at all once they were placed. The same products bought again later are a
 * new order.
 * @throws {RequestError} when it is refused or unreachable
 */
export function placeOrder(items: readonly CartItem[]): Promise<void> {
  return inTurn(async (hasWaited) => {
    const contents = contentsOf(items);
    const earlier = readAttempt('browser');
    const known = earlier?.contents === contents ? earlier : undefined;
    if (known ? known.isPlaced : hasWaited && (await isCartAnother(contents))) return;
    const attempt: OrderAttempt = known ?? { contents, key: newKey(), isPlaced: false };
    storeAttempt('browser', attempt);
    await send(endpoints.placeOrder, {
      body: orderOf(items),
      ...(takesIdempotencyKey() && { headers: { [IDEMPOTENCY_KEY]: attempt.key } }),
    });
    const placed = { ...attempt, isPlaced: true };
    // Unless the visitor has meanwhile changed the cart and ordered again: that attempt must not be overwritten.
    if (readAttempt('browser')?.key === attempt.key) storeAttempt('browser', placed);
    storeAttempt('tab', placed);
  });
}

/**
 * Places one order after the other in all tabs, which would else not see what another one is about to order.
 * @param place is told whether an order of another tab went before it
 */
async function inTurn(place: (hasWaited: boolean) => Promise<void>): Promise<void> {
  // Missing on insecure HTTP.
  const { locks } = navigator as Partial<Navigator>;
  let hasBegun = false;
  const begin = (hasWaited: boolean) => {
    hasBegun = true;
    return place(hasWaited);
  };
  try {
    await locks?.request(ORDER_ATTEMPT_KEY, { ifAvailable: true }, (lock) => lock && begin(false));
    if (!hasBegun) await locks?.request(ORDER_ATTEMPT_KEY, () => begin(true));
  } catch (failure) {
    // A frame whose storage is blocked is refused locks too.
    if (hasBegun) throw failure;
  }
  if (!hasBegun) await place(false);
}

/** Whether the cart has other lines by now: the order of another tab, whose attempt is forgotten, has cleared these. */
async function isCartAnother(contents: string): Promise<boolean> {
  await useCart.getState().load();
  return contentsOf(useCart.getState().items) !== contents;
}

/**
 * The second step of a placed order: clears its cart and notifies the visitor. The response may come late, when the
 * visitor has left the checkout: a cart that is not the ordered one any more is not cleared.
 */
export function completeOrder(ordered: readonly CartItem[]): Promise<void> {
  return completeOrderOf(contentsOf(ordered));
}

/** The same for the contents of an attempt. */
export async function completeOrderOf(ordered: string): Promise<void> {
  storeDraft(undefined);
  const { items, clear } = useCart.getState();
  // A failure is shown by the cart and does not undo the order, which is not placed again with the same lines.
  const isCleared = contentsOf(items) !== ordered || (await clear());
  if (isCleared && readAttempt('browser')?.contents === ordered) storeAttempt('browser', undefined);
  storeAttempt('tab', undefined);
  notify(notices.orderPlaced);
}

/** Includes the ids of the lines, because a product added again later gets a new one. */
export const contentsOf = (items: readonly CartItem[]) =>
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
