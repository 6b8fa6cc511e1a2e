import type { CDPSession, Page } from '@playwright/test';
import type { RouteCost } from './budgets.ts';
import { fileSize } from './file-size.ts';
import { expect } from './test.ts';

const CALIBRATIONS = 5;
const POLL = 100;
const QUIET = 700;
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
  const devtools = await page.context().newCDPSession(page);
  // Time of the processor: time on the clock grows with what else the machine does.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const calibration = await calibrate(page, devtools);

  const quiet = quietLine(page);
  await page.goto(`${path}?transport=inpage`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('vernissage:live').length > 0,
    undefined,
    { polling: POLL },
  );
  await quiet();
  const { work, scripting } = await processorTime(devtools);
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
    work: work / calibration,
    scripting: scripting / calibration,
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

/** Seconds of the main thread since the page was created. */
async function processorTime(devtools: CDPSession): Promise<{ work: number; scripting: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { work: secondsOf('TaskDuration'), scripting: secondsOf('ScriptDuration') };
}

/** The time that this machine takes for a fixed piece of work, in seconds. */
async function calibrate(page: Page, devtools: CDPSession): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < CALIBRATIONS; run += 1) {
    const { work: start } = await processorTime(devtools);
    await page.evaluate(() => {
      const rows = Array.from({ length: 1_500 }, (_, id) => ({
        id,
        title: `Work ${(id * 7_919) % 1_500}`,
      }));
      const copy: typeof rows = JSON.parse(JSON.stringify(rows));
      document.body.innerHTML = copy
        .sort((a, b) => a.title.localeCompare(b.title))
        .map(({ id, title }) => `<p id="${id}">${title}</p>`)
        .join('');
      document.body.getBoundingClientRect();
      document.body.innerHTML = '';
    });
    times.push((await processorTime(devtools)).work - start);
  }
  return Math.min(...times);
}

function kilobytes(requests: readonly { path: string }[]): number {
  return requests.reduce((bytes, { path }) => bytes + fileSize(path), 0) / 1_000;
}
