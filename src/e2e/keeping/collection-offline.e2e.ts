import { artworks } from '#fixtures/collection.ts';
import { otherWork } from '#src/testing/visited-rows.ts';
import { sites } from '../sites.ts';
import { expect, test, workerServes, worksOffline } from '../test.ts';

test.use({ loadsPictures: true });

test('"Make available offline" fetches every picture, can be cancelled and resumed, and says Ready offline', async ({
  page,
  context,
  hostSite,
}) => {
  test.setTimeout(150_000);
  // Delayed, so that there is time to cancel.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let large = 0;
  await context.route('**/pictures/*-1280.avif', async (route) => {
    if (!route.request().url().includes('home-hero')) large += 1;
    if (large > artworks.length / 3) await held;
    await route.continue().catch(() => {});
  });
  const host = await hostSite(sites.root);
  await page.goto(`${host.address}consulting?backstage=offline`);
  await workerServes(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  // Of a visitor who saves data the background keeps none but what the page shows.
  await expect(panel.getByText(/^Pictures: 0\.\d MB of \d+\.\d MB$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Make available offline' }).click();
  await expect(panel.getByText(/^Pictures: [1-9]\d*\.\d MB of/)).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Make available offline' })).toBeVisible();

  release();
  await context.unroute('**/pictures/*-1280.avif');
  await page.reload();
  await workerServes(page);
  await expect(panel.getByText(/^Pictures: [1-9]\d*\.\d MB of/)).toBeVisible();
  await panel.getByRole('button', { name: 'Make available offline' }).click();
  // 24 MB of the painted collection, which takes long on a slow machine.
  await expect(panel.getByText('Ready offline')).toBeVisible({ timeout: 90_000 });

  // It would ask the host, which is gone, for its build.
  await panel.getByRole('button', { name: 'Close Backstage' }).click();
  await expect(panel).toBeHidden();
  // Closes the host, because `setOffline` does not affect the worker.
  host.close();
  await page.goto(`${host.address}artwork/${otherWork.id}`);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  // The large picture, also in the place of the middle one, which is not downloaded.
  const widths = await picture.evaluate(async ({ src }: HTMLImageElement) => {
    const responses = await Promise.all(
      [src, src.replace('-1280.', '-828.')].map((url) => fetch(url)),
    );
    const blobs = await Promise.all(responses.map((response) => response.blob()));
    const bitmaps = await Promise.all(blobs.map((blob) => createImageBitmap(blob)));
    return bitmaps.map(({ width }) => width);
  });
  expect(widths).toEqual([1280, 1280]);
});
