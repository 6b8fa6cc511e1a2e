import { nameForSite } from '#src/contract/site-names.ts';
import { readStored, writeStored } from './stored-json.ts';

/** In session storage, so that a reload while an order is pending does not place a second one. */
const STORAGE_KEY = nameForSite('order-attempt');

/** An order without a response yet, or whose cart has not been cleared yet. */
export interface OrderAttempt {
  /** The ordered lines of the cart, as text. */
  contents: string;
  /** The idempotency key. */
  key: string;
  /** The backend has confirmed the order; only its cart is left to clear. */
  isPlaced: boolean;
}

/** Used when storage is blocked or full: the attempt then lasts as long as the page. */
let inMemory: OrderAttempt | undefined;

export function readAttempt(): OrderAttempt | undefined {
  return inMemory ?? readStored('sessionStorage', STORAGE_KEY, attemptOf);
}

export function storeAttempt(attempt: OrderAttempt | undefined): void {
  inMemory = writeStored('sessionStorage', STORAGE_KEY, attempt) ? undefined : attempt;
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
