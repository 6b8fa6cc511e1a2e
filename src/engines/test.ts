import { expect, test as base } from '@playwright/test';
import { sites } from '../e2e/sites.ts';
import { hostSite, type StaticHost } from '../e2e/static-host.ts';
import type { Browser, BrowserOptions, Engine, Message, Storage } from './driver.ts';
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

/** Errors and warnings that an engine has to any page of the shop. */
const KNOWN_MESSAGES: Record<Engine, readonly RegExp[]> = {
  chromium: [],
  firefox: [
    // Firefox 140 says so wherever Puppeteer runs a first script, also an empty one.
    /^Error: Error: Permission denied to access property "length"$/,
  ],
  webkit: [
    /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
    // What was preloaded is read from the cache all the same: the host is asked once.
    /was preloaded using link preload but not used/,
    // No stream goes from a worker to its page. MSW sends one for its events `response:*`, which nothing here uses.
    /^Unhandled Promise Rejection: DataCloneError/,
  ],
};

/** What an engine says of loads that end because the visitor leaves the page. */
const MESSAGES_OF_LEAVING: Record<Engine, readonly RegExp[]> = {
  chromium: [],
  firefox: [
    /error loading dynamically imported module/,
    /A ServiceWorker intercepted the request and encountered an unexpected error/,
  ],
  webkit: [
    /^Cache API operation failed: Context is stopped/,
    // Of a script, such as that of the worker, it says so without the name of the API.
    /^(Fetch API cannot|Cannot) load .* due to access control checks/,
  ],
};

interface Window {
  /** Opens the site in a tab of its own. */
  visit: (path?: string) => Promise<Visitor>;
  close: () => Promise<void>;
}

interface Fixtures {
  engine: Engine;
  /** Errors and warnings in the console that do not fail the tests of a file. */
  expectedMessages: readonly RegExp[];
  /** The built site on a host of this journey's own. */
  host: StaticHost;
  /** Opens a browser; those of a journey share a profile, which is new. */
  openBrowser: (storage?: Storage) => Promise<Window>;
  /** A visitor on Home, in a browser that keeps what it is given. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],
  expectedMessages: [[], { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  host: async ({}, use) => {
    const host = await hostSite(process.env.SITE ?? sites.root);
    await use(host);
    host.close();
  },

  openBrowser: async ({ engine, expectedMessages, host }, use, testInfo) => {
    const open = new Set<Browser>();
    const messages: Message[] = [];
    /** What a browser says as it ends is not the shop's. */
    const close = async (browser: Browser) => {
      open.delete(browser);
      messages.push(...browser.messages);
      await browser.close();
    };
    await use(async (storage = 'kept') => {
      const browser = await OPEN[engine]({
        profile: testInfo.outputPath('profile'),
        storage,
        firstScript: FIRST_SCRIPT,
      });
      open.add(browser);
      return {
        async visit(path = './') {
          const visitor = new Visitor(await browser.openTab(), host.address);
          await visitor.open(path);
          return visitor;
        },
        close: () => close(browser),
      };
    });
    for (const browser of open) await close(browser);
    const known = [...KNOWN_MESSAGES[engine], ...expectedMessages];
    const isExpected = ({ text, isOfLeaving }: Message) =>
      [...known, ...(isOfLeaving ? MESSAGES_OF_LEAVING[engine] : [])].some((message) =>
        message.test(text),
      );
    expect(messages.filter((message) => !isExpected(message))).toEqual([]);
  },

  visitor: async ({ openBrowser }, use) => {
    const browser = await openBrowser();
    await use(await browser.visit());
  },
});
