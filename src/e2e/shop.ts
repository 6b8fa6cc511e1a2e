import type { Page } from '@playwright/test';
import { test as base } from './test.ts';

interface VisitOptions {
  /** Scenarios, applied in order. */
  scenario?: string | readonly string[];
  /** Calls that fail: `'POST /api/orders:500 once'`, or several of those. */
  fail?: string | readonly string[];
  /** Milliseconds that each call takes: `800`, `'800±200'`. */
  latency?: number | string;
  /** What the backend takes for now: `2026-12-24`, `2026-12-24T18:30`. */
  clock?: string;
  /** The signed-in user. */
  session?: { username: string; email: string; role: string };
}

/** The fixture of browser tests; the same interface as `src/testing/shop.ts`. */
export interface Shop {
  /** Opens a page as a visitor: `shop.visit('/cart', { scenario: 'full-cart' })`. */
  visit: (path: string, options?: VisitOptions) => Promise<void>;
  /** The calls of this page so far, oldest first, secrets masked. */
  calls: () => Promise<readonly { method: string; path: string; status: number }[]>;
  /** The stored rows of a table: `shop.rows('orders')`. */
  rows: (table: 'cart' | 'orders' | 'users') => Promise<readonly object[]>;
}

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    await use({
      async visit(path, { session, ...state } = {}) {
        if (session) {
          await page.addInitScript(
            (user) => localStorage.setItem('user', user),
            JSON.stringify(session),
          );
        }
        await page.goto(addressOf(path, state));
      },
      async calls() {
        await toolsAreThere(page);
        return page.evaluate(() => window.vernissage!.calls());
      },
      async rows(table) {
        await toolsAreThere(page);
        return page.evaluate((name) => window.vernissage!.rows(name), table);
      },
    });
  },
});

/** Waits for the console tools, which are loaded when the page is idle. */
export async function toolsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.vernissage !== undefined);
}

/** The URL of a page with demo parameters, relative to the site. */
export function addressOf(
  path: string,
  { scenario = [], fail = [], latency, clock }: Omit<VisitOptions, 'session'>,
): string {
  const search = new URLSearchParams();
  const names = [scenario].flat();
  if (names.length > 0) search.set('scenario', names.join(','));
  for (const fault of [fail].flat()) search.append('fail', fault);
  if (latency !== undefined) search.set('latency', String(latency));
  if (clock !== undefined) search.set('clock', clock);
  return `.${path}${search.size > 0 ? `?${search}` : ''}`;
}
