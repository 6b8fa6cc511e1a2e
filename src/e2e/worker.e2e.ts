import type { Page } from '@playwright/test';
import { backendStarts, call, expect, hardReload, test, workerServes } from './test.ts';

/** The answer to a call as the network panel shows it. */
async function seenAnswer(page: Page, path: string, body?: unknown) {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
    call(page, path, body),
  ]);
  return { status: response.status(), fromWorker: response.fromServiceWorker() };
}

const throughWorker = { status: 200, fromWorker: true };

/** Stops the worker as the browser does after some idle minutes; it forgets every page. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

test('On a first visit the page answers at once and hands over to the worker when it is idle', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/');
  await backendStarts(page);
  expect((await call(page, '/api/categories')).status).toBe(200);
  await workerServes(page);
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
  expect(documents).toHaveLength(1);
});

test('Calls made while the page hands over are each answered once and in order', async ({
  page,
}) => {
  await page.goto('/');
  await backendStarts(page);
  const quantities = await page.evaluate(async () => {
    const artworks: { id: number; isSold: boolean }[] = await fetch('/api/artworks').then((r) =>
      r.json(),
    );
    const artworkId = artworks.find(({ isSold }) => !isSold)?.id;
    const { dataset } = document.documentElement;
    const calls: Promise<{ quantity: number }>[] = [];
    let callsThroughWorker = 0;
    while (callsThroughWorker < 20) {
      if (dataset.transport === 'worker') callsThroughWorker += 1;
      const added = fetch('/api/cart', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId: 6, artworkId, quantity: 1 }),
      });
      calls.push(added.then((response) => response.json()));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return (await Promise.all(calls)).map(({ quantity }) => quantity);
  });
  expect(quantities).toEqual(quantities.map((_, index) => index + 1));
  expect((await call(page, '/api/cart/6')).body).toEqual([
    expect.objectContaining({ quantity: quantities.length }),
  ]);
});

test('A call in the network panel carries what the page has written', async ({ page }) => {
  await page.goto('/');
  await workerServes(page);
  const body = { username: 'demo', password: 'demo1234' };
  const [request] = await Promise.all([
    page.waitForRequest('**/api/auth/login'),
    call(page, '/api/auth/login', body),
  ]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual(body);
});

test('After a reload, a hard reload and on a deep link the worker serves again', async ({
  page,
}) => {
  await page.goto('/');
  await workerServes(page);

  await page.reload();
  await workerServes(page);
  expect(await seenAnswer(page, '/health')).toEqual(throughWorker);

  await hardReload(page);
  await workerServes(page);
  expect(await seenAnswer(page, '/health')).toEqual(throughWorker);

  await page.goto('/artwork/3?from=a-friend#reviews');
  await workerServes(page);
  expect(page.url()).toMatch(/\/artwork\/3\?from=a-friend#reviews$/);
  expect(await seenAnswer(page, '/health')).toEqual(throughWorker);
});

test('A worker that was stopped while idle asks its page and serves on', async ({ page }) => {
  await page.goto('/');
  await workerServes(page);
  await stopWorkers(page);
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
});

test('A page that is left and stays after all, as with a mail link, is served on', async ({
  page,
}) => {
  await page.goto('/');
  await workerServes(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
});

test('Two tabs are both served, also when one of them closes', async ({ page, context }) => {
  await page.goto('/');
  await workerServes(page);
  const other = await context.newPage();
  await other.goto('/');
  await workerServes(other);
  expect(await seenAnswer(other, '/api/categories')).toEqual(throughWorker);
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
  await other.close({ runBeforeUnload: true });
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
});

test('Only calls pass through the page: pictures, parts of files and other methods do not', async ({
  page,
}) => {
  await page.goto('/');
  await workerServes(page);
  const statuses = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    const part = await fetch(script, { headers: { Range: 'bytes=0-9' } });
    const head = await fetch(script, { method: 'HEAD' });
    return { part: part.status, head: head.status };
  });
  expect(statuses).toEqual({ part: 206, head: 200 });
});

test('?transport=worker holds the first calls until the worker serves', async ({ page }) => {
  const answered = page.waitForResponse('**/api/cart/6');
  await page.goto('/?transport=worker');
  expect((await answered).fromServiceWorker()).toBe(true);
});

test('?transport=inpage keeps the calls in the page for good', async ({ page }) => {
  await page.goto('/');
  await workerServes(page);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await page.goto('/?transport=inpage');
  await backendStarts(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect((await call(page, '/api/categories')).status).toBe(200);
  expect(seen.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
