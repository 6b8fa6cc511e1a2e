import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { fillCheckout } from './checkout-form.ts';
import { backendStarts, expect, test } from './test.ts';

const SCREENS = [
  ['Home', '/'],
  ['Artists', '/artists'],
  ['Artist', '/artist/1'],
  ['Artworks', '/artworks'],
  ['Artwork', '/artwork/1'],
  ['Category', '/category/paintings'],
  ['Events', '/events'],
  ['Event', '/event/3'],
  ['Consulting', '/consulting'],
  ['Sign up', '/signup'],
  ['Artist sign up', '/artist-signup'],
  ['Cart', '/cart'],
  ['Checkout', '/checkout'],
  ['Sign in', '/signin'],
  ['Diagnostics', '/domain-test'],
  ['404', '/nowhere'],
] as const;

/** States of the pages after an interaction. */
const STATES: readonly {
  name: string;
  path: string;
  scenario?: string;
  fail?: string;
  /** Brings the page into the state and waits for it. */
  reach?: (page: Page) => Promise<void>;
}[] = [
  { name: 'a sold work', path: '/artwork/1', scenario: 'sold-out' },
  { name: 'a list of sold works', path: '/category/paintings', scenario: 'sold-out' },
  { name: 'an empty category', path: '/category/paintings', scenario: 'empty-catalogue' },
  { name: 'an empty shop', path: '/', scenario: 'empty-catalogue' },
  { name: 'a filled cart', path: '/cart', scenario: 'full-cart' },
  { name: 'a home whose sections fail', path: '/', fail: 'GET /api/artworks:500' },
  { name: 'a work that cannot be had', path: '/artwork/1', fail: 'GET /api/artworks/1:500' },
  { name: 'a work that does not exist', path: '/artwork/99999' },
  { name: 'a category that does not exist', path: '/category/nowhere' },
  {
    name: 'a checkout with every field missing',
    path: '/checkout',
    scenario: 'full-cart',
    async reach(page) {
      await page.getByRole('button', { name: /Complete Purchase/ }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'an order that is not answered',
    path: '/checkout',
    scenario: 'full-cart',
    fail: 'POST /api/orders:never',
    async reach(page) {
      await fillCheckout(page);
      await page.getByRole('button', { name: /Complete Purchase/ }).click();
      await expect(page.getByRole('link', { name: 'Back to Cart' })).toBeVisible();
    },
  },
  {
    name: 'a placed order',
    path: '/checkout',
    scenario: 'full-cart',
    // Else the page goes home after two seconds.
    fail: 'DELETE /api/cart/user/6:never',
    async reach(page) {
      await fillCheckout(page);
      await page.getByRole('button', { name: /Complete Purchase/ }).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
    },
  },
  {
    name: 'an empty cart of somebody who has looked at a work',
    path: '/artwork/2',
    async reach(page) {
      await page.waitForFunction(() => 'recently-viewed' in localStorage);
      await page.goto('/cart');
      await expect(page.getByRole('region', { name: 'Recently Viewed' })).toBeVisible();
    },
  },
  {
    name: 'a page that is loading',
    path: '/artworks',
    fail: 'GET /api/artworks:never',
    async reach(page) {
      await expect(page.locator('[aria-busy=true]')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: '/artwork/1',
    async reach(page) {
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('The item has been added to your cart.')).toBeVisible();
    },
  },
  {
    name: 'a recording that is compared with the contract',
    path: '/?backstage=requests',
    async reach(page) {
      const request = { method: 'GET', url: 'https://shop.example/api/cart/6' };
      const har = { log: { entries: [{ request, response: { status: 500 } }] } };
      await page.getByLabel('Compare a HAR').setInputFiles({
        name: 'server.har',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(har)),
      });
      await expect(page.getByText('1 of 1 call differs.')).toBeVisible();
    },
  },
  {
    name: 'the picture viewer',
    path: '/artwork/1',
    async reach(page) {
      await page.getByRole('button', { name: /View larger/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an enlarged picture',
    path: '/artwork/1',
    async reach(page) {
      await page.getByRole('button', { name: /View larger/ }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page.getByText('150%')).toBeVisible();
    },
  },
  {
    name: 'a work in a room',
    path: '/artwork/1',
    async reach(page) {
      await page.getByRole('button', { name: 'View in a room' }).click();
      await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    },
  },
  {
    name: 'a page with the card of a tour',
    path: '/cart?scenario=full-cart&tour=4',
    async reach(page) {
      await expect(page.getByRole('heading', { name: 'A filled cart' })).toBeVisible();
    },
  },
  {
    name: 'a page with marks of what is as specified',
    path: '/?backstage=as-specified',
    async reach(page) {
      await expect(page.locator('.mark').first()).toBeAttached();
    },
  },
  {
    name: 'a call that is tried in Backstage',
    path: '/?backstage=api',
    async reach(page) {
      await page.getByText('GET /api/artworks/{id}').click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('group', { name: 'Response body' })).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    path: '/',
    scenario: 'signed-in',
    async reach(page) {
      await page.getByRole('button', { name: 'Account, demo' }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    },
  },
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const [name, path] of SCREENS) {
      test(`axe finds no violation on ${name}, and the page does not scroll horizontally`, async ({
        page,
      }) => {
        await page.goto(path);
        await backendStarts(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }

    for (const { name, path, scenario, fail, reach } of STATES) {
      test(`axe finds no violation on ${name}`, async ({ page, shop }) => {
        await shop.open(path, { ...(scenario && { scenario }), ...(fail && { fail }) });
        await backendStarts(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (reach) await reach(page);
        else await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoViolations(page);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('axe finds no violation on the overlay of More', async ({ page, shop }) => {
    await shop.open('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('before its code has come', () => {
  // What the page asks for ahead of its code stays unused when the code does not come.
  test.use({ expectedMessages: [/ERR_FAILED|preloaded using link preload but not used/] });

  for (const path of ['/', '/category/film', '/artwork/1', '/artist/1', '/event/4', '/events']) {
    test(`axe finds no violation on the file of ${path}`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    });
  }
});
