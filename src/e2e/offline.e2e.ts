import type { Page } from '@playwright/test';
import { call, expect, test, workerServes } from './test.ts';
import { addresses } from './sites.ts';

/** Waits until all that the site needs offline is kept: its page is kept last. */
async function untilKept(page: Page) {
  await workerServes(page);
  await page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('vernissage files '));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.includes('/index.html?'));
  });
}

for (const address of [addresses.root, addresses.demo]) {
  test.describe(address, () => {
    test.use({ baseURL: address });

    test('Opens offline: a reload, a deep link, in a new tab, with every call', async ({
      page,
      context,
    }) => {
      await page.goto('./');
      await untilKept(page);
      await context.setOffline(true);

      await page.reload();
      await workerServes(page);
      expect((await call(page, '/api/categories')).status).toBe(200);

      await page.goto('./category/paintings');
      await workerServes(page);
      expect((await call(page, '/api/categories')).status).toBe(200);

      await page.close();
      const other = await context.newPage();
      await other.goto('./cart');
      await workerServes(other);
      expect((await call(other, '/api/cart/6')).status).toBe(200);
    });
  });
}
