import { failureInWords } from '#mocks/demo/state/override-words.ts';
import { formatEndpoint, type Override } from '#mocks/demo/state/override.ts';

/** Calls whose failure has no words of the shop, because nobody would tell a client of it. */
const OTHERS: Readonly<Record<string, string>> = {
  'PUT /api/cart/:itemId': 'changes of a quantity',
  'DELETE /api/cart/:itemId': 'removals from the cart',
  'DELETE /api/cart/user/:userId': 'emptying the cart',
  'GET /api/artists/featured': 'the featured artist',
  'POST /api/auth/logout': 'sign-outs',
  'GET /api/domain-info': 'the domain test',
  'GET /health': 'the health check',
};

/** Returns a path of the OpenAPI document as the contract writes it: `/api/artworks/:id`. */
export const withColons = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Says what a call is about, in words of the shop: `orders`; undefined where it has none. */
export function callInWords(call: Override['endpoint']): string | undefined {
  const failing = failureInWords({ endpoint: call, failure: 500 });
  return failing?.replace(/ fails?$/, '') ?? OTHERS[formatEndpoint(call)];
}
