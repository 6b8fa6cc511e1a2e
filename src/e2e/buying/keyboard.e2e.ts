import type { Locator, Page } from '@playwright/test';
import { artworks } from '#fixtures/collection.ts';
import { brand } from '#src/copy/brand.ts';
import { pick } from '#src/testing/pick.ts';
import { paintings } from '#src/testing/visited-rows.ts';
import { SHIPPING_AND_CARD } from '../checkout-form.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

const painting = pick(
  artworks.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  'a painting for sale',
  ({ categoryId, isSold }) => categoryId === paintings.id && !isSold,
);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

async function type(page: Page, fields: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('the whole purchase by keyboard alone', async ({ page, shop }) => {
  await shop.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Explore Artwork' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, paintings.name)).toBeFocused();

  const { title } = painting;
  const inList = page.getByRole('main').getByRole('heading', { level: 3 });
  await tabTo(page, inList.getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Buy Now' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Cart')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: `Increase quantity of ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Checkout')).toBeFocused();

  await type(page, [
    ...SHIPPING_AND_CARD,
    ['Expiry month', '04'],
    ['Expiry year', '2'],
    ['CVV', '123'],
  ]);
  await tabTo(page, page.getByRole('button', { name: 'Complete Purchase' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, brand.line)).toBeFocused();
  expect(await shop.rows('orders')).toHaveLength(1);
});

test('at checkout Tab comes to the fields in their order, and after the last to Complete Purchase', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/checkout', { scenario: 'full-cart' });
  const purchase = page
    .getByRole('button', { name: 'Complete Purchase' })
    .filter({ visible: true });
  await expect(purchase).toBeInViewport();
  await tabTo(page, page.getByLabel('First name'));
  const names: string[] = [];
  while (!(await purchase.evaluate((element) => element === document.activeElement))) {
    names.push(
      await page.evaluate(() => {
        const { activeElement: focused } = document;
        const labels = (focused as HTMLInputElement).labels;
        return labels?.[0]?.textContent ?? focused?.getAttribute('aria-label') ?? '';
      }),
    );
    expect(names.length).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  expect(names.slice(0, 4)).toEqual(['First name', 'Last name', 'Email', 'Phone']);
  expect(names.slice(-2)).toEqual(['CVV', 'Items']);
});

test('signing up, in and out by keyboard alone', async ({ page, shop }) => {
  await shop.open('/signup');
  await type(page, [
    ['Username', 'ada'],
    ['Email', 'ada@example.com'],
    ['Password', 'a long secret'],
    ['Confirm password', 'a long secret'],
  ]);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sign In')).toBeFocused();

  await type(page, [
    ['Username', 'ada'],
    ['Password', 'a long secret'],
  ]);
  await page.keyboard.press('Enter');
  await expect(heading(page, brand.line)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Account, ada' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
