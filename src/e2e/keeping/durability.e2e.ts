import type { BrowserContext, Page } from '@playwright/test';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { fillCheckout } from '../checkout-form.ts';
import { work } from '#src/testing/visited-rows.ts';
import {
  type PageWithCommits,
  prepareCommits,
  slowDownCommits,
  stopCommits,
} from '../slow-commits.ts';
import { backendStarts, call, expect, test, workerServes } from '../test.ts';

const ADD = { userId: 6, artworkId: work.id, quantity: 1 };

const ORDER = {
  order: { userId: 6, total: 1, status: 'pending' },
  items: [{ orderId: 0, artworkId: work.id, eventId: null, quantity: 1, price: 1 }],
};

/** Places orders as fast as possible and reports the id of every acknowledged one. */
async function startBurst(page: Page, acknowledged: number[]) {
  let onEnough = () => {};
  const enough = new Promise<void>((resolve) => {
    onEnough = resolve;
  });
  await page.exposeBinding('acknowledge', (_, id: number) => {
    if (acknowledged.push(id) === 30) onEnough();
  });
  await page.evaluate((body) => {
    const { acknowledge } = window as typeof window & { acknowledge: (id: number) => void };
    const one = async () => {
      const response = await fetch('/api/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      acknowledge((await response.json()).order.id);
      void one();
    };
    void one();
    void one();
  }, JSON.stringify(ORDER));
  await enough;
}

/** The ids of the orders that IndexedDB holds. */
function storedOrders(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    (database) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('orders').objectStore('orders').getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result));
        });
      }),
    DATABASE_NAME,
  );
}

async function crash(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
}

async function openShop(context: BrowserContext, path = '/') {
  const page = await context.newPage();
  await prepareCommits(page);
  await page.goto(path);
  await backendStarts(page);
  return page;
}

for (const [what, end] of [
  ['closed', (page: Page) => page.close()],
  ['crashed', crash],
] as const) {
  test(`No acknowledged write is lost when the tab is ${what} during a burst of writes`, async ({
    context,
  }) => {
    const acknowledged: number[] = [];
    const page = await openShop(context, '/?transport=inpage');
    await startBurst(page, acknowledged);
    await stopCommits(page);
    await end(page);
    const after = await openShop(context);
    const kept = new Set(await storedOrders(after));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
}

test('Acknowledged writes are there after an immediate reload', async ({ page }) => {
  await prepareCommits(page);
  await page.goto('/');
  await backendStarts(page);
  await slowDownCommits(page);
  const reloaded = page.waitForEvent('load');
  // The page that reloads may be gone before it could hand the response to the test, so it keeps it for the next one.
  await page.evaluate((add) => {
    const addAndReload = async () => {
      const { status } = await fetch('/api/cart', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(add),
      });
      const { heldFor } = (window as PageWithCommits).commits;
      sessionStorage.setItem('answer', JSON.stringify({ status, isCommitted: heldFor === 0 }));
      location.reload();
    };
    void addAndReload();
  }, ADD);
  await reloaded;
  const answer = await page.evaluate(() => sessionStorage.getItem('answer'));
  expect(JSON.parse(answer ?? 'null')).toEqual({ status: 201, isCommitted: true });
  await backendStarts(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('An order that is sent again after a reload is placed once', async ({ page }) => {
  await page.goto('/?transport=inpage');
  await backendStarts(page);
  await call(page, '/api/cart', ADD);
  await page.goto('/checkout?transport=inpage');
  await backendStarts(page);
  // The page reloads when the response arrives, before the client reads it.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (input !== '/api/orders') return response;
      location.reload();
      return new Promise(() => {});
    };
  });
  await fillCheckout(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await reloaded;
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  expect(await storedOrders(page)).toEqual([1]);
});

test('Without storage the shop works and shows a notice', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.goto('/');
  await workerServes(page);
  await expect(page.getByText('This browser keeps nothing here')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
