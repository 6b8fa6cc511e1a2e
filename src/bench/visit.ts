import type { Page } from '@playwright/test';
import type { Line } from './device.ts';
import type { Measures } from './measures.ts';
import type { Observed } from './page-probe.ts';
import type { Served, SiteHost } from './site-host.ts';
import { cumulativeShift } from './statistics.ts';

const LONG_TASK = 50;
const QUIET_LINE = 800;
const QUIET_HOST = 1_500;
const QUIET_THREAD = 3_000;
const LIMIT = 90_000;
const POLL = 100;
const KILOBYTE = 1_000;

/** The page's requests in flight. */
interface Traffic {
  open: number;
  /** When the last one began or ended, in milliseconds since 1970. */
  lastChange: number;
}

export interface Visit {
  measures: Measures;
  /** The user timing marks, by name. */
  marks: Record<string, number>;
}

/**
 * Opens a page and follows it until it is interactive, its line has been quiet for 0.8 s and its main thread for 3 s.
 * @throws Error where the page is not interactive within 90 s
 */
export async function visit(page: Page, address: string, host: SiteHost): Promise<Visit> {
  const traffic = watch(page);
  host.served.length = 0;
  const isInteractive = await listenForInteractive(page);
  await page.goto(address, { waitUntil: 'commit' });
  await isInteractive.wait.catch(() => {
    throw new Error(`${address} was not interactive within ${LIMIT / 1_000} s.`);
  });
  await until(page, () => traffic.open === 0 && Date.now() - traffic.lastChange > QUIET_LINE);
  await page.waitForFunction(isThreadQuiet, QUIET_THREAD, { polling: POLL, timeout: LIMIT });

  const observed = await page.evaluate(() => window.observed);
  const start = await page.evaluate(() => performance.timeOrigin);
  const interactive = interactiveAt(observed);
  const settled = Math.max(interactive, traffic.lastChange - start);
  const before = (time: number) => host.served.filter(({ at }) => at - start <= time);
  const scripts = (time: number) => before(time).filter(({ isScript }) => isScript);
  const tasks = observed.longTasks.map(({ duration }) => duration);

  return {
    measures: {
      ...timesOf(observed),
      interactive,
      shift: cumulativeShift(observed.shifts),
      excess: tasks.reduce((sum, duration) => sum + duration - LONG_TASK, 0),
      longest: Math.max(0, ...tasks),
      scriptsToInteractive: kilobytes(scripts(interactive)),
      scriptsSettled: kilobytes(scripts(settled)),
      bytes: kilobytes(before(settled)),
      requestsToInteractive: before(interactive).length,
      requests: before(settled).length,
    },
    marks: Object.fromEntries(observed.marks.map(({ name, at }) => [name, at])),
  };
}

/** Waits for the page's report that it is interactive. Nothing is asked of a page before: that would slow it. */
async function listenForInteractive(page: Page): Promise<{ wait: Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const reported = new Promise<void>((resolve, reject) => {
    devtools.on('Runtime.bindingCalled', ({ name }) => name === 'reportLive' && resolve());
    setTimeout(reject, LIMIT).unref();
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'reportLive' });
  return { wait: reported };
}

/** Scrolls to the end of the page and returns the layout shift of the whole visit. */
export async function scrollThrough(page: Page, line: Line): Promise<number> {
  const traffic = watch(page);
  await line.lift();
  const step = page.viewportSize()!.height * 0.8;
  let height = 0;
  for (let scrolled = 0; scrolled <= height; scrolled += step) {
    height = await page.evaluate((top) => {
      scrollTo({ top, behavior: 'smooth' });
      return document.documentElement.scrollHeight;
    }, scrolled);
    await page.waitForTimeout(150);
  }
  await until(page, () => traffic.open === 0 && Date.now() - traffic.lastChange > QUIET_LINE);
  return cumulativeShift(await page.evaluate(() => window.observed.shifts));
}

function kilobytes(files: readonly Served[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
}

function interactiveAt({ paint = 0, interactive }: Observed): number {
  return Math.max(interactive!, paint);
}

/** Nothing can be seen before the first paint. */
function timesOf({ paint, hero, cards }: Observed): Measures {
  return {
    ...(paint !== undefined && { paint }),
    ...(hero !== undefined && { hero }),
    ...(cards !== undefined && { cards: Math.max(cards, paint ?? 0) }),
  };
}

function isThreadQuiet(quiet: number): boolean {
  const { interactive, longTasks } = window.observed;
  const lastTask = longTasks.at(-1);
  const last = Math.max(interactive ?? 0, lastTask ? lastTask.at + lastTask.duration : 0);
  return performance.now() - last > quiet;
}

function watch(page: Page): Traffic {
  const traffic: Traffic = { open: 0, lastChange: Date.now() };
  const change = (by: number) => () => {
    traffic.open += by;
    traffic.lastChange = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return traffic;
}

/** Waits until the host has been asked for nothing for a while, by the page or its worker. */
export async function hostIsQuiet(page: Page, host: SiteHost): Promise<void> {
  await until(page, () => Date.now() - (host.served.at(-1)?.at ?? 0) > QUIET_HOST);
}

async function until(page: Page, isReached: () => boolean): Promise<void> {
  const end = Date.now() + LIMIT;
  while (!isReached()) {
    if (Date.now() > end) throw new Error(`${page.url()} was not quiet within ${LIMIT / 1_000} s.`);
    await page.waitForTimeout(POLL);
  }
}
