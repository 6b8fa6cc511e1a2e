import type { BrowserContext, Page } from '@playwright/test';

type Pattern = Parameters<Page['route']>[0];

/** Addresses of calls, and one that is none. */
const CALLS = ['/api/artists', '/api/artworks/1', '/api/events/1', '/api/cart/6', '/api/orders'];
const PAGE = '/';

/** Makes `route` throw for calls of the backend: the page or its worker answers them, and no route would see one. */
export function refuseRoutesOfCalls(routed: Page | BrowserContext): void {
  const route = routed.route.bind(routed);
  routed.route = async (pattern, ...rest) => {
    if (isOfCalls(pattern)) {
      throw new Error(
        `route(${String(pattern)}) would see no call: the page answers its calls itself, without a request. ` +
          "test.use({ transport: 'network' }) sends them over the network, and shop.respond or shop.fail changes a response.",
      );
    }
    return route(pattern, ...rest);
  };
}

/** A pattern that takes pages too is about something else, such as all pictures. */
function isOfCalls(pattern: Pattern): boolean {
  if (typeof pattern === 'string') return /\/(api|health)\b/.test(pattern);
  const isMatched = (path: string) => {
    const url = new URL(path, 'http://127.0.0.1');
    if (typeof pattern === 'function') return pattern(url);
    return pattern.test(url.href);
  };
  return CALLS.some(isMatched) && !isMatched(PAGE);
}
