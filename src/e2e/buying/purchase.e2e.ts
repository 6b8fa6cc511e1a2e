import type { BrowserContext, Page } from '@playwright/test';
import { formatPrice } from '#src/copy/format.ts';
import { DATABASE_NAME, nameForSite } from '#src/site/storage-names.ts';
import { fillCheckout } from '../checkout-form.ts';
import { sumsOf } from '#src/testing/order-sums.ts';
import { isLiveMode } from '../real-server.ts';
import { categoryOfWork, event, work } from '#src/testing/visited-rows.ts';
import { addresses, subPath } from '../sites.ts';
import { expect, isLive, test, workerServes } from '../test.ts';

interface Call {
  call: string;
  credentials: string | undefined;
  payload: unknown;
}

/** The page's requests to the API. */
async function recordCalls(context: BrowserContext): Promise<Call[]> {
  const calls: Call[] = [];
  await context.exposeBinding('recordCall', (_, call: Call) => calls.push(call));
  await context.addInitScript(() => {
    const { fetch, recordCall } = window as typeof window & {
      recordCall: (call: Call) => Promise<void>;
    };
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      if (/^\/(api\/|health$)/.test(pathname)) {
        void recordCall({
          call: `${init?.method} ${pathname}${search}`,
          credentials: init?.credentials,
          payload: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        });
      }
      return fetch(input, init);
    };
  });
  return calls;
}

/** All orders in IndexedDB. */
function storedOrders(page: Page, database: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('orders').objectStore('orders').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    database,
  );
}

function notice(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

for (const [address, database] of [
  [addresses.root, DATABASE_NAME],
  [addresses.demo, nameForSite(DATABASE_NAME, subPath)],
] as const) {
  test.describe(`At ${address}`, () => {
    if (address !== addresses.root) test.use({ baseURL: address });

    test('a visitor buys an artwork and two tickets, reloading in between', async ({
      page,
      context,
    }) => {
      const calls = await recordCalls(context);
      await page.goto('./?transport=worker');
      await workerServes(page);
      await isLive(page);
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
      // Sections ask one after the other as they are rendered.
      const firstCalls = expect.poll(() => calls.map(({ call }) => call).toSorted());
      await firstCalls.toEqual([
        'GET /api/artists',
        'GET /api/artists/featured',
        'GET /api/artworks',
        'GET /api/cart/6',
        'GET /api/categories',
        'GET /api/events?upcoming=true',
      ]);

      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: categoryOfWork.name })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryOfWork.name);
      await expect(page).toHaveURL(`./category/${categoryOfWork.slug}`);

      await page.getByRole('link', { name: work.title, exact: true }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(notice(page)).toContainText('Item added to cart');
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Events' })
        .click();
      await page.getByRole('button', { name: `Get Tickets for ${event.title}` }).click();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

      await page.reload();
      await workerServes(page);
      await page.getByRole('link', { name: 'Cart, 2 items' }).click();
      await page.getByRole('button', { name: `Increase quantity of ${event.title}` }).click();
      await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
      await expectTotals(page);

      await page.reload();
      await workerServes(page);
      await expectTotals(page);
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

      await fillCheckout(page);
      await page.getByRole('button', { name: 'Complete Purchase' }).click();
      await expect(notice(page)).toContainText('Cart cleared');
      await expect(notice(page)).toContainText('Order placed successfully!');
      await expect(page).toHaveURL('./');
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

      expect(calls.filter(({ credentials }) => credentials !== 'include')).toEqual([]);
      expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
        {
          call: 'POST /api/cart',
          credentials: 'include',
          payload: { userId: 6, artworkId: work.id, quantity: 1 },
        },
        {
          call: 'POST /api/cart',
          credentials: 'include',
          payload: { userId: 6, eventId: event.id, quantity: 1 },
        },
        { call: 'PUT /api/cart/2', credentials: 'include', payload: { quantity: 2 } },
        { call: 'POST /api/orders', credentials: 'include', payload: ORDER },
        { call: 'DELETE /api/cart/user/6', credentials: 'include' },
      ]);

      await page.close();
      const later = await context.newPage();
      await later.goto('./');
      await expect(later.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
      // What a server stores is its own; the journey by keyboard asks ours.
      if (isLiveMode()) return;
      expect(await storedOrders(later, database)).toMatchObject([
        {
          row: {
            order: { ...ORDER.order, id: 1 },
            items: ORDER.items.map((item) => ({ ...item, orderId: 1 })),
          },
        },
      ]);
    });
  });
}

const SUMS = sumsOf([
  { artworkId: work.id, quantity: 1 },
  { eventId: event.id, quantity: 2 },
]);

const ORDER = {
  order: { userId: 6, total: SUMS.total, status: 'pending' },
  items: [
    { orderId: 0, artworkId: work.id, eventId: null, quantity: 1, price: work.price },
    { orderId: 0, artworkId: null, eventId: event.id, quantity: 2, price: event.minPrice },
  ],
};

async function expectTotals(page: Page) {
  const summary = page.getByRole('region', { name: 'Order Summary' });
  for (const [name, amount] of [
    ['Subtotal', SUMS.subtotal],
    ['Shipping', SUMS.shipping],
    ['Tax', SUMS.tax],
    ['Total', SUMS.total],
  ] as const) {
    const row = summary.locator('div', { has: page.getByText(name, { exact: true }) }).last();
    await expect(row).toContainText(formatPrice(amount));
  }
}
