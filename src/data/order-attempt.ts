import { nameForSite } from '#src/contract/site-names.ts';

/** Kept in the tab, so that a reload in the middle of an order makes no second one. */
const STORAGE_KEY = nameForSite('order-attempt');

/** An order that is not yet over: its answer has not come, or its cart has not been cleared. */
export interface OrderAttempt {
  /** The lines of the cart and what was ordered of them, as text. */
  contents: string;
  /** The idempotency key. */
  key: string;
  /** The backend has answered: the order stands, and only its cart is left to clear. */
  isPlaced: boolean;
}

/** Where storage is refused, the attempt lasts as long as the page. */
let inMemory: OrderAttempt | undefined;

export function readAttempt(): OrderAttempt | undefined {
  try {
    return inMemory ?? JSON.parse(sessionStorage.getItem(STORAGE_KEY)!) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepAttempt(attempt: OrderAttempt | undefined): void {
  inMemory = undefined;
  try {
    // First of all the earlier one goes: full storage must not keep what is no longer so.
    sessionStorage.removeItem(STORAGE_KEY);
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    inMemory = attempt;
  }
}
