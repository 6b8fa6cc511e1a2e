import type { Page } from '@playwright/test';
import { cacheName } from '#src/site/cache-names.ts';
import { fullestCategory, otherWork } from '#src/testing/visited-rows.ts';
import { addresses, sites } from '../sites.ts';
import { call, expect, test, workerServes, worksOffline } from '../test.ts';

test.use({ loadsPictures: true, savesData: false });

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

      await page.goto(`./category/${fullestCategory.slug}`);
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

test.describe('on a metered connection', () => {
  // Pictures that are not kept do not load without the host, which sends the page of a deep link with a 404.
  test.use({ expectedMessages: [/\/pictures\/|status of 404/] });

  test('Only the pictures that were seen are kept, and one of another width stands in offline', async ({
    page,
    hostSite,
  }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    const host = await hostSite(sites.root);
    await page.goto(`${host.address}artwork/${otherWork.id}?backstage=offline`);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
    const seen = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await workerServes(page);
    await expect.poll(() => keptPictures(page)).toContain(seen);

    const panel = page.getByRole('dialog', { name: 'Backstage' });
    const pictures = panel.getByText(/^Pictures: \d+\.\d MB of \d+\.\d MB$/);
    await expect(pictures).toBeVisible();
    const [keptSize, allSize] = (await pictures.innerText()).match(/\d+\.\d/g)!.map(Number);
    expect(keptSize).toBeLessThan(allSize! / 10);
    expect((await keptPictures(page)).length).toBeLessThan(30);

    // It would ask the host, which is gone, for its build.
    await panel.getByRole('button', { name: 'Close Backstage' }).click();
    await expect(panel).toBeHidden();
    // Closes the host, because `setOffline` does not affect the worker.
    host.close();
    await page.goto(`${host.address}artwork/${otherWork.id}`);
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
    const unseen = seen.replace(/-\d+\.avif$/, '-1280.avif');
    expect(unseen).not.toBe(seen);
    const width = await page.evaluate(async (url) => {
      const response = await fetch(url);
      return (await createImageBitmap(await response.blob())).width;
    }, unseen);
    expect(width).toBe(828);
  });
});

const widthOf = (image: HTMLImageElement) => image.naturalWidth;

/** The addresses of the pictures that are kept. */
function keptPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    async (pictures) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(pictures));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => url);
    },
    cacheName('pictures', ''),
  );
}
