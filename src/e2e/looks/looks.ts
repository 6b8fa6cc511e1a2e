import { expect, type Page } from '@playwright/test';
import { fillCheckout } from '../checkout-form.ts';
import {
  artistOfWork,
  event,
  fullestCategory,
  otherWork,
  work,
} from '../../testing/visited-rows.ts';

/** The windows in which each look is pictured, in the order in which one page takes their sizes. */
export const WINDOWS = [
  { width: 390, height: 844, device: 'Phone' },
  { width: 768, height: 1024, device: 'Tablet' },
  { width: 1024, height: 768, device: 'Tablet on its side' },
  { width: 1440, height: 900, device: 'Desktop' },
] as const;

export const GROUPS = [
  'Screens',
  'Looking for a work',
  'Buying',
  'Signing in',
  'When something is wrong',
  'For presenters',
] as const;

/** What the shop looks like in one place and state. */
export interface Look {
  /** Of its pictures, with the width behind it. */
  name: string;
  group: (typeof GROUPS)[number];
  title: string;
  /** What is to be seen, for somebody who leafs through the pictures. */
  caption: string;
  path: string;
  scenario?: string;
  fail?: string | readonly string[];
  /** Brings the page into the state and waits for it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Where the pointer rests after that; otherwise in a corner of the window. */
  rest?: (page: Page) => Promise<unknown>;
  /** The state has to be reached again for each width; otherwise the page is resized. */
  isReachedAtEachWidth?: true;
  /** The window is pictured, not the page: what is looked at has its place in the window. */
  isWindow?: true;
  /** Pixels of the page from its top, where more of it would show the same again. */
  maxHeight?: number;
  /** Calls are not answered yet. */
  isPending?: true;
}

const ARTWORK = `/artwork/${work.id}`;
const CATEGORY = `/category/${fullestCategory.slug}`;
const LIST_HEIGHT = 2600;

const completePurchase = (page: Page) =>
  page
    .getByRole('button', { name: /Complete Purchase/ })
    .filter({ visible: true })
    .click();

/** A notice stays for as long as the pointer is over it. */
async function hoverNotice(page: Page) {
  const notices = page.getByRole('region', { name: 'Notifications (F8)' });
  await notices.getByRole('paragraph').first().hover({ force: true });
}

export const LOOKS: readonly Look[] = [
  {
    name: 'home',
    group: 'Screens',
    title: 'Home',
    caption: 'The first page, from the large picture to the newsletter.',
    path: '/',
  },
  {
    name: 'artists',
    group: 'Screens',
    title: 'Artists',
    caption: 'All artists, with their portraits.',
    path: '/artists',
    maxHeight: LIST_HEIGHT,
  },
  {
    name: 'artist',
    group: 'Screens',
    title: 'Artist',
    caption: 'One artist, with works, events and a biography in tabs.',
    path: `/artist/${artistOfWork.id}`,
  },
  {
    name: 'artworks',
    group: 'Screens',
    title: 'Artworks',
    caption: 'All works, with filters above; the picture ends after some rows.',
    path: '/artworks',
    maxHeight: LIST_HEIGHT,
  },
  {
    name: 'artwork',
    group: 'Screens',
    title: 'Artwork',
    caption: 'A work for sale, with facts, buttons to buy it, reviews and more works.',
    path: ARTWORK,
  },
  {
    name: 'category',
    group: 'Screens',
    title: 'Category',
    caption: 'The works of one category; the picture ends after some rows.',
    path: CATEGORY,
    maxHeight: LIST_HEIGHT,
  },
  {
    name: 'events',
    group: 'Screens',
    title: 'Events',
    caption: 'What takes place, by month.',
    path: '/events',
    maxHeight: LIST_HEIGHT,
  },
  {
    name: 'event',
    group: 'Screens',
    title: 'Event',
    caption: 'One evening, with its venue, tickets and questions.',
    path: `/event/${event.id}`,
  },
  {
    name: 'consulting',
    group: 'Screens',
    title: 'Consulting',
    caption: 'Services for those who furnish rooms with art.',
    path: '/consulting',
  },
  {
    name: 'sign-up',
    group: 'Screens',
    title: 'Sign up',
    caption: 'The form of a new member.',
    path: '/signup',
  },
  {
    name: 'artist-sign-up',
    group: 'Screens',
    title: 'Artist sign up',
    caption: 'What an artist is told who wants to sell here.',
    path: '/artist-signup',
  },
  {
    name: 'cart-empty',
    group: 'Screens',
    title: 'Cart',
    caption: 'With nothing in it yet.',
    path: '/cart',
  },
  {
    name: 'checkout-empty',
    group: 'Screens',
    title: 'Checkout',
    caption: 'With nothing to pay for.',
    path: '/checkout',
  },
  {
    name: 'sign-in',
    group: 'Screens',
    title: 'Sign in',
    caption: 'User name and password.',
    path: '/signin',
  },
  {
    name: 'domain-test',
    group: 'Screens',
    title: 'Domain test',
    caption: 'The page for technicians, which shows two answers of the server.',
    path: '/domain-test',
  },
  {
    name: 'not-found',
    group: 'Screens',
    title: 'Page not found',
    caption: 'What an address without a page shows.',
    path: '/nowhere',
  },
  {
    name: 'filters-on',
    group: 'Looking for a work',
    title: 'Filters on',
    caption: 'The works of a price range, the cheapest first.',
    path: CATEGORY,
    maxHeight: 1600,
    async reach(page) {
      await page.getByLabel('Price range').selectOption({ index: 2 });
      await page.getByLabel('Sort by').selectOption({ index: 1 });
      await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeEnabled();
    },
  },
  {
    name: 'nothing-found',
    group: 'Looking for a work',
    title: 'Nothing found',
    caption: 'A category in which no work is left.',
    path: CATEGORY,
    scenario: 'empty-catalogue',
  },
  {
    name: 'menu',
    group: 'Looking for a work',
    title: 'The menu',
    caption: 'All pages at a glance on small windows, the categories on large ones.',
    path: '/events',
    isReachedAtEachWidth: true,
    isWindow: true,
    async reach(page) {
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) {
        await more.click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      } else {
        const categories = page.getByRole('button', { name: 'Categories' });
        await categories.click();
        await expect(categories).toHaveAttribute('aria-expanded', 'true');
      }
    },
  },
  {
    name: 'picture-viewer',
    group: 'Looking for a work',
    title: 'A picture enlarged',
    caption: 'The work alone, over the whole window.',
    path: ARTWORK,
    isWindow: true,
    async reach(page) {
      await page.getByRole('button', { name: /View larger/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'room',
    group: 'Looking for a work',
    title: 'A work in a room',
    caption: 'The work on a wall, at its true size.',
    path: ARTWORK,
    isWindow: true,
    async reach(page) {
      await page.getByRole('button', { name: 'View in a room' }).click();
      await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    },
  },
  {
    name: 'sold',
    group: 'Buying',
    title: 'A sold work',
    caption: 'It can be looked at, not bought.',
    path: ARTWORK,
    scenario: 'sold-out',
    maxHeight: 1600,
  },
  {
    name: 'notice',
    group: 'Buying',
    title: 'Added to the cart',
    caption: 'The notice that says so, for five seconds.',
    path: ARTWORK,
    scenario: 'full-cart',
    isWindow: true,
    isReachedAtEachWidth: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Cart, 8 items' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
    },
    rest: hoverNotice,
  },
  {
    name: 'cart-filled',
    group: 'Buying',
    title: 'A filled cart',
    caption: 'Three works and tickets to two events, with the total.',
    path: '/cart',
    scenario: 'full-cart',
  },
  {
    name: 'checkout',
    group: 'Buying',
    title: 'Paying by card',
    caption:
      'The form as it comes, beside what is bought; the button of small windows stays at their foot.',
    path: '/checkout',
    scenario: 'full-cart',
  },
  {
    name: 'checkout-errors',
    group: 'Buying',
    title: 'Fields left empty',
    caption: 'Every field that is missing says so.',
    path: '/checkout',
    scenario: 'full-cart',
    async reach(page) {
      await completePurchase(page);
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'checkout-paypal',
    group: 'Buying',
    title: 'Paying with PayPal',
    caption: 'The form filled in, and another way to pay.',
    path: '/checkout',
    scenario: 'full-cart',
    async reach(page) {
      await fillCheckout(page);
      await page.getByRole('tab', { name: 'PayPal' }).click();
    },
  },
  {
    name: 'order-confirmed',
    group: 'Buying',
    title: 'Thank you',
    caption: 'The order is placed; the page goes home after two seconds.',
    path: '/checkout',
    scenario: 'full-cart',
    // Keeps the page from going home.
    fail: 'DELETE /api/cart/user/6:never',
    isPending: true,
    async reach(page) {
      await fillCheckout(page);
      await completePurchase(page);
      await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
    },
  },
  {
    name: 'recently-viewed',
    group: 'Buying',
    title: 'Recently viewed',
    caption: 'An empty cart reminds of the work that was looked at.',
    path: `/artwork/${otherWork.id}`,
    async reach(page) {
      await page.waitForFunction(() => 'recently-viewed' in localStorage);
      await page.goto('./cart');
      await expect(page.getByRole('region', { name: 'Recently Viewed' })).toBeVisible();
    },
  },
  {
    name: 'sign-in-refused',
    group: 'Signing in',
    title: 'A wrong password',
    caption: 'A notice says what is wrong, and the form keeps what was typed.',
    path: '/signin',
    scenario: 'sign-in-fails',
    isWindow: true,
    isReachedAtEachWidth: true,
    async reach(page) {
      await page.getByLabel('Username').fill('demo');
      await page.getByLabel('Password').fill('demo1234');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Invalid username or password.')).toBeVisible();
    },
    rest: hoverNotice,
  },
  {
    name: 'account-menu',
    group: 'Signing in',
    title: 'The account menu',
    caption: 'For somebody who is signed in.',
    path: '/events',
    scenario: 'signed-in',
    isWindow: true,
    isReachedAtEachWidth: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Account, demo' }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    name: 'loading',
    group: 'When something is wrong',
    title: 'A slow server',
    caption: 'The places of what is still to come.',
    path: '/artworks',
    fail: 'GET /api/artworks:never',
    isPending: true,
    maxHeight: 1600,
  },
  {
    name: 'loading-artwork',
    group: 'When something is wrong',
    title: 'A slow server, on a work',
    caption: 'The places of picture, title and facts.',
    path: ARTWORK,
    fail: `GET /api/artworks/${work.id}:never`,
    isPending: true,
    maxHeight: 1600,
  },
  {
    name: 'failed',
    group: 'When something is wrong',
    title: 'Nothing answers',
    caption: 'The page says what failed and offers to try again.',
    path: '/artists',
    fail: 'GET /api/artists:503',
    reach: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'home-failed',
    group: 'When something is wrong',
    title: 'Home without works',
    caption: 'Sections fail by themselves; the others stay.',
    path: '/',
    fail: 'GET /api/artworks:500',
    maxHeight: 4200,
  },
  {
    name: 'no-such-work',
    group: 'When something is wrong',
    title: 'A work that is gone',
    caption: 'The address of a work that the shop does not have.',
    path: '/artwork/99999',
  },
  {
    name: 'backstage',
    group: 'For presenters',
    title: 'Backstage',
    caption: 'The controls of the demo, beside the page or over it.',
    path: '/cart?backstage=data',
    scenario: 'full-cart',
    isWindow: true,
    reach: (page) => expect(page.getByRole('dialog', { name: 'Backstage' })).toBeVisible(),
  },
  {
    name: 'tour',
    group: 'For presenters',
    title: 'The tour',
    caption: 'A card with what to show and what to say.',
    path: '/cart?tour=4',
    scenario: 'full-cart',
    isWindow: true,
    reach: (page) => expect(page.getByRole('heading', { name: 'A filled cart' })).toBeVisible(),
  },
];
