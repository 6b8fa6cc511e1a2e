import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { artwork } from '#src/testing/factories.ts';
import { buyShownWork } from '../checkout-form.ts';
import { formatPrice } from '#src/copy/format.ts';
import { previewSite } from '../http-backend.ts';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

const harbour = artwork({
  id: 5001,
  title: 'Harbour at Four',
  image: 'pictures/none.avif',
  medium: 'Gouache',
  price: 300,
});

const TEXT_ID = '7f3c-9a';

/** A server that has artworks and signs out; `list` is what it answers for all artworks. */
const real: { calls: string[]; list: unknown } = { calls: [], list: [harbour] };
const server: Server = createServer(async (request, response) => {
  const { method, url = '/', headers } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  real.calls.push([method, url, headers.accept, headers['x-mine'], body].join(' ').trim());
  const isPage = typeof real.list === 'string';
  response.setHeader('Content-Type', isPage ? 'text/html' : 'application/json');
  const asked = url.replace('/api/artworks/', '');
  if (asked === '5001') return response.end(JSON.stringify(harbour));
  if (asked === TEXT_ID) return response.end(JSON.stringify({ ...harbour, id: TEXT_ID }));
  if (url.startsWith('/api/artworks/')) response.statusCode = 404;
  return response.end(isPage ? String(real.list) : JSON.stringify(real.list));
});

let site: Awaited<ReturnType<typeof previewSite>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  site = await previewSite(sites.root, `http://127.0.0.1:${port}`);
});
test.afterAll(async () => {
  await site.stop();
  server.close();
});

// The picture of the real work is nowhere, and the answers that are wrong are told.
test.use({ expectedMessages: [/pictures.none|GET .api.artworks\S*: /] });

/** As Backstage does for the tab: in a build that was made for no real server an address names none. */
const keepLivePaths = (page: Page, paths: string) =>
  page.addInitScript(
    ([key, text]) => sessionStorage.setItem(key!, JSON.stringify({ text })),
    [DEMO_STATE_KEY, `live=${paths.replaceAll(' ', '+')}`],
  );

for (const transport of ['inpage', 'worker']) {
  test(`Through ${transport}, a real server answers the works; one of them is bought from the mock backend`, async ({
    page,
  }) => {
    real.list = [harbour];
    real.calls = [];
    await keepLivePaths(page, '/api/artworks*,POST /api/auth/logout');
    await page.goto(`${site.url}artworks?transport=${transport}`);
    await page.getByRole('link', { name: 'Harbour at Four' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour at Four');
    await buyShownWork(page);
    const orders = await page.evaluate(() => window.vernissage!.rows('orders'));
    expect(orders).toMatchObject([{ items: [{ artworkId: 5001, price: 300 }] }]);
    await page.evaluate(() =>
      fetch('/api/auth/logout', { method: 'POST', headers: { 'X-Mine': '1' }, body: '{"all":1}' }),
    );
    const [sent, ...reads] = real.calls.toSorted().toReversed();
    expect(sent).toBe('POST /api/auth/logout */* 1 {"all":1}');
    for (const call of reads) expect(call).toMatch(/^GET \/api\/artworks\S* \*\/\*$/);
  });

  test(`Through ${transport}, a real work whose id is a text is bought from the mock backend`, async ({
    page,
  }) => {
    real.list = [{ ...harbour, id: TEXT_ID }];
    await keepLivePaths(page, '/api/artworks*');
    await page.goto(`${site.url}artwork/${TEXT_ID}?transport=${transport}`);
    await buyShownWork(page);
    const orders = await page.evaluate(() => window.vernissage!.rows('orders'));
    expect(orders).toMatchObject([{ items: [{ price: 300 }] }]);
  });

  test(`Through ${transport}, what differs in a real response is shown all the same, and said in the console and in Backstage`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    real.list = [{ ...harbour, createdAt: 'May 2026', price: '300' }];
    await keepLivePaths(page, '/api/artworks*');
    await page.goto(`${site.url}artworks?transport=${transport}&backstage=requests`);
    await expect(page.getByRole('article').getByText(formatPrice(300))).toBeVisible();
    expect(told).toContain(
      'GET /api/artworks: differs from the contract, and is shown all the same\n  [0].price must be a number, "300" came\n  [0].createdAt must be a date like 2026-12-05, "May 2026" came',
    );
    const panel = page.getByRole('dialog', { name: 'Backstage' });
    await panel.getByRole('listitem').filter({ hasText: '2 differences' }).click();
    await expect(
      panel.getByRole('list', { name: 'The response breaks the contract' }),
    ).toContainText('[0].createdAt');

    real.list = '<!doctype html><title>Shop</title>';
    await page.goto(`${site.url}artworks?transport=${transport}`);
    await expect(page.getByText('cannot be used: it is not JSON')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('doctype');
    expect(told.at(-1)).toBe('GET /api/artworks: text/html came, is a proxy missing?');
  });
}
