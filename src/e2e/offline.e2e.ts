import { call, expect, test, workerServes, worksOffline } from './test.ts';
import { addresses } from './sites.ts';

for (const address of [addresses.root, addresses.demo]) {
  test.describe(address, () => {
    // Pictures are cached best effort, after the files.
    test.use({ baseURL: address, expectedMessages: [/\/pictures\//] });

    test('A reload, a deep link and a new tab work offline with all calls', async ({
      page,
      context,
    }) => {
      await page.goto('./');
      await workerServes(page);
      await expect.poll(() => worksOffline(page)).toBe(true);
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
