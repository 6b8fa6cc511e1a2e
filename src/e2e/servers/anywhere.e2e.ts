import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brand } from '#src/copy/brand.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { fillCheckout } from '../checkout-form.ts';
import { categoryOfWork, fullestCategory } from '#src/testing/visited-rows.ts';
import { addresses, sites, subPath } from '../sites.ts';
import { backendStarts, expect, test, workerServes, worksOffline } from '../test.ts';

test.use({ loadsPictures: true });

test('The single file opens from disk, completes a purchase and persists it', async ({ page }) => {
  execFileSync(
    'npm',
    ['run', 'build', '--', '--mode', 'single', '--logLevel', 'warn', '--outDir', sites.single],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    },
  );
  const file = pathToFileURL(`${sites.single}/${slug}.html`).href;
  await page.goto(file);
  await backendStarts(page);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);

  await page.getByRole('link', { name: categoryOfWork.name }).first().click();
  await expect(page).toHaveURL(`${file}#/category/${categoryOfWork.slug}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page).toHaveURL(`${file}#/`);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('A plain file host serves every known page from its own file', async ({
  request,
  hostSite,
}) => {
  const host = await hostSite(sites.demo, subPath);
  for (const [path, status, title] of [
    ['artists', 200, `Artists · ${brand.name}`],
    [`category/${fullestCategory.slug}`, 200, `${fullestCategory.name} · ${brand.name}`],
    ['nowhere', 404, `${brand.name} - ${brand.line}`],
  ] as const) {
    const answer = await request.get(host.address + path);
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  }
});

test("The URL of a page's file shows the page and becomes the page's URL, also offline", async ({
  page,
  context,
  hostSite,
  messages,
}) => {
  // The picture of a page that was not seen before may not be kept yet.
  messages.expect(/ERR_FAILED .*\/pictures\//);
  const host = await hostSite(sites.root);
  await page.goto(`${host.address}artists.html?from=a-friend`);
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  await expect(page).toHaveURL(`${host.address}artists?from=a-friend`);
  await workerServes(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  await context.setOffline(true);
  await page.goto(`${host.address}consulting.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art Consulting Services');
  await expect(page).toHaveURL(`${host.address}consulting`);
});

for (const address of [addresses.root, addresses.demo]) {
  test(`At ${address} the site can be installed`, async ({ page, request }) => {
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, manifest } = await devtools.send('Page.getAppManifest');
    expect({ url, errors }).toEqual({ url: `${address}manifest.webmanifest`, errors: [] });
    expect(manifest).toMatchObject({ startUrl: address, scope: address });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Without a profile on disk, Chromium does not install sites.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { icons } = await (await request.get(url)).json();
    for (const { src, type } of icons) {
      const icon = await request.get(new URL(src, url).href);
      expect(icon.headers()['content-type']).toContain(type);
    }
  });
}
