import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { slug } from '#src/copy/brand/slug.ts';
import { expectNoViolations } from './axe.ts';
import { toolsAreThere } from '../testing/playwright.ts';
import { artistOfWork, work } from '../testing/visited-rows.ts';
import { runPlaywright } from './run-playwright.ts';
import { addresses, results } from './sites.ts';
import { call, expect, isLive } from './test.ts';
import { test } from './without-worker.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Backstage' });

test('What is exported as HAR is compared with the contract without a difference', async ({
  page,
  shop,
}) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  await isLive(page);
  await page.goto('./cart?backstage=requests');
  await isLive(page);
  await call(page, '/api/users', { username: 'ida', email: 'i@x.example', password: 'hush' });
  const panel = panelOf(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export as HAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.har`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).not.toContain('hush');
  const { log } = JSON.parse(text) as {
    log: { creator: { version: string }; entries: { request: { url: string } }[] };
  };
  expect(log.creator.version).toBe(
    await page.locator('meta[name="build"]').getAttribute('content'),
  );
  expect(log.entries.map(({ request }) => request.url)).toContain(`${addresses.root}api/users`);

  await panel.getByLabel('Compare a HAR').setInputFiles(await download.path());
  await expect(panel.getByText(/^All \d+ calls are as the contract says\.$/)).toBeVisible();
});

test('Playwright answers the calls of a page from what is exported as HAR', async ({
  page,
  browser,
}) => {
  await page.goto('./cart?scenario=full-cart&backstage=requests');
  await isLive(page);
  const cart = await call(page, '/api/cart/6');
  const added = await call(page, '/api/cart', { userId: 6, artworkId: work.id, quantity: 1 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panelOf(page).getByRole('button', { name: 'Export as HAR' }).click(),
  ]);
  const file = test.info().outputPath('replayed.har');
  await download.saveAs(file);

  const replay = await browser.newContext({ baseURL: addresses.root });
  await replay.routeFromHAR(file, { url: '**/api/**', notFound: 'abort' });
  const reader = await replay.newPage();
  // A page without scripts has no backend of its own.
  await reader.goto('./openapi.json');
  expect(await call(reader, '/api/cart/6')).toEqual(cart);
  expect(cart.body).toHaveLength(5);
  expect(await call(reader, '/api/cart', { userId: 6, artworkId: work.id, quantity: 1 })).toEqual(
    added,
  );
  await expect(call(reader, '/api/artworks/77')).rejects.toThrow('Failed to fetch');
  await replay.close();
});

test('The Playwright test that is copied passes as it is, and fails where the shop behaves otherwise', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./?scenario=full-cart&backstage=requests');
  await toolsAreThere(page);
  await call(page, '/api/cart', { userId: 6, artworkId: work.id, quantity: 1 });
  await call(page, '/api/cart', { userId: 6, artworkId: 99999, quantity: 1 });
  await call(page, `/api/artists/${artistOfWork.id}`);
  const panel = panelOf(page);
  await panel.getByRole('searchbox', { name: 'Filter requests' }).fill('/api/');
  await panel.getByRole('button', { name: 'Copy as Playwright test' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("await call('POST', '/api/cart', {");
  expect(await run('passing', text)).toBe('');
  expect(await run('failing', text.replace('full-cart', 'sold-out'))).toContain(
    '+   "isSold": true',
  );
});

/** Runs a text as a test of Playwright against the built site. @returns what it says where it fails */
async function run(name: string, text: string): Promise<string> {
  const folder = join(results, `copied-${name}`);
  await mkdir(folder, { recursive: true });
  const use = {
    baseURL: addresses.root,
    launchOptions: test.info().project.use.launchOptions,
  };
  const config = { testDir: '.', outputDir: './tests', testMatch: '*.e2e.ts', use };
  return runPlaywright(folder, {
    'copied.e2e.ts': text,
    'playwright.config.mjs': `export default ${JSON.stringify(config)}`,
  });
}

/** An entry with a list of works as a real server may send it. */
function entryWith(rows: readonly object[]) {
  return {
    request: { method: 'GET', url: 'https://api.example/api/categories' },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify(rows) },
    },
  };
}

async function openHar(page: Page, name: string, text: string) {
  await panelOf(page)
    .getByLabel('Compare a HAR')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const WRONG = { log: { entries: [entryWith([{ id: '1', name: 'Paintings' }])] } };

test('A HAR of 20 MB is compared in a worker, while the page goes on', async ({ page }) => {
  await page.goto('./?backstage=requests');
  await toolsAreThere(page);
  const row = { id: 'x', name: 'Paintings', slug: 'paintings', description: 'x'.repeat(400) };
  const entry = entryWith(Array.from({ length: 4_000 }, () => row));
  const text = JSON.stringify({ log: { entries: Array.from({ length: 11 }, () => entry) } });
  expect(text.length).toBeGreaterThan(20_000_000);
  const working = page.waitForEvent('worker');
  await openHar(page, 'large.har', text);
  expect((await working).url()).toContain('compare-har-worker');
  await expect(panelOf(page).getByText('11 of 11 calls differ.')).toBeVisible();
});

test('A file that is no HAR is refused with the reason, and the comparison before stays', async ({
  page,
}) => {
  await page.goto('./?backstage=requests');
  const panel = panelOf(page);
  await openHar(page, 'server.har', JSON.stringify(WRONG));
  const heading = panel.getByRole('heading', { name: 'server.har, compared with the contract' });
  await expect(heading).toBeFocused();
  await openHar(page, 'broken.har', '{"log":');
  await expect(panel.getByRole('alert')).toContainText('broken.har: The file is no HAR');
  await expect(heading).toBeVisible();
  await panel.getByRole('button', { name: 'Close the comparison' }).click();
  await expect(heading).toHaveCount(0);
});

for (const [name, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const) {
  test(`axe finds no violation in a comparison on a ${name} page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./?backstage=requests');
    await openHar(page, 'server.har', JSON.stringify(WRONG));
    await expect(panelOf(page).getByText('response [0].id')).toBeVisible();
    await expectNoViolations(page, '[data-backstage]');
  });
}

test('A comparison does not scroll horizontally at 320 pixels or with doubled text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('./?backstage=requests');
  await openHar(page, `${'server'.repeat(20)}.har`, JSON.stringify(WRONG));
  const panel = panelOf(page).getByRole('tabpanel');
  await expect(panel.getByText('response [0].id')).toBeVisible();
  const overflow = () =>
    panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(await overflow(), 'at 320 pixels').toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await overflow(), 'with text twice as large').toBe(0);
});
