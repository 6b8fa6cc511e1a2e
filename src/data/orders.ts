import { IDEMPOTENCY_KEY, type PlaceOrder } from '#src/contract/orders.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { nameForSite } from '#src/contract/site-names.ts';
import { send } from './http.ts';

/** Where the unsettled attempt is kept, so that a reload in the middle of it makes no second order either. */
const STORAGE_KEY = nameForSite('order-attempt');

interface Attempt {
  /** What is ordered, as text. */
  contents: string;
  key: string;
}

let unsettled: Attempt | undefined;

/**
 * Places an order; only ok is read of the answer (spec 7). Until `settleOrder`, the same contents are the same
 * order, however often they are sent: a second click, a retry, a checkout that was left and opened again.
 * @throws {RequestError} when it is refused or unreachable
 */
export function placeOrder(order: PlaceOrder): Promise<void> {
  const contents = JSON.stringify(order);
  const earlier = unsettled ?? storedAttempt();
  unsettled = earlier?.contents === contents ? earlier : { contents, key: newKey() };
  store(unsettled);
  return send(endpoints.placeOrder, {
    body: order,
    headers: { [IDEMPOTENCY_KEY]: unsettled.key },
  });
}

/** The order stands and its cart has been dealt with: from here on the same contents are a new order. */
export function settleOrder(): void {
  unsettled = undefined;
  store(undefined);
}

/** `crypto.randomUUID` is missing on insecure http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

function storedAttempt(): Attempt | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function store(attempt: Attempt | undefined): void {
  try {
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked or full: the attempt lasts as long as the page.
  }
}

function isAttempt(value: unknown): value is Attempt {
  const { contents, key } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  return typeof contents === 'string' && typeof key === 'string' && key !== '';
}
