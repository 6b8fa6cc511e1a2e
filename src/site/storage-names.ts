import { slug } from '#src/copy/brand/slug.ts';

/**
 * The name under which this copy of the site keeps something in the browser. All copies on one origin share
 * its storage, so outside the root a name carries the path of its site: `vernissage` and `vernissage /demo/`.
 */
export function nameForSite(name: string, base = import.meta.env?.BASE_URL ?? '/'): string {
  // A page opened from a disk has a relative base, and an origin of its own.
  return base === '/' || !base.startsWith('/') ? name : `${name} ${base}`;
}

/**
 * Spec 3: the client keeps the signed-in user in local storage under this key, wherever the site stands. Copies on one
 * origin share who is signed in, and nothing else.
 */
export const USER_KEY = 'user';

/** The works that the visitor has looked at, in local storage. */
export const RECENTLY_VIEWED_KEY = nameForSite('recently-viewed');

/** The lines of the last order, in local storage. */
export const LAST_ORDER_KEY = nameForSite('last-order');

/** Contact and address of a checkout that has not been completed, in session storage. */
export const CHECKOUT_DRAFT_KEY = nameForSite('checkout-draft');

/** The order whose cart has not been cleared yet, in local storage. */
export const ORDER_ATTEMPT_KEY = nameForSite('order-attempt');

/** The same order in the tab that placed it, until it has told the visitor, in session storage. */
export const PLACED_ORDER_KEY = nameForSite('placed-order');

/** The IndexedDB database of the visitor's own cart, orders and accounts. */
export const DATABASE_NAME = nameForSite(slug);

/** The tab's demo state in `sessionStorage`, kept by a backend in the browser. */
export const DEMO_STATE_KEY = nameForSite(`${slug}-staging`);

/** The channel on which a tab announces a change of the cart to the others. */
export const CART_CHANNEL = nameForSite(`${slug}-cart`);
