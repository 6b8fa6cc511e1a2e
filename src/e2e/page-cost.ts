import type { Page } from '@playwright/test';
import type { RouteCost } from './budgets.ts';
import { fileSize } from './file-size.ts';
import { expect } from './test.ts';

const POLL = 100;
/** Milliseconds without a request; longer than a page waits for what it imports late (`DeferredImport`), which counts. */
const QUIET = 1_300;
/** Longer than any visit, in milliseconds. */
const QUIET_NEVER = 3_600_000;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Opens a page and returns what it has cost when it is idle. */
export async function costOf(page: Page, path: string): Promise<RouteCost> {
  await page.addInitScript(observePage, QUIET_NEVER);
  const quiet = quietLine(page);
  await page.goto(`${path}?transport=inpage`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('vernissage:live').length > 0,
    undefined,
    { polling: POLL },
  );
  await quiet();
  const { live, shift, requests } = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('vernissage:live');
    return {
      live: mark!.startTime,
      shift: window.layoutShift,
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(location.origin))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    };
  });

  const pictures = requests.filter((request) => request.path.startsWith('/pictures/'));
  const others = requests.filter((request) => !pictures.includes(request));
  const early = others.filter(({ startTime }) => startTime < live);
  return {
    scripts: kilobytes(early.filter((request) => request.path.endsWith('.js'))),
    requests: early.length,
    files: kilobytes(others),
    pictures: kilobytes(pictures),
    shift,
  };
}

function observePage(quietMs: number): void {
  // What is loaded in a quiet or idle moment does not count, so none comes: a visit on a busy machine may outlast both.
  window.vernissageQuietMs = quietMs;
  window.requestIdleCallback = () => 0;
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @returns what waits until no request has been on its way for a while */
function quietLine(page: Page): () => Promise<void> {
  let open = 0;
  let lastChange = Date.now();
  const change = (by: number) => () => {
    open += by;
    lastChange = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return () => expect.poll(() => open === 0 && Date.now() - lastChange > QUIET).toBe(true);
}

function kilobytes(requests: readonly { path: string }[]): number {
  return requests.reduce((bytes, { path }) => bytes + fileSize(path), 0) / 1_000;
}
