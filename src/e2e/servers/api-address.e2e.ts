import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buyShownWork } from '../checkout-form.ts';
import { previewSite, startBackend } from '../http-backend.ts';
import { servePlainServer } from '#src/testing/plain-server/serve-plain-server.ts';
import { work } from '#src/testing/visited-rows.ts';
import { results, sites } from '../sites.ts';
import { expect, test } from '../test.ts';

function build(outDir: string, env: Record<string, string>) {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, VITE_BACKEND: 'live', ...env },
  });
}

/** Buys a work, and reloads in between. @returns the origins that answered the calls */
async function buyWork(page: Page, address: string): Promise<string[]> {
  const origins = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) origins.add(origin);
  });
  await page.goto(`${address}artwork/${work.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title);
  await buyShownWork(page);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  return [...origins];
}

/** Two seconds after a purchase the page goes home, and would ask a server that has been stopped. */
const leave = (page: Page) => page.goto('about:blank');

// A host without rewrite rules sends the page of a deep link with a 404.
test.use({ loadsPictures: true, expectedMessages: [/status of 404|differs from the contract/] });

test('A site built for a server at another origin calls that one, and its policy allows no other', async ({
  page,
  hostSite,
}) => {
  const backend = await startBackend();
  const site = `${results}/other-origin`;
  build(site, { VITE_API_ORIGIN: backend.url });
  const host = await hostSite(site);
  expect(await buyWork(page, host.address)).toEqual([backend.url]);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', new RegExp(`connect-src 'self' ${backend.url};`));
  await leave(page);
  await backend.stop();
});

test('A server at another origin that allows no header but Content-Type sells a work, with its pictures', async ({
  page,
  hostSite,
}) => {
  const server = await servePlainServer({ id: (number) => `no-${number}` });
  const site = `${results}/plain-origin`;
  build(site, { VITE_API_ORIGIN: server.url });
  const host = await hostSite(site);
  await page.goto(`${host.address}artwork/no-1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain Work 1');
  const picture = page.getByRole('main').getByRole('img', { name: 'Plain Work 1, Oil' });
  await expect(picture).toHaveAttribute('src', `${server.url}/uploads/artwork-1.svg`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(80);
  await buyShownWork(page);
  expect(server.orders).toMatchObject([{ items: [{ artworkId: 'no-1' }] }]);
  const headers = new Set(server.calls.flatMap((call) => call.headers));
  expect([...headers].filter((name) => /key|^x-/.test(name))).toEqual([]);
  await leave(page);
  server.stop();
});

test('A preview passes the calls of a site to the address in API_PROXY', async ({ page }) => {
  const backend = await startBackend();
  const preview = await previewSite(sites.live, backend.url);
  expect(await buyWork(page, preview.url)).toEqual([new URL(preview.url).origin]);
  await leave(page);
  await preview.stop();
  await backend.stop();
});

test('A preview passes the paths of pictures on as well', async ({ page }) => {
  const server = await servePlainServer();
  const preview = await previewSite(sites.live, server.url, '/uploads');
  await page.goto(`${preview.url}artworks`);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(80);
  await leave(page);
  await preview.stop();
  server.stop();
});
