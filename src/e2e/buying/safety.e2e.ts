import type { Page } from '@playwright/test';
import { fillCheckout } from '../checkout-form.ts';
import { isLiveMode } from '../real-server.ts';
import { SCREENS } from '../screens.ts';
import { backendStarts, expect, test, workerServes } from '../test.ts';
import { test as testWithoutWorker } from '../without-worker.ts';

test.use({ loadsPictures: true });

/** The violations of the content security policy on the page so far. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

for (const path of [...SCREENS, '/?backstage']) {
  // Every test checks that no request leaves the site (see test.ts).
  testWithoutWorker(`${path} does not violate the content security policy`, async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto(path);
    await backendStarts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await refused()).toEqual([]);
  });
}

test('The worker does not violate the content security policy', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/');
  await workerServes(page);
  await page.reload();
  await workerServes(page);
  expect(await refused()).toEqual([]);
});

test.describe('With the content security policy', () => {
  test.use({
    expectedMessages: [
      /Content Security Policy|ERR_BLOCKED_BY_CSP|left the site: https:..elsewhere.test/,
    ],
  });

  test('a script that is not a file of the site does not run, and no data can be sent elsewhere', async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    await page.goto('/');
    await backendStarts(page);
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      const image = new Image();
      image.src = 'https://elsewhere.test/pixel.png';
      await fetch('https://elsewhere.test/').catch(() => {});
    });
    await expect(page).not.toHaveTitle('taken over');
    const directives = (await refused()).map((line) => line.split(' ')[0]);
    expect(directives.toSorted()).toEqual(['connect-src', 'img-src', 'script-src-elem']);
  });
});

test('HTML in names is shown as text', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await page.addInitScript((username) => {
    const user = { id: 9, username, email: 'a@b', role: 'customer' };
    localStorage.setItem('user', JSON.stringify(user));
  }, markup);
  await page.goto('/');
  await expect(page.getByRole('button', { name: `Account, ${markup}` })).toBeVisible();
});

/** All data that the browser stores for the site, as text: storage, databases, caches, cookies, URLs. */
async function everythingKept(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const records: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        records.push(store, await read(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    const addresses: string[] = [location.href, document.referrer];
    for (const name of await caches.keys()) {
      const cached = await (await caches.open(name)).keys();
      addresses.push(...cached.map(({ url }) => url));
    }
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    const storages = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    return JSON.stringify([records, addresses, asked, storages]);
  });
  const cookies = await page.context().cookies();
  return kept + JSON.stringify(cookies);
}

test('During a purchase neither password nor card data is stored or logged, and after it no address', async ({
  page,
}) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  page.on('request', (request) => written.push(request.url()));
  await page.goto('/signup');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/signin');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account, ada' })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  const during = await everythingKept(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await workerServes(page);

  const after = `${await everythingKept(page)} ${written.join(' ')}`;
  expect(after).toContain('ada@example.com');
  if (!isLiveMode()) expect(after).toContain('"status":"pending"');
  for (const secret of ['correct horse', '4242', 'Ada Moor']) {
    expect(`${during} ${after}`).not.toContain(secret);
  }
  // The tab keeps contact and address until the order is placed.
  for (const detail of ['12 Kiln Street', '503 555']) expect(after).not.toContain(detail);
});
