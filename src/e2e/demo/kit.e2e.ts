import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Route } from '@playwright/test';
import { artist } from '#src/testing/factories.ts';
import { artistOfWork, work } from '#src/testing/visited-rows.ts';
import { runPlaywright } from '../run-playwright.ts';
import type { OpenOptions } from '#src/testing/playwright.ts';
import { addresses, sites } from '../sites.ts';
import { expect, test } from '../test.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

test('The recipes of src/testing/README.md run as they are printed, in a folder outside of the project', async () => {
  test.slow();
  const pages = ['README.md', 'browser.md'].map((name) =>
    readFile(join(project, 'src/testing', name), 'utf8'),
  );
  const blocks = [...(await Promise.all(pages)).join('\n').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );
  const named = (name: string) => blocks.find((code) => code.startsWith(`// ${name}`))!;
  const tests = blocks.filter((code) => code.startsWith('test'));
  expect(tests).toHaveLength(6);
  const { launchOptions } = test.info().project.use;
  const settings = { timeout: 60_000, expect: { timeout: 15_000 } };
  const output = await runPlaywright(await mkdtemp(join(tmpdir(), 'shop-tests-')), {
    // This machine's browser, and time for a busy machine.
    'playwright.config.ts': named('playwright.config.ts')
      .replace('export default {', `export default { ...${JSON.stringify(settings)},`)
      .replace('use: {', `use: { launchOptions: ${JSON.stringify(launchOptions)},`)
      .replace('http://127.0.0.1:4173/', addresses.root),
    'shop.spec.ts': [named('shop.spec.ts'), ...tests]
      .join('\n')
      .replaceAll('../vernissage/', project),
  });
  expect(output).toBe('');
});

for (const transport of ['inpage', 'worker']) {
  test(`A call is awaited with ?transport=${transport}, and what was called before it is passed over`, async ({
    shop,
    page,
  }) => {
    await shop.open(`/artwork/${work.id}?transport=${transport}`, { scenario: 'fresh' });
    const added = shop.waitForCall('POST /api/cart');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    expect(await added).toMatchObject({
      path: '/api/cart',
      status: 201,
      request: { userId: 6, artworkId: work.id, quantity: 1 },
      response: { id: 1 },
    });
    const { response } = await shop.waitForCall('GET /api/cart/:userId');
    expect(response).toEqual([expect.objectContaining({ id: 1, quantity: 1 })]);
    await expect(shop.waitForCall('POST /api/cart', { timeout: 300 })).rejects.toThrow(
      /has not been answered\. Answered since the last call waited for: /,
    );
  });
}

test('A call fails and is answered from now on, and a message that the test expects later passes', async ({
  shop,
  page,
}) => {
  await shop.open('/artists?transport=worker');
  const shown = (name: string) => page.getByRole('heading', { name });
  await shop.fail('GET /api/artists:503');
  await expect(page.getByText(/^503: /)).toBeVisible();
  const mine = artist({ fullName: 'Zoe Lind', profileImage: '/icon.svg' });
  await shop.respond('GET /api/artists', { body: [mine] });
  await expect(shown('Zoe Lind')).toBeVisible();
  await shop.respond('GET /api/artists', null);
  await expect(shown(artistOfWork.fullName)).toBeVisible();
  await page.evaluate(() => console.error('Nobody knows why'));
  shop.expectMessages(/^Nobody knows/);
});

for (const [what, path, state, message] of [
  ['a scenario', '/', { scenario: 'ful-cart' }, 'There are: fresh, full-cart,'],
  ['a scenario in the path', '/?scenario=ful-cart', {}, '"ful-cart" is not a scenario.'],
  ['a call', '/', { fail: 'GET /api/artist:500' }, '"GET /api/artist" is not a call of the shop.'],
  ['a response', '/', { respond: { 'GET /api/artist': {} } }, 'is not a call of the shop.'],
  ['a latency', '/', { latency: 'slow' }, '"slow" is not a latency'],
  ['a day', '/', { clock: '2026-13-45' }, '"2026-13-45" is no'],
] satisfies [string, string, OpenOptions, string][]) {
  test(`shop.open throws for ${what} that there is not`, async ({ shop }) => {
    await expect(shop.open(path, state)).rejects.toThrow(message);
  });
}

test('While the page is open, names that there are not are refused', async ({ shop }) => {
  await shop.open('/');
  const noCall = 'is not a call of the shop. There are: GET /api/cart/:userId,';
  await expect(shop.fail('GET /api/artist:500')).rejects.toThrow(noCall);
  await expect(shop.respond('GET /api/artist', { body: [] })).rejects.toThrow(noCall);
  await expect(shop.waitForCall('POST /api/basket')).rejects.toThrow(noCall);
  await expect(shop.rows('basket' as 'cart')).rejects.toThrow('"basket" is no table.');
});

test('shop.open throws where nothing takes a state, as with a real server', async ({
  shop,
  hostSite,
}) => {
  // The shop reports each call that nothing has answered.
  shop.expectMessages(/404/);
  const { address } = await hostSite(sites.live, '/', 0, { unknownStatus: 404 });
  await expect(shop.open(address, { scenario: 'full-cart' })).rejects.toThrow(
    /^Nothing at .* has taken the state/,
  );
});

test('A route of calls, which the page answers itself, is refused with what to do', async ({
  shop,
  page,
  context,
}) => {
  await shop.open('/artists');
  const refused = /would see no call.*transport: 'network'/;
  const answer = (route: Route) => route.fulfill({ json: [] });
  await expect(page.route('**/api/artists', answer)).rejects.toThrow(refused);
  await expect(page.route(/\/api\//, answer)).rejects.toThrow(refused);
  await expect(
    context.route(({ pathname }) => pathname.startsWith('/api/'), answer),
  ).rejects.toThrow(refused);
  await page.route('**/*.avif', (route) => route.abort());
  await page.route(/./, (route) => route.continue());
});

test.describe('Under a sub-path, with calls in the network', () => {
  test.use({ baseURL: addresses.demo.slice(0, -1), transport: 'network' });

  test('Playwright sees each call once, also after a reload, and failures are those of the network', async ({
    shop,
    page,
  }) => {
    const answers: string[] = [];
    page.on('requestfinished', (request) => answers.push(new URL(request.url()).pathname));
    const artists = () => answers.filter((path) => path === '/api/artists');
    await shop.open('/artists', { scenario: 'full-cart', fail: 'GET /api/artists:network once' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: artistOfWork.fullName })).toBeVisible();
    expect(artists()).toHaveLength(1);
    expect(await shop.rows('cart')).toHaveLength(5);
    await shop.fail();
    await page.reload();
    await expect.poll(artists).toHaveLength(2);
    await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  });
});
