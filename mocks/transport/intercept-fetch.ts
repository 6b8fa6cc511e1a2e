import type { Answer } from '#mocks/backend/server/answer.ts';
import { isBackendPath } from '#src/contract/routing.ts';

/**
 * Sends a call over the network with the options of the page, except for these headers and this signal, to its own
 * address or another.
 */
export type Send = (
  changes: { headers: Headers; signal: AbortSignal },
  address?: string,
) => Promise<Response>;

/** A way for a call to reach the backend; `send` is the network's. */
export type Transport = (request: Request, send: Send) => Promise<Response>;

/**
 * Patches `fetch` so that the page's calls of the backend go to `transport`; every other request goes to the network
 * unchanged. An aborted call rejects at once.
 */
export function interceptFetch(transport: Transport): void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const home = siteAddress();
    const url = new URL(input instanceof Request ? input.url : input, home);
    if (url.origin !== home.origin || !isBackendPath(url.pathname)) {
      return network(input, init);
    }
    const request = new Request(input instanceof Request ? input.clone() : url, init);
    const send: Send = (changes, address) => network(address ?? input, { ...init, ...changes });
    return untilAborted(request.signal, () => transport(request, send));
  };
}

/** Rejects as `fetch` does: with the reason after an abort, with a TypeError for `Response.error()`. */
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

/** A page opened from a disk has no origin, and on Windows its paths begin with a drive: it gets an address. */
const siteAddress = () =>
  new URL(location.protocol === 'file:' ? 'http://localhost/' : location.href);
