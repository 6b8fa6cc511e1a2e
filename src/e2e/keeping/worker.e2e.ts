import type { Page } from '@playwright/test';
import { work } from '#src/testing/visited-rows.ts';
import { backendStarts, call, expect, hardReload, test, workerServes } from '../test.ts';

test.use({ loadsPictures: true, savesData: false });

/** The response to a call as the network panel shows it. */
async function seenAnswer(page: Page, path: string, body?: unknown) {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
    call(page, path, body),
  ]);
  return { status: response.status(), fromWorker: response.fromServiceWorker() };
}

const throughWorker = { status: 200, fromWorker: true };

/** Stops the worker as the browser does after idle minutes; its state about clients is lost. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

test('On a first visit the page answers at once and hands over to the worker when idle', async ({
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

test('Calls made during the hand-over are each answered once and in order', async ({ page }) => {
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

test('A call in the network panel has the method and body that the page sent', async ({ page }) => {
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

test('After a reload, a hard reload and on a deep link the worker serves the calls', async ({
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

  await page.goto(`/artwork/${work.id}?from=a-friend#reviews`);
  await workerServes(page);
  await expect(page).toHaveURL(`/artwork/${work.id}?from=a-friend#reviews`);
  expect(await seenAnswer(page, '/health')).toEqual(throughWorker);
});

test('A worker that was stopped while idle restarts and serves the calls of its page', async ({
  page,
}) => {
  await page.goto('/');
  await workerServes(page);
  await stopWorkers(page);
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
});

test('A page whose unload is cancelled, as with a mailto link, is still served', async ({
  page,
}) => {
  await page.goto('/');
  await workerServes(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  expect(await seenAnswer(page, '/api/categories')).toEqual(throughWorker);
});

test('Two tabs are both served, also after one of them is closed', async ({ page, context }) => {
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

test('Only API calls are handled by the page, not pictures, range requests or other methods', async ({
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

test('?transport=worker delays the first calls until the worker serves', async ({ page }) => {
  const answered = page.waitForResponse('**/api/cart/6');
  await page.goto('/?transport=worker');
  expect((await answered).fromServiceWorker()).toBe(true);
});

test('?transport=inpage keeps all calls in the page', async ({ page }) => {
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
