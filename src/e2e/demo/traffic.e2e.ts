import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { artistOfWork, work } from '#src/testing/visited-rows.ts';
import { runPlaywright } from '../run-playwright.ts';
import { addresses, results } from '../sites.ts';
import { call, expect } from '../test.ts';
import { test } from '../without-worker.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Backstage' });

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
  expect(text).toContain('await call("POST", "/api/cart", {');
  expect(await run('passing', text)).toBe('');
  expect(await run('failing', text.replace('full-cart', 'sold-out'))).toMatch(/\+ +"isSold": true/);
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
