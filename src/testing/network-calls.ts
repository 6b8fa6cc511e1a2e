import type { BrowserContext, Page } from '@playwright/test';

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends the calls of the pages over the network, as those of any site, and has the page's own backend answer there
 * what nothing else does. `page.route` sees no request that a service worker answers, and none that stays in the page;
 * this leaves out the worker and gives the page the browser's own `fetch` in place of the one that the backend patches.
 */
export async function answerAtTheNetwork(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    const network = globalThis.fetch;
    const { promise: patched, resolve } = Promise.withResolvers<typeof fetch>();
    Object.defineProperty(globalThis, 'fetch', { get: () => network, set: resolve });
    Object.assign(window, {
      async answerCall(url: string, init: RequestInit): Promise<Answered> {
        const response = await (await patched)(url, init);
        const { status, headers } = response;
        return { status, headers: Object.fromEntries(headers), body: await response.text() };
      },
    });
  });
  const isCall = (url: URL) =>
    url.origin === origin && (url.pathname === '/health' || url.pathname.startsWith('/api/'));
  // A route of the test takes precedence, whenever it is added: those of pages do, and later ones.
  await context.route(isCall, async (route, request) => {
    const init = { method: request.method(), headers: request.headers(), body: request.postData() };
    const page = request.frame().page();
    const response = await answerIn(page, request.url(), init);
    await (response ? route.fulfill(response) : route.abort());
  });
}

/** Undefined for a network error, and where the page that made the call has gone. */
function answerIn(page: Page, url: string, init: object): Promise<Answered | undefined> {
  return page
    .evaluate(
      ([address, options]) =>
        (
          window as unknown as { answerCall: (url: string, init: object) => Promise<Answered> }
        ).answerCall(address, options),
      [url, init] as const,
    )
    .catch(() => undefined);
}
