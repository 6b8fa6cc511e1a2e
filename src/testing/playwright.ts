import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import {
  type Call,
  CallFinder,
  callOf,
  overrideText,
  type PageLog,
  type ResponseOptions,
  STATE_PARAMETERS,
} from './calls.ts';
import { parseEndpoint } from '#mocks/demo/state/override.ts';
import { answerAtTheNetwork } from './network-calls.ts';
import { refuseRoutesOfCalls } from './refused-routes.ts';

export { expect };

export interface OpenOptions {
  /** Scenarios, applied in order. */
  scenario?: string | readonly string[];
  /** Calls that fail: `'POST /api/orders:500 once'`, or several of those. */
  fail?: string | readonly string[];
  /** What calls are answered: `{ 'GET /api/artists': { body: [] } }`. */
  respond?: Readonly<Record<string, ResponseOptions>>;
  /** Milliseconds that each call takes: `800`, `'800±200'`. */
  latency?: number | string;
  /** What the backend takes for now: `2026-12-24`, `2026-12-24T18:30`. */
  clock?: string;
}

/** The fixture of browser tests; that of tests in jsdom, `shop.ts`, has the same words. */
export interface Shop {
  /**
   * Opens a page as a visitor: `shop.open('/cart', { scenario: 'full-cart' })`.
   * @throws Error where the page refuses a part of the state, or takes none
   */
  open: (path: string, options?: OpenOptions) => Promise<void>;
  /** Makes calls fail from now on, in place of those before: `shop.fail('POST /api/orders:500 once')`; `shop.fail()` ends it. */
  fail: (...overrides: readonly string[]) => Promise<void>;
  /** Answers a call from now on: `shop.respond('GET /api/artists', { body: [] })`; null ends it. */
  respond: (call: string, response: ResponseOptions | null) => Promise<void>;
  /**
   * Waits for a response: `const { status } = await shop.waitForCall('POST /api/cart')`. It may have come already: the
   * calls of the page are gone through in order, each once, from the one after the last that was waited for.
   */
  waitForCall: (name: string, options?: { timeout?: number }) => Promise<Call>;
  /** The calls of this page so far, oldest first. */
  calls: () => Promise<readonly Call[]>;
  /** The stored rows of a table: `shop.rows('orders')`. */
  rows: (table: 'cart' | 'orders' | 'users') => Promise<readonly object[]>;
  /** Lets messages in the console pass, those before too: `shop.expectMessages(/status of 404/)`. */
  expectMessages: (...messages: readonly RegExp[]) => void;
}

export interface ShopOptions {
  /** Console messages that do not fail the tests of a file. */
  expectedMessages: readonly RegExp[];
  /** `network`: calls pass through Playwright's network layer, for `page.route` and `page.waitForResponse`. */
  transport: 'network' | undefined;
}

interface Fixtures extends ShopOptions {
  shop: Shop;
  /** Fails the test on a console error or warning that nobody expects, and on an uncaught error. */
  messages: { expect: Shop['expectMessages'] };
}

/** Playwright runs its scripts in every frame, and one whose sandbox allows none, as that of the map, may say so. */
const REFUSED_BY_SANDBOX = /^Blocked script execution in 'about:srcdoc'/;

export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  transport: [undefined, { option: true }],

  context: async ({ context, baseURL, transport }, use) => {
    await skipQuiet(context);
    if (transport === 'network') await answerAtTheNetwork(context, siteAddress(baseURL).origin);
    await use(context);
  },

  messages: [
    async ({ context, expectedMessages }, use) => {
      const expected = [...expectedMessages, REFUSED_BY_SANDBOX];
      const seen: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        seen.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      await use({ expect: (...messages) => void expected.push(...messages) });
      expect(seen.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  shop: async ({ page, context, baseURL, messages, transport }, use) => {
    if (transport !== 'network') {
      for (const routed of [page, context]) refuseRoutesOfCalls(routed);
    }
    const finder = new CallFinder();
    /** Browsers report a failed call that has left the page, through the worker or the network. */
    const expectFailures = () => messages.expect(/^Failed to load resource/);
    await use({
      async open(path, state = {}) {
        const responses = Object.values(state.respond ?? {});
        if ([state.fail ?? []].flat().length > 0 || responses.some(isError)) expectFailures();
        await page.goto(addressOf(baseURL, path, state));
        // A host that has taken the state itself leads to an address without it.
        if (STATE_PARAMETERS.some((name) => new URL(page.url()).searchParams.has(name))) {
          await stateIsTaken(page);
        }
      },
      async fail(...overrides) {
        if (overrides.length > 0) expectFailures();
        await tool(page, 'fail', ...overrides);
      },
      async respond(call, response) {
        if (response && isError(response)) expectFailures();
        await tool(page, 'respond', call, response);
      },
      async waitForCall(name, { timeout = 15_000 } = {}) {
        // Throws where there is no such call.
        parseEndpoint(name.replace(/\?.*/, ''));
        const found: Call[] = [];
        const look = async () => {
          const log = await logOf(page);
          const call = finder.find(name, log);
          if (!call) throw new Error(finder.missing(name, log));
          found.push(call);
        };
        // On a busy machine the time may be over before the first look, and only a look can say what is missing.
        await expect(look)
          .toPass({ intervals: [50], timeout })
          .catch(look);
        return found[0]!;
      },
      calls: async () => (await logOf(page)).calls.map(callOf),
      rows: async (table) => (await tool(page, 'rows', table)) as object[],
      expectMessages: messages.expect,
    });
  },
});

/**
 * Starts the worker, the tools and the small pictures after the load event, not at a pause of the visitor; done for the
 * fixtures `context` and `page`.
 */
export async function skipQuiet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { vernissageQuietMs: 0 });
  });
}

/** Waits for `window.vernissage`, the console tools, which are loaded when the page is idle. */
export async function toolsAreThere(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => 'vernissage' in window);
}

/**
 * Waits until the page has begun in the state of its address.
 * @throws Error with what the page refuses of it, or where no backend of the page takes it
 */
async function stateIsTaken(page: Page): Promise<void> {
  const mistakes = await page
    .waitForFunction(() => document.documentElement.dataset.demoMistakes, null, { timeout: 15_000 })
    .then(async (found) => JSON.parse((await found.jsonValue())!) as string[])
    .catch((error: Error) => {
      throw new Error(
        `Nothing at ${page.url()} has taken the state that this address asks for: is the backend one in the browser?`,
        { cause: error },
      );
    });
  if (mistakes.length > 0) throw new Error(`The page refuses its state. ${mistakes.join(' ')}`);
}

/** Calls a function of `window.vernissage`. */
async function tool(page: Page, name: string, ...values: readonly unknown[]): Promise<unknown> {
  await toolsAreThere(page);
  return page.evaluate(
    ([key, list]) =>
      (window as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>)
        .vernissage![key]!(...list),
    [name, values] as const,
  );
}

async function logOf(page: Page): Promise<PageLog> {
  const calls = (await tool(page, 'calls')) as PageLog['calls'];
  return { page: await page.evaluate(() => performance.timeOrigin), calls };
}

const isError = ({ status = 200 }: ResponseOptions) => status >= 400;

/** The URL of a page with demo parameters. */
function addressOf(
  baseURL: string | undefined,
  path: string,
  { scenario = [], fail = [], respond = {}, latency, clock }: OpenOptions,
): string {
  const url = new URL(path.replace(/^\.?\//, ''), siteAddress(baseURL));
  const names = [scenario].flat();
  if (names.length > 0) url.searchParams.set('scenario', names.join(','));
  const responses = Object.entries(respond).map((entry) => overrideText(...entry));
  for (const override of [fail, responses].flat()) url.searchParams.append('fail', override);
  if (latency !== undefined) url.searchParams.set('latency', String(latency));
  if (clock !== undefined) url.searchParams.set('clock', clock);
  return url.href;
}

/** Where the site is, which may be under a path: `http://127.0.0.1:4173/demo/`. */
function siteAddress(baseURL: string | undefined): URL {
  if (!baseURL) throw new Error('The kit has to know where the site is: set `use.baseURL`.');
  return new URL(baseURL.endsWith('/') ? baseURL : `${baseURL}/`);
}
