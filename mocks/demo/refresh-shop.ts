import { endpoints } from '#src/contract/endpoints.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { CART_CHANNEL } from '#src/site/storage-names.ts';
import type { Override } from './state/override.ts';

type Call = Endpoint | 'any';

const reads = Object.values(endpoints)
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => ({ endpoint }));

/** The calls whose overrides are not the same in both lists. */
export function changedCalls(
  before: readonly Override[],
  after: readonly Override[],
): readonly Call[] {
  const others = [
    ...before.filter((override) => !after.includes(override)),
    ...after.filter((override) => !before.includes(override)),
  ];
  return others.map(({ endpoint }) => endpoint);
}

/** Drops the cached responses of these calls, and refetches those that the shop shows. */
export function refreshShop(calls: readonly Call[]): void {
  const isOf = (endpoint: Endpoint) => calls.includes('any') || calls.includes(endpoint);
  if (reads.some(({ endpoint }) => isOf(endpoint))) {
    const isAffected = (url: string) =>
      matchEndpoints(reads, url.split('?')[0]!).some(({ route }) => isOf(route.endpoint));
    dispatchEvent(new CustomEvent(SITE_EVENTS.responseChange, { detail: isAffected }));
  }
  if (isOf(endpoints.getCart)) announceCart();
}

/**
 * Tells the other tabs that the rows which they show were replaced, once this page is left for the next one: it would
 * hear it too, and has nothing to read them from any more.
 */
export function announceCartOnLeave(): void {
  addEventListener('pagehide', announceCart, { once: true });
}

/** The shop reads its cart again as it does when another tab has changed it. */
export function announceCart(): void {
  try {
    const channel = new BroadcastChannel(CART_CHANNEL);
    channel.postMessage('changed');
    channel.close();
  } catch {
    // The browser has no channels or refuses them, to the shop too.
  }
}
