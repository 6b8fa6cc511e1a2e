import type { Page } from '@playwright/test';
import { cacheName } from '#src/site/cache-names.ts';
import { expect } from '../testing/playwright.ts';
import { isLiveMode, test as base } from './real-server.ts';
import { hostSite, type StaticHost } from './static-host.ts';

export { expect };

/** Pictures keep their boxes, which have their size by themselves. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';
/** What the browser says of the page's main picture then. */
const UNUSED_PRELOAD =
  /image loading is disabled|pictures.* preloaded using link preload but not used/;

interface Options {
  /**
   * The visitor saves data: the background does not fetch the small pictures of the whole site, which would take a
   * third of a journey's time. Journeys about what is kept say no.
   */
  savesData: boolean;
}

interface WorkerOptions {
  /** Whether the browser loads pictures, which journeys about them ask for; to decode them takes a third of a journey's time. */
  loadsPictures: boolean;
}

interface Fixtures {
  /** `hostSite` of `static-host.ts`, with hosts that are closed after the pages that they serve. */
  hostSite: typeof hostSite;
  staysOnTheSite: void;
}

/** The kit's, for journeys of this site: one fails on a request that leaves it, too. */
export const test = base.extend<Options & Fixtures, WorkerOptions>({
  loadsPictures: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, loadsPictures }, use) => {
      const { args = [] } = launchOptions;
      const withoutPictures = { ...launchOptions, args: [...args, NO_PICTURES] };
      await use(loadsPictures ? launchOptions : withoutPictures);
    },
    { scope: 'worker' },
  ],

  savesData: [true, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  hostSite: async ({}, use) => {
    const hosts: StaticHost[] = [];
    await use(async (...site) => {
      const host = await hostSite(...site);
      hosts.push(host);
      return host;
    });
    for (const host of hosts) host.close();
  },

  messages: async ({ messages, loadsPictures }, use) => {
    if (!loadsPictures) messages.expect(UNUSED_PRELOAD);
    await use(messages);
  },

  // Ends before `hostSite`, on which it depends: a page whose host is gone would report what it still asks for.
  // oxlint-disable-next-line no-unused-vars -- the dependency is what orders the two
  context: async ({ context, savesData, hostSite: _ }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },

  staysOnTheSite: [
    async ({ context, expectedMessages }, use) => {
      const departures: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isOurs =
          ['127.0.0.1', 'localhost'].includes(hostname) ||
          ['data:', 'blob:', 'about:', 'file:'].includes(protocol);
        if (!isOurs) departures.push(`A request left the site: ${href}`);
      });
      await use();
      const isExpected = (text: string) => expectedMessages.some((message) => message.test(text));
      expect(departures.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the page. Other browsers than Chromium do not tell. */
function saveData(): void {
  const { prototype } = (window as unknown as { NetworkInformation: { prototype: object } })
    .NetworkInformation;
  Object.defineProperty(prototype, 'saveData', { get: () => true });
}

/** Waits until React has taken the page over and shows responses of the backend: until then a link opens a new document. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('vernissage:live').length > 0);
}

/** Waits until calls go through the worker; of a live build, which has none, until the page is interactive. */
export async function workerServes(page: Page): Promise<void> {
  if (isLiveMode()) return isLive(page);
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'worker');
}

/** Waits until the backend has started in the page, with or without the worker; until React has a live build's page. */
export async function backendStarts(page: Page): Promise<void> {
  const html = page.locator('html');
  if (isLiveMode()) await expect(html).not.toHaveAttribute('data-page');
  else await expect(html).toHaveAttribute('data-transport', /page|worker/);
}

/** Whether the site at `address` (default: any) is cached for offline use; its page is cached last. */
export function worksOffline(page: Page, address = ''): Promise<boolean> {
  return page.evaluate(
    async ([files, site]) => {
      const names = (await caches.keys()).filter(
        (name) => name.startsWith(files) && name.endsWith(` ${site}`.trimEnd()),
      );
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/index.html?'));
    },
    [cacheName('files', ''), address] as const,
  );
}

/** A hard reload, which bypasses caches and the worker (Shift+Reload). */
export async function hardReload(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
}

/** Makes a call from the page; with a body it is a POST. */
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
