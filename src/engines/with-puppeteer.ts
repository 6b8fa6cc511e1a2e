/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch as launchBrowser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Browser, BrowserOptions, Message, Storage, Tab } from './driver.ts';

const isRoot = process.getuid?.() === 0;

export async function openChromium({ profile, storage, ...options }: BrowserOptions) {
  if (storage === 'refused') await refuseCookies(profile);
  return open(
    options,
    {
      browser: 'chrome',
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      userDataDir: profile,
      args: ['--window-size=1280,900', ...(isRoot ? ['--no-sandbox'] : [])],
    },
    storage === 'private',
  );
}

/** In Chromium that setting holds for all storage and for workers. */
async function refuseCookies(profile: string) {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
}

const FIREFOX_STORAGE: Record<Storage, Record<string, unknown>> = {
  kept: {},
  private: { 'browser.privatebrowsing.autostart': true },
  // Refuses every site, with cookies all storage and workers.
  refused: { 'network.cookie.cookieBehavior': 2 },
};

export async function openFirefox({ profile, storage, ...options }: BrowserOptions) {
  await mkdir(profile, { recursive: true });
  return open(options, {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    userDataDir: profile,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: FIREFOX_STORAGE[storage],
  });
}

async function open(
  { firstScript }: Pick<BrowserOptions, 'firstScript'>,
  launch: LaunchOptions,
  isOffTheRecord = false,
): Promise<Browser> {
  const browser = await launchBrowser({ ...launch, headless: true, defaultViewport: null });
  const context = isOffTheRecord
    ? await browser.createBrowserContext()
    : browser.defaultBrowserContext();
  const messages: Message[] = [];
  return {
    messages,
    async openTab() {
      const page = await context.newPage();
      await page.evaluateOnNewDocument(firstScript);
      let isOfLeaving = false;
      const leave = async (go: () => Promise<unknown>) => {
        isOfLeaving = true;
        await go();
        isOfLeaving = false;
      };
      page.on('pageerror', (error) => messages.push({ text: String(error), isOfLeaving }));
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) {
          messages.push({ text: message.text(), isOfLeaving });
        }
      });
      return tabOf(page, leave);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, leave: (go: () => Promise<unknown>) => Promise<void>): Tab {
  // Its process answers in order: what it had to say of the page before has come by then.
  const hasAnswered = () => page.evaluate('0');
  return {
    goTo: (address) => leave(() => page.goto(address).then(hasAnswered)),
    reload: () => leave(() => page.reload().then(hasAnswered)),
    async define(script) {
      await page.evaluate(script);
    },
    // Puppeteer's type takes handles of elements too, which no other engine has.
    evaluate: (run, ...args) =>
      page.evaluate(run as unknown as (...values: unknown[]) => never, ...args),
    show: () => page.bringToFront(),
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    close: () => leave(() => page.close()),
  };
}
