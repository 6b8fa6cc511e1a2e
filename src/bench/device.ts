import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { observePage } from './page-probe.ts';
import type { Profile } from './profiles.ts';

const BITS = 8;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  });
}

/** A fresh visitor: nothing cached, stored or registered. */
export async function newVisitor(browser: Browser, profile: Profile): Promise<BrowserContext> {
  const { width, height, pixelRatio, isMobile } = profile;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
    isMobile,
    hasTouch: isMobile,
  });
  // tsx keeps the names of functions by a call to this, which the page does not know.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(observePage);
  return context;
}

export interface Line {
  /** Lifts the limits of the line; the processor stays as slow as it is. */
  lift(): Promise<void>;
}

/** Slows the page's main thread. */
export async function slowProcessor(page: Page, { slowdown }: Profile): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Slows the line of the page and of its workers. */
export async function slowLine(page: Page, { latency, bandwidth }: Profile): Promise<Line> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (bandwidth * 1_000_000) / BITS;
  const slow = {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow);

  // Playwright has no session for workers: their messages travel inside those of the page's session.
  const workers: string[] = [];
  const tell = (sessionId: string, method: string, params = {}) =>
    devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: 1, method, params }),
    });
  devtools.on('Target.attachedToTarget', async ({ sessionId }) => {
    workers.push(sessionId);
    await tell(sessionId, 'Network.enable');
    await tell(sessionId, 'Network.emulateNetworkConditions', slow);
    await tell(sessionId, 'Runtime.runIfWaitingForDebugger');
  });
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.splice(workers.indexOf(sessionId), 1);
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });

  return {
    async lift() {
      await devtools.send('Network.emulateNetworkConditions', fast);
      for (const worker of workers) {
        await tell(worker, 'Network.emulateNetworkConditions', fast);
      }
    },
  };
}
