import type { Answer } from '#mocks/server/answer.ts';
import { isBackendPath } from '#mocks/server/routing.ts';

/** Takes a call; `send` sends it over the network just as the page has written it. */
export type Route = (request: Request, send: () => Promise<Response>) => Promise<Response>;

/**
 * Hands the page's calls of the backend to `route`; every other request goes to the network untouched.
 * An aborted call raises at once.
 */
export function interceptFetch(route: Route): void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const send = () => network(input, init);
    const home = siteAddress();
    const url = new URL(input instanceof Request ? input.url : input, home);
    if (url.origin !== home.origin || !isBackendPath(url.pathname)) return send();
    const request = new Request(input instanceof Request ? input.clone() : url, init);
    return untilAborted(request.signal, () => route(request, send));
  };
}

/** Raises what the network would: nothing is answered after an abort, and an error answer is no answer. */
export function asNetwork(answer: Answer): Answer {
  return async (request) => {
    request.signal.throwIfAborted();
    const response = await answer(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work().then(resolve, reject);
  });
}

/** A page opened from a disk has no origin, and on Windows its paths begin with a drive: it borrows an address. */
const siteAddress = () =>
  new URL(location.protocol === 'file:' ? 'http://localhost/' : location.href);
