import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { results, sites } from './sites.ts';
import { hostSite } from './static-host.ts';
import { call, expect, test, workerServes, worksOffline } from './test.ts';

const live = `${results}/live`;

// No server runs here: the calls of the live build fail.
test.use({ expectedMessages: [/status of 404/] });

// Built once for all tests.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', live], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, VITE_BACKEND: 'live' },
  });
});

test('A build for a real server does not mention the demo', async ({ page }) => {
  const host = await hostSite(live);
  for (const path of ['', 'signin', 'checkout']) {
    await page.goto(host.address + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/demo|backstage|leaves this browser/i);
  }
  host.close();
});

test('A build for a real server unregisters only the worker of its own site', async ({
  page,
  context,
}) => {
  const host = await hostSite(sites.root);
  host.copies.set('/demo/', sites.demo);
  const demo = `${host.address}demo/`;
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
  host.close();
});
