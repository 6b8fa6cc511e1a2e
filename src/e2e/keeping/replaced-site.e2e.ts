import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cacheName } from '#src/site/cache-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import { sites } from '../sites.ts';
import { expect, test, workerServes, worksOffline } from '../test.ts';

// The host still answers, but the site is no longer there, or the worker no longer has a say.

test.use({
  loadsPictures: true,
  expectedMessages: [/Failed to load resource|fetching the script|unsupported MIME type/],
});

/** Another project, which has a page for its root. */
function anotherSite(): string {
  const directory = mkdtempSync(join(tmpdir(), 'another-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><h1>Another project</h1>');
  writeFileSync(join(directory, '404.html'), '<!doctype html><h1>Another project</h1>');
  return directory;
}

const keptCaches = (page: Page) =>
  page.evaluate(
    async (prefix) => (await caches.keys()).filter((name) => name.startsWith(`${prefix} `)),
    slug,
  );
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

for (const [title, unknownStatus] of [
  ['answers 404 to what it does not know', 404],
  ['has a page for every address', 200],
] as const) {
  test(`another site at the same address is seen on the next visit, on a host that ${title}`, async ({
    page,
    hostSite,
  }) => {
    const host = await hostSite(sites.root, '/', 0, { unknownStatus });
    await page.goto(host.address);
    await workerServes(page);
    await expect.poll(() => worksOffline(page)).toBe(true);
    host.directory = anotherSite();
    await page.goto(host.address);
    await expect(page.getByRole('heading', { name: 'Another project' })).toBeVisible();
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => keptCaches(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Another project' })).toBeVisible();
  });
}

test('the site stays where the host cannot be reached', async ({ page, hostSite }) => {
  const host = await hostSite(sites.root);
  await page.goto(host.address);
  await workerServes(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  host.close();
  for (const path of ['', 'artists']) {
    await page.goto(host.address + path);
    await workerServes(page);
  }
  expect(await registrations(page)).toBe(1);
});

test('an error that a proxy sends in the place of a page is not kept', async ({
  page,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  host.deployed.set('signin.html', 'upstream failed');
  await page.goto(host.address);
  await workerServes(page);
  const keptPages = () =>
    page.evaluate(
      async (name) => {
        const kept = await (await caches.open(name)).keys();
        return kept.map(({ url }) => new URL(url).pathname);
      },
      cacheName('files', host.address),
    );
  await expect.poll(keptPages).toContain('/signup.html');
  host.deployed.clear();
  await page.goto(`${host.address}signin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('where the browser bypasses the worker, the host does not get the password', async ({
  page,
  hostSite,
}) => {
  const sent: string[] = [];
  const host = await hostSite(sites.root, '/', 0, {
    answerCall(request, response) {
      sent.push(`${request.method} ${request.url}`);
      response.writeHead(404).end();
    },
  });
  await page.goto(`${host.address}signin`);
  await workerServes(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill('demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  expect(sent.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
