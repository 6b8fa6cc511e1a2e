import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sites, subPath } from '../sites.ts';
import { call, expect, test, workerServes, worksOffline } from '../test.ts';

const { live } = sites;
const project = fileURLToPath(new URL('../../..', import.meta.url));

// No server runs here: the calls of the live build fail.
test.use({ expectedMessages: [/status of 404|text.html came, is a proxy missing/] });

/** Kilobytes of all scripts with Brotli, those of every screen and of what is loaded when it is used. */
const MOST_SCRIPTS = 194.5;

test(`A build for a real server has no module of the mock backend, and at most ${MOST_SCRIPTS} KB of scripts`, () => {
  const assets = join(live, 'assets');
  const contentOf = (extension: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(assets, name), 'utf8'));
  const modules = contentOf('.js.map').flatMap(
    (map) => (JSON.parse(map) as { sources: string[] }).sources,
  );
  const paths = modules.map((source) => relative(project, join(assets, source)));
  expect(paths).toContain(join('src', 'main.tsx'));
  const ofMocks = /^(mocks|fixtures)\b|node_modules.(msw|@msw|@mswjs|@faker-js)\b/;
  expect(paths.filter((path) => ofMocks.test(path))).toEqual([]);
  const scripts = [...contentOf('.js'), readFileSync(join(live, 'sw.js'), 'utf8')];
  const bytes = scripts.map((script) => brotliCompressSync(script).byteLength);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(MOST_SCRIPTS);
});

test('A build for a real server does not mention the demo', async ({ page, hostSite }) => {
  const host = await hostSite(live);
  for (const path of ['', 'signin', 'checkout']) {
    await page.goto(host.address + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/demo|backstage|leaves this browser/i);
  }
});

test('A build for a real server unregisters only the worker of its own site', async ({
  page,
  context,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  host.copies.set(subPath, sites.demo);
  const demo = host.address + subPath.slice(1);
  await page.goto(demo);
  await workerServes(page);
  const other = await context.newPage();
  await other.goto(demo);
  await workerServes(other);
  await other.evaluate(() => Object.assign(window, { isUntouched: true }));
  await page.goto(host.address);
  await workerServes(page);
  await expect.poll(() => worksOffline(page, host.address)).toBe(true);

  host.directory = live;
  await page.reload();
  await expect(page.locator('meta[name="build"]')).toHaveCount(0);
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    caches: [...new Set((await caches.keys()).map((name) => name.split(' ').at(-1)))],
    status: (await fetch('/api/categories')).status,
  }));
  expect(left).toEqual({ workers: [demo], caches: [demo], status: 404 });
  expect(await other.evaluate(() => 'isUntouched' in window)).toBe(true);
  await workerServes(other);
  expect((await call(other, '/api/categories')).status).toBe(200);
});
