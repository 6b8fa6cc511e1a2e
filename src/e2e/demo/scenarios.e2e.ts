import { formatCount } from '#src/copy/format.ts';
import { categoryOfWork, work } from '#src/testing/visited-rows.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test('full-cart: the cart holds three works and tickets to two events', async ({ shop, page }) => {
  await shop.open('/cart', { scenario: 'full-cart' });
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  expect(await shop.rows('cart')).toHaveLength(5);
});

test('fresh: the cart is empty', async ({ shop, page }) => {
  await shop.open('/cart', { scenario: 'fresh' });
  await expect(page.getByText('Your cart is empty')).toBeVisible();
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

test('returning-customer: signed in, three orders, a filled cart', async ({ shop, page }) => {
  await shop.open('/', { scenario: 'returning-customer' });
  await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  expect(await shop.rows('orders')).toHaveLength(3);
});

test('sold-out: no artwork can be bought', async ({ shop, page }) => {
  await shop.open(`/artwork/${work.id}`, { scenario: 'sold-out' });
  await expect(page.getByRole('button', { name: /Buy Now/ })).toBeDisabled();
});

test('empty-catalogue: a category has no artworks', async ({ shop, page }) => {
  await shop.open(`/category/${categoryOfWork.slug}`, { scenario: 'empty-catalogue' });
  await expect(page.getByText('No artworks found')).toBeVisible();
});

test('long-text: extreme words fit a narrow page', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/artworks', { scenario: 'long-text' });
  await expect(page.getByText(/^Donaudampfschifffahrt/).first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('one-of-each: each category has one artwork', async ({ shop, page }) => {
  await shop.open(`/category/${categoryOfWork.slug}`, { scenario: 'one-of-each' });
  await expect(page.getByText('Showing 1 result')).toBeVisible();
});

test('large: ten thousand artworks', async ({ shop, page }) => {
  await shop.open('/artworks', { scenario: 'large' });
  await expect(page.getByText(`Showing ${formatCount(10_000)} results`)).toBeVisible();
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

  test('flaky: some calls fail, others do not', async ({ shop, page }) => {
    await shop.open('/', { scenario: 'flaky' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await shop.calls()).map(({ status }) => status)).toContain(503);
    expect((await shop.calls()).map(({ status }) => status)).toContain(200);
  });

  test('backend-down: each section shows its error', async ({ shop, page }) => {
    await shop.open('/artworks', { scenario: 'backend-down' });
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  });

  test('backend-down: Home says what was raised once, and one Try again is for all its sections', async ({
    shop,
    page,
  }) => {
    await shop.open('/', { scenario: 'backend-down' });
    const main = page.getByRole('main');
    await expect(main.getByText('Something went wrong')).toHaveCount(5);
    await expect(main.getByText('Failed to fetch').filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  });

  test('checkout-fails: orders fail', async ({ shop, page }) => {
    await shop.open('/checkout', { scenario: ['full-cart', 'checkout-fails'] });
    for (const [label, value] of Object.entries(CHECKOUT)) await page.getByLabel(label).fill(value);
    await page.getByRole('tab', { name: 'PayPal' }).click();
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
      'There was an error processing your order. Please try again.',
    );
    expect(await shop.rows('orders')).toEqual([]);
  });

  test('sign-in-fails: the demo account cannot sign in', async ({ shop, page }) => {
    await shop.open('/signin', { scenario: 'sign-in-fails' });
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password').fill('demo1234');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
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

const CHECKOUT = {
  'First name': 'Ida',
  'Last name': 'Berg',
  Email: 'ida@example.com',
  Phone: '555 0100',
  'Street address': '1 Wall Street',
  City: 'Portland',
  'State / Province': 'OR',
  'ZIP / Postal code': '97201',
};
