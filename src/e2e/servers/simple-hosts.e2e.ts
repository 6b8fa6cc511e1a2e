import { cacheName } from '#src/site/cache-names.ts';
import { fullestCategory, work } from '#src/testing/visited-rows.ts';
import { sites, subPath } from '../sites.ts';
import { call, expect, isLive, test, workerServes, worksOffline } from '../test.ts';

test.use({ loadsPictures: true, savesData: false });

for (const [directory, base] of [
  [sites.root, '/'],
  [sites.demo, subPath],
] as const) {
  test(`On a host that finds files and folders alone, at ${base}, every known address opens at once`, async ({
    page,
    hostSite,
  }) => {
    const host = await hostSite(directory, base, 0, { isPlain: true });
    for (const [path, heading] of [
      [`artwork/${work.id}`, work.title],
      [`category/${fullestCategory.slug}.html`, fullestCategory.name],
      ['artists/', 'Artists'],
    ] as const) {
      const response = await page.goto(host.address + path);
      expect(response?.status()).toBe(200);
      // The page that came is the one that was asked for: nothing is rendered in its place.
      await expect(page.locator('html')).not.toHaveAttribute('data-page', 'hidden');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await isLive(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await workerServes(page);
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page).toHaveURL(`${host.address}cart`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('on a host that knows the types of pages, styles and scripts alone', () => {
  // Pictures that are not kept do not load without the host.
  test.use({ expectedMessages: [/\/pictures\//] });

  test('pictures are shown, kept, and there without the host', async ({ page, hostSite }) => {
    const host = await hostSite(sites.root, '/', 0, { isCareless: true });
    const address = `${host.address}artwork/${work.id}`;
    await page.goto(address);
    await workerServes(page);
    const picture = page.getByRole('main').getByRole('img').first();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect.poll(() => worksOffline(page)).toBe(true);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const kept = () =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
        cacheName('pictures', host.address),
      );
    await expect.poll(kept).toContain(shown);

    host.close();
    await page.goto(address);
    await workerServes(page);
    await expect.poll(width).toBeGreaterThan(0);
    expect((await call(page, '/api/categories')).status).toBe(200);
  });
});
