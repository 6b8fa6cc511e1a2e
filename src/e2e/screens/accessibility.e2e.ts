import type { Page } from '@playwright/test';
import type { Shop } from '#src/testing/playwright.ts';
import { expectNoViolations } from '../axe.ts';
import { fillCheckout } from '../checkout-form.ts';
import {
  artistOfWork,
  event,
  fullestCategory,
  otherWork,
  work,
} from '#src/testing/visited-rows.ts';
import { SCREENS } from '../screens.ts';
import { test } from '../without-worker.ts';
import { backendStarts, expect } from '../test.ts';

const ARTWORK = `/artwork/${work.id}`;
const CATEGORY = `/category/${fullestCategory.slug}`;

interface State {
  name: string;
  path: string;
  scenario?: string;
  fail?: string;
}

const PAGES: readonly State[] = [
  ...SCREENS.map((path) => ({ name: path, path })),
  { name: 'a sold work', path: ARTWORK, scenario: 'sold-out' },
  { name: 'a list of sold works', path: CATEGORY, scenario: 'sold-out' },
  { name: 'an empty category', path: CATEGORY, scenario: 'empty-catalogue' },
  { name: 'an empty shop', path: '/', scenario: 'empty-catalogue' },
  { name: 'a filled cart', path: '/cart', scenario: 'full-cart' },
  { name: 'a home whose sections fail', path: '/', fail: 'GET /api/artworks:500' },
  { name: 'a work that cannot be had', path: ARTWORK, fail: `GET /api/artworks/${work.id}:500` },
  { name: 'a work that does not exist', path: '/artwork/99999' },
  { name: 'a category that does not exist', path: '/category/nowhere' },
];

/** States of the pages after an interaction. */
const REACHED: readonly (State & {
  /** Brings the page into the state and waits for it. */
  reach: (page: Page) => Promise<void>;
  /** The state ends as the window becomes another, and is reached again. */
  isReachedAtEachWidth?: true;
})[] = [
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
    path: `/artwork/${otherWork.id}`,
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
    path: ARTWORK,
    isReachedAtEachWidth: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('The item has been added to your cart.')).toBeVisible();
    },
  },
  {
    name: 'the picture viewer',
    path: ARTWORK,
    async reach(page) {
      await page.getByRole('button', { name: /View larger/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an enlarged picture',
    path: ARTWORK,
    async reach(page) {
      await page.getByRole('button', { name: /View larger/ }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page.getByText('150%')).toBeVisible();
    },
  },
  {
    name: 'a work in a room',
    path: ARTWORK,
    async reach(page) {
      await page.getByRole('button', { name: 'View in a room' }).click();
      await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    },
  },
  {
    name: 'a page with the card of a tour',
    path: '/cart?scenario=full-cart&tour=6',
    async reach(page) {
      await expect(page.locator('.tour-outline')).toBeVisible();
    },
  },
  {
    name: 'a work in a room with the card of a tour',
    path: '/artwork/1?scenario=first-visit&tour=4',
    async reach(page) {
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Next' })).toBeVisible();
    },
  },
  {
    name: 'the presenter’s notes',
    path: '/?tour=notes',
    async reach(page) {
      await expect(page.getByRole('heading', { name: 'Waiting for the tour' })).toBeVisible();
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
      await page.getByText('GET /api/artworks/:id').click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('group', { name: 'Response body' })).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    path: '/',
    scenario: 'signed-in',
    isReachedAtEachWidth: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Account, demo' }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  },
];

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', viewport: WIDE });

async function open(page: Page, shop: Shop, { path, scenario, fail }: State) {
  await shop.open(path, { ...(scenario && { scenario }), ...(fail && { fail }) });
  await backendStarts(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const state of PAGES) {
  test(`axe finds no violation on ${state.name}, wide and narrow, and the page does not scroll horizontally`, async ({
    page,
    shop,
  }) => {
    await open(page, shop, state);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      const shown = `${state.name} at ${viewport.width} pixels`;
      await expectNoViolations(page, ':root', shown);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `what ${shown} scrolls horizontally`).toBe(0);
    }
  });
}

for (const state of REACHED) {
  test(`axe finds no violation on ${state.name}, wide and narrow`, async ({ page, shop }) => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      if (viewport === WIDE || state.isReachedAtEachWidth) {
        await open(page, shop, state);
        await state.reach(page);
      }
      await expectNoViolations(page, ':root', `${state.name} at ${viewport.width} pixels`);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

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

  for (const path of [
    '/',
    CATEGORY,
    ARTWORK,
    `/artist/${artistOfWork.id}`,
    `/event/${event.id}`,
    '/events',
  ]) {
    test(`axe finds no violation on the file of ${path}`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    });
  }
});
