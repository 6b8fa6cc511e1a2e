import { expect, test as base } from '@playwright/test';
import { hostSite, type StaticHost } from '../e2e/static-host.ts';
import type { Browser, BrowserOptions, Engine, Storage } from './driver.ts';
import { built } from './built-site.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './with-webdriver.ts';
import { openChromium, openFirefox } from './with-puppeteer.ts';

export { expect };

const OPEN: Record<Engine, (options: BrowserOptions) => Promise<Browser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};

/** The worker, the tools and the small pictures follow the load event, not a pause of the visitor. */
const FIRST_SCRIPT = 'window.vernissageQuietMs = 0;';

interface Window {
  /** Opens the site in a tab of its own. */
  visit: (path?: string) => Promise<Visitor>;
  messages: readonly string[];
  close: () => Promise<void>;
}

interface Fixtures {
  engine: Engine;
  /** The built site on a host of this journey's own. */
  host: StaticHost;
  /** Opens a browser; those of a journey share a profile, which is new. */
  openBrowser: (storage?: Storage) => Promise<Window>;
  /** A visitor on Home, in a browser that keeps what it is given. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  host: async ({}, use) => {
    const host = await hostSite(built);
    await use(host);
    host.close();
  },

  openBrowser: async ({ engine, host }, use, testInfo) => {
    const open = new Set<Browser>();
    await use(async (storage = 'kept') => {
      const browser = await OPEN[engine]({
        profile: testInfo.outputPath('profile'),
        storage,
        firstScript: FIRST_SCRIPT,
      });
      open.add(browser);
      return {
        messages: browser.messages,
        async visit(path = './') {
          const visitor = new Visitor(await browser.openTab(), host.address);
          await visitor.open(path);
          return visitor;
        },
        async close() {
          open.delete(browser);
          await browser.close();
        },
      };
    });
    for (const browser of open) await browser.close();
  },

  visitor: async ({ openBrowser }, use) => {
    const browser = await openBrowser();
    await use(await browser.visit());
  },
});
