import { formatCount } from '#src/copy/format.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

// One scenario of each kind: what each of them makes of the backend, scenarios.test.ts says.

test('full-cart: the cart holds three works and tickets to two events', async ({ shop, page }) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  expect(await shop.rows('cart')).toHaveLength(5);
});

test('signed-in: the demo user is signed in, in this tab only', async ({ shop, page, context }) => {
  await shop.open('/', { scenario: 'signed-in' });
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('huge: a hundred thousand artworks', async ({ shop, page }) => {
  await shop.open('/artworks', { scenario: 'huge' });
  await expect(page.getByText(`Showing ${formatCount(100_000)} results`)).toBeVisible({
    timeout: 45_000,
  });
});

test('slow: skeletons are shown while calls are pending', async ({ shop, page }) => {
  await shop.open('/cart', { scenario: 'slow' });
  await expect(page.getByText('Loading your cart')).toBeAttached();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test.describe('with failing calls', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('backend-down: Home says what was raised once, and each section has a Try again', async ({
    shop,
    page,
  }) => {
    await shop.open('/', { scenario: 'backend-down' });
    const main = page.getByRole('main');
    await expect(main.getByText('Something went wrong')).toHaveCount(5);
    await expect(main.getByText('Failed to fetch').filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(5);
  });

  test('?fail and ?latency apply to the tab, also after a reload', async ({ shop, page }) => {
    await shop.open('/artists', { fail: 'GET /api/artists:503 once', latency: '100±50' });
    await expect(page.getByText('503: {"message":"This failure was asked for"}')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('503: {"message":"This failure was asked for"}')).toBeHidden();
    await page.reload();
    await expect(page.getByText('503: {"message":"This failure was asked for"}')).toBeVisible();
  });
});

test('The data of a scenario belongs to its tab, survives a reload, and is discarded by a fresh link', async ({
  shop,
  page,
}) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await shop.open('/cart', { scenario: 'full-cart' });
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await shop.open('/cart', { scenario: 'fresh' });
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
