import type { Page } from '@playwright/test';
import { backendStarts, call, expect, test } from '../test.ts';

/** Expects the page to answer calls, also once it has been idle. */
async function expectThePageToAnswer(page: Page) {
  await backendStarts(page);
  expect((await call(page, '/api/categories')).status).toBe(200);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect((await call(page, '/health')).status).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'page');
}

const neverRegister = () => {
  navigator.serviceWorker.register = () => new Promise(() => {});
};

for (const [what, prepare] of [
  [
    'Without service worker support',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  ],
  [
    'When the registration is rejected, as in a private window,',
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('', 'SecurityError'));
    },
  ],
  ['When the registration never settles,', neverRegister],
] as const) {
  test(`${what} the page answers`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto('/');
    await expectThePageToAnswer(page);
  });
}

test('When the registration never settles, ?transport=worker gives up after ten seconds', async ({
  page,
}) => {
  await page.addInitScript(neverRegister);
  await page.clock.install();
  await page.goto('/?transport=worker');
  await backendStarts(page);
  const answer = call(page, '/api/categories');
  await page.clock.fastForward(10_000);
  expect((await answer).status).toBe(200);
});

test.describe('with service workers blocked', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: [/blocked by Playwright/] });

  test('The page answers', async ({ page }) => {
    await page.goto('/');
    await expectThePageToAnswer(page);
  });
});

test('When the worker fails to start, the page answers', async ({ page }) => {
  await page.goto('/?transport=worker');
  await backendStarts(page);
  // When the browser bypasses the worker, a call gets the static host's page.
  await page.route('**/api/categories', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  expect((await call(page, '/api/categories')).status).toBe(200);
});
