import type { Answer } from '#mocks/server/answer.ts';
import { isBackendCall } from '#mocks/worker/backend-call.ts';

/**
 * Sends the page's calls of the backend to `route`; every other request goes to the network untouched.
 * An aborted call raises at once.
 * @returns the network's own fetch
 */
export function interceptFetch(route: Answer): typeof fetch {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isBackendCall(url)) return network(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    return untilAborted(request.signal, () => route(request));
  };
  return network;
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
