import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { sites } from '../sites.ts';
import type { StaticHost } from '../static-host.ts';
import {
  backendStarts,
  call,
  expect,
  hardReload,
  test,
  workerServes,
  worksOffline,
} from '../test.ts';

test.use({ savesData: false });

const next = 'next-build';
let host: StaticHost;

test.beforeEach(async ({ hostSite }) => {
  host = await hostSite(sites.root);
});

/** Deploys a newer build, whose page differs. */
function deployNext() {
  const page = readFileSync(`${sites.root}/index.html`, 'utf8');
  const worker = readFileSync(`${sites.root}/sw.js`, 'utf8');
  const current = /name="build" content="(\w+)"/.exec(page)?.[1] ?? '';
  host.deployed.set('index.html', page.replace(current, next));
  host.deployed.set(
    'sw.js',
    worker.replace(current, next).replace(/(index\.html\W+sha256-)/, '$1next'),
  );
  const version = readFileSync(`${sites.root}/version.json`, 'utf8');
  host.deployed.set('version.json', version.replace(current, next));
}

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('A new build waits until it is accepted; then every tab reloads with it', async ({
  page,
  context,
}) => {
  await page.goto(host.address);
  await workerServes(page);
  const current = await buildOf(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  deployNext();

  await page.reload();
  await expect.poll(() => isUpdateWaiting(page)).toBe(true);
  const other = await context.newPage();
  await other.goto(host.address);
  for (const tab of [page, other]) {
    await workerServes(tab);
    expect(await buildOf(tab)).toBe(current);
  }
  await keepBusy(other);

  await page.getByRole('button', { name: 'New version, reload' }).click();
  for (const tab of [page, other]) {
    await expect.poll(() => buildOf(tab)).toBe(next);
    await workerServes(tab);
    expect((await call(tab, '/api/categories')).status).toBe(200);
  }
});

/** Makes ten calls a second in a tab until it reloads, any of which may come while its worker is being stopped. */
const keepBusy = (tab: Page) =>
  tab.evaluate(() => void setInterval(() => void fetch('/api/categories'), 100));

test('Backstage says which build the page is of, which one the host has, and that it waits', async ({
  page,
}) => {
  await page.goto(`${host.address}?backstage=about`);
  await workerServes(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  const current = await buildOf(page);
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await expect(panel).toContainText(`Page${current}Worker${current}On the host${current}`);
  await expect(panel).toContainText('No newer build is waiting.');

  deployNext();
  await page.reload();
  await expect(panel).toContainText(`Page${current}Worker${current}On the host${next}`);
  await expect(panel).toContainText('A newer build is ready.');
  await panel.getByRole('button', { name: 'Update' }).click();
  await expect(panel).toContainText(`Page${next}Worker${next}On the host${next}`);
});

test('A page newer than its controlling worker answers its calls itself', async ({ page }) => {
  await page.goto(host.address);
  await workerServes(page);
  // The update then has the changed files alone to fetch.
  await expect.poll(() => worksOffline(page)).toBe(true);
  deployNext();
  await hardReload(page);
  await backendStarts(page);
  expect(await buildOf(page)).toBe(next);
  await expect.poll(() => isUpdateWaiting(page)).toBe(true);
  expect((await call(page, '/api/categories')).status).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'page');
});

test('When a newer version has upgraded the database, the page says so, also after a reload', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const notice = page.getByText('A newer version of this shop keeps your cart and orders');
  await expect(notice).toBeHidden();

  await raiseVersion(page);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('./cart');
  await expect(notice).toBeVisible();
  await expect(page.getByText('This browser keeps nothing here')).toBeHidden();
  expect(await storedLines(page)).toBe(1);
});

/** Upgrades the database to a later version, as a newer build does. */
function raiseVersion(page: Page): Promise<void> {
  return page.evaluate(
    (database) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(database, 99);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    DATABASE_NAME,
  );
}

/** The number of cart lines in IndexedDB. */
function storedLines(page: Page): Promise<number> {
  return page.evaluate(
    (database) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('cart').objectStore('cart').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
    DATABASE_NAME,
  );
}
