import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Console messages a test expects, besides none at all. */
  expectedMessages: RegExp[];
  /** Fails the test on any other console error or warning, an uncaught error, or a request leaving the origin. */
  cleanConsole: void;
}

export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],

  cleanConsole: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const faults: string[] = [];
      watch(context, new URL(baseURL ?? '').origin, (fault) => {
        if (!expectedMessages.some((expected) => expected.test(fault))) faults.push(fault);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, origin: string, report: (fault: string) => void): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  context.on('weberror', (error) => report(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (url.origin !== origin && !isLocal) report(`A request left the origin: ${url.href}`);
  });
}

/** Waits until calls go through the worker. */
export async function workerServes(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'worker');
}

/** Waits until the backend has started in the page, whoever takes the calls. */
export async function backendStarts(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-transport', /page|worker/);
}

/** Makes a call as the page would; a body makes it a POST. */
export function call(page: Page, path: string, body?: unknown) {
  return page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url, {
        credentials: 'include',
        ...(json !== null && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: json,
        }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}
