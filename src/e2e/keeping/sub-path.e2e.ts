import { backendStarts, call, expect, test, workerServes } from '../test.ts';
import { addresses } from '../sites.ts';

test.use({ baseURL: addresses.demo });

test('Under a sub-path the calls stay at the root of the origin and the worker serves them', async ({
  page,
}) => {
  await page.goto('./');
  await workerServes(page);
  const [response] = await Promise.all([
    page.waitForResponse('**/api/categories'),
    call(page, '/api/categories'),
  ]);
  expect(response.url()).toBe(new URL('/api/categories', addresses.demo).href);
  expect(response.fromServiceWorker()).toBe(true);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([addresses.demo]);
});

test.describe('with a host that serves 404.html for an unknown URL', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('A deep link opens on a first visit', async ({ page }) => {
    const response = await page.goto('./domain-test');
    expect(response?.status()).toBe(404);
    await backendStarts(page);
    expect((await call(page, '/api/categories')).status).toBe(200);
    await workerServes(page);
  });
});
