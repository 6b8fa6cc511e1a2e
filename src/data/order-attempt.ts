import { ORDER_ATTEMPT_KEY, PLACED_ORDER_KEY } from '#src/site/storage-names.ts';
import { useCart } from './cart.ts';
import { readStored, writeStored } from './stored-json.ts';

/** An order without a response yet, or whose cart has not been cleared yet. */
export interface OrderAttempt {
  /** The ordered lines of the cart, as text. */
  contents: string;
  /** The idempotency key. */
  key: string;
  /** The backend has confirmed the order; only its cart is left to clear. */
  isPlaced: boolean;
}

/**
 * Who remembers an attempt: every tab of the browser until the cart is cleared, so that none orders it again; and the
 * tab that placed the order until it has told the visitor, which a reload may interrupt.
 */
const holders = {
  browser: { storage: 'localStorage', key: ORDER_ATTEMPT_KEY },
  tab: { storage: 'sessionStorage', key: PLACED_ORDER_KEY },
} as const;
type Holder = keyof typeof holders;

/** Used when storage is blocked or full: the attempt then lasts as long as the page. */
const inMemory: Partial<Record<Holder, OrderAttempt | undefined>> = {};

export function readAttempt(holder: Holder): OrderAttempt | undefined {
  const { storage, key } = holders[holder];
  return inMemory[holder] ?? readStored(storage, key, attemptOf);
}

export function storeAttempt(holder: Holder, attempt: OrderAttempt | undefined): void {
  const { storage, key } = holders[holder];
  inMemory[holder] = writeStored(storage, key, attempt) ? undefined : attempt;
}

function attemptOf({
  contents,
  key,
  isPlaced,
}: Readonly<Record<string, unknown>>): OrderAttempt | undefined {
  const isValid =
    typeof contents === 'string' && typeof key === 'string' && typeof isPlaced === 'boolean';
  return isValid ? { contents, key, isPlaced } : undefined;
}

/**
 * Completes an order if a reload interrupted it between its response and the clearing of its cart, and forgets one whose
 * cart is another by now. The code is loaded only if there is such an order. If the cart failed to load, the next page
 * load completes it; `placeOrder` does not place it again meanwhile.
 */
export async function resumeInterruptedOrder(): Promise<void> {
  if (!useCart.getState().hasLoaded || !(readAttempt('tab') ?? readAttempt('browser'))) return;
  const { completeInterruptedOrder } = await import('./interrupted-order.ts');
  await completeInterruptedOrder();
}
