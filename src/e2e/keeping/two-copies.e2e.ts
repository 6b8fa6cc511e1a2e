import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DATABASE_NAME, nameForSite } from '#src/site/storage-names.ts';
import { fullestCategory, otherWork, work } from '#src/testing/visited-rows.ts';
import { sites, subPath } from '../sites.ts';
import type { StaticHost } from '../static-host.ts';
import { call, expect, test, workerServes, worksOffline } from '../test.ts';

test.use({ savesData: false });

// Two copies of the site on one origin, as a GitHub user's site and a project's site.
let host: StaticHost;
let root: string;
let demo: string;

test.beforeEach(async ({ hostSite }) => {
  host = await hostSite(sites.root);
  host.copies.set(subPath, sites.demo);
  root = host.address;
  demo = root + subPath.slice(1);
});

const buildIn = (directory: string) =>
  /name="build" content="(\w+)"/.exec(readFileSync(`${directory}/index.html`, 'utf8'))?.[1] ?? '';

/** Expects that the page belongs to this copy and is served by its worker. */
async function expectCopy(page: Page, address: string, directory: string) {
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', buildIn(directory));
  await workerServes(page);
  const controller = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(controller).toBe(`${address}sw.js`);
}

async function visit(page: Page, address: string) {
  await page.goto(address);
  await expectCopy(page, address, address === demo ? sites.demo : sites.root);
}

/** Opens a copy and waits until it is cached for offline use. */
async function install(page: Page, address: string) {
  await visit(page, address);
  await expect.poll(() => worksOffline(page, address)).toBe(true);
}

/** All data stored on the origin, by copy. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).sort(),
    caches: [...new Set((await caches.keys()).map((name) => name.split(' ').at(-1)))].sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
    users: Object.keys(localStorage).sort(),
  }));

/** The artworks in the cart, by their ids. */
async function cart(page: Page): Promise<number[]> {
  const { body } = await call(page, '/api/cart/6');
  return body.map((item: { artwork: { id: number } }) => item.artwork.id);
}

async function fillCart(page: Page, artworkId: number) {
  const added = await call(page, '/api/cart', { userId: 6, artworkId, quantity: 1 });
  expect(added.status).toBe(201);
}

async function signIn(page: Page) {
  await page.goto(new URL('signin', page.url()).href);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
}

async function uninstall(page: Page, address: string, search = '') {
  await page.goto(`${address}consulting?backstage=about${search}`);
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await panel.getByRole('button', { name: 'Uninstall' }).click();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Uninstall' }).click();
  await expect(panel.getByText('Everything is removed. You can close this tab.')).toBeVisible();
}

test('A first visit to the nested copy shows its own page, with a separate cart', async ({
  page,
}) => {
  await install(page, root);
  await fillCart(page, work.id);
  await visit(page, demo);
  expect(await cart(page)).toEqual([]);
  await fillCart(page, otherWork.id);
  await visit(page, root);
  expect(await cart(page)).toEqual([work.id]);
  await visit(page, demo);
  expect(await cart(page)).toEqual([otherWork.id]);
});

test.describe('with a host that serves 404.html for an unknown URL', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('A first visit to a deep link of the nested copy shows its own page', async ({ page }) => {
    await install(page, root);
    await page.goto(`${demo}artwork/${work.id}`);
    await expectCopy(page, demo, sites.demo);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /not found/i })).toHaveCount(0);
  });

  test('A page of another site within the scope and its calls are not handled', async ({
    page,
  }) => {
    await install(page, root);
    host.deployed.set('other/page.html', '<!doctype html><title>Another site</title>');
    await page.goto(`${root}other/page`);
    await expect(page).toHaveTitle('Another site');
    const status = await page.evaluate(async () => (await fetch('/api/categories')).status);
    expect(status).toBe(404);
  });
});

test.describe('offline', () => {
  // Pictures are cached best effort, after the files.
  test.use({ expectedMessages: [/\/pictures\//] });

  test('Both copies open offline, each with its own page and its own cart', async ({
    page,
    context,
  }) => {
    await install(page, root);
    await fillCart(page, work.id);
    await install(page, demo);
    await fillCart(page, otherWork.id);
    await context.setOffline(true);
    await visit(page, root);
    expect(await cart(page)).toEqual([work.id]);
    await visit(page, demo);
    expect(await cart(page)).toEqual([otherWork.id]);
    await page.goto(`${demo}category/${fullestCategory.slug}`);
    await expectCopy(page, demo, sites.demo);
    // No page has this URL, so it goes to the network.
    await page.goto(`${root}nowhere`);
    await expectCopy(page, root, sites.root);
  });

  for (const [gone, stays] of [
    ['demo', 'root'],
    ['root', 'demo'],
  ] as const) {
    test(`Uninstalling ${gone} leaves ${stays} intact, also offline`, async ({ page, context }) => {
      const addresses = { root, demo };
      for (const copy of ['root', 'demo'] as const) {
        await install(page, addresses[copy]);
        await fillCart(page, copy === 'root' ? work.id : otherWork.id);
        await signIn(page);
      }
      await uninstall(page, addresses[gone]);
      // What the copy was still fetching may end after it.
      await expect
        .poll(() => left(page))
        .toEqual({
          workers: [addresses[stays]],
          caches: [addresses[stays]],
          databases: [stays === 'root' ? DATABASE_NAME : nameForSite(DATABASE_NAME, subPath)],
          // Both have the one `user` of the specification.
          users: [],
        });

      await context.setOffline(true);
      await visit(page, addresses[stays]);
      expect(await cart(page)).toEqual([stays === 'root' ? work.id : otherWork.id]);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  }
});

test('Uninstalling a copy without a worker does not unregister the worker of the other', async ({
  page,
}) => {
  await install(page, root);
  await uninstall(page, demo, '&transport=inpage');
  expect(await left(page)).toMatchObject({ workers: [root], caches: [root] });
});
