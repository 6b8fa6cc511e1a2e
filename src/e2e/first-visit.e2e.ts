import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { categories, events } from '#fixtures/collection.ts';
import { brand } from '#src/copy/brand.ts';
import { DEMO_STATE_KEY } from '#src/contract/site-names.ts';
import { pick } from '../testing/pick.ts';
import {
  categoryOfWork,
  event,
  fullestCategory,
  otherWork,
  paintings,
  work,
  worksIn,
} from '../testing/visited-rows.ts';
import { expectShiftsWithin, watchShifts } from './layout-shifts.ts';
import { sites } from './sites.ts';
import { expect, isLive, test, workerServes, worksOffline } from './test.ts';

test.use({ savesData: false });

const FEATURED = 'GET /api/artists/featured';
const CATEGORIES = 'GET /api/categories';
const ARTWORKS = 'GET /api/artworks';
const ARTISTS = 'GET /api/artists';
const UPCOMING = 'GET /api/events?upcoming=true';
const CART = 'GET /api/cart/6';

/** Pages with the calls that they make, each once. */
const PAGES: readonly { path: string; heading: string; calls: readonly string[] }[] = [
  {
    path: '/',
    heading: brand.line,
    calls: [FEATURED, CATEGORIES, ARTWORKS, UPCOMING, ARTISTS, CART],
  },
  {
    path: `/category/${fullestCategory.slug}`,
    heading: fullestCategory.name,
    calls: [CATEGORIES, `GET /api/artworks?categoryId=${fullestCategory.id}`, CART],
  },
  {
    path: `/artwork/${work.id}`,
    heading: work.title,
    calls: [
      `GET /api/artworks/${work.id}`,
      `GET /api/artists/${work.artistId}`,
      CATEGORIES,
      `GET /api/artworks?categoryId=${work.categoryId}`,
      CART,
    ],
  },
  {
    path: `/event/${event.id}`,
    heading: event.title,
    calls: [
      `GET /api/events/${event.id}`,
      `GET /api/artists/${event.artistId}`,
      `GET /api/events?categoryId=${event.categoryId}`,
      CART,
    ],
  },
  { path: '/artists', heading: 'Artists', calls: [ARTISTS, CART] },
  { path: '/events', heading: 'Upcoming Events', calls: [UPCOMING, CART] },
];

const DAY = 86_400_000;

/** In such a window a page with few rows is scrolled, too. */
const LOW = { width: 1280, height: 400 };

const isInBand = ({ price }: { price: number }) => price >= 100 && price < 500;

/** A category of which the price band leaves works out. */
const banded = pick(
  categories,
  'a category with a work from 100 to 500 and one that costs less or more',
  (category) => {
    const left = worksIn(category).filter(isInBand).length;
    return left > 0 && left < worksIn(category).length;
  },
);

const comingDays = events.map(({ startsInDays }) => startsInDays).filter((day) => day > 0);
const lastDay = Math.max(...comingDays);
const lastEvent = pick(events, 'an event', ({ startsInDays }) => startsInDays === lastDay);

/** After so many days some events that were to come are over, others are not, and none takes place on that day. */
const LATER = pick(
  [40, ...Array.from({ length: lastDay }, (_, day) => day)],
  'two upcoming events with a day between them',
  (later) => !comingDays.includes(later) && Math.min(...comingDays) < later && later < lastDay,
);

/** With fewer events to come than this, their dates move on. */
const ENOUGH_UPCOMING = 6;

const remaining = comingDays.filter((day) => day > LATER);
const movesOn = remaining.length < ENOUGH_UPCOMING;

declare global {
  interface Window {
    /** The elements of `main` as the file of the page has them. */
    prerendered: Element[];
  }
}

/** Notes the elements of `main` when the file of the page has been read. */
function watchVisit(): void {
  window.prerendered = [];
  document.addEventListener('DOMContentLoaded', () => {
    // React has come by then only where nothing was prerendered.
    window.prerendered = [...document.querySelectorAll('main *')];
  });
}

/** Elements of the page's file that are no longer in the document. */
const replaced = (page: Page) =>
  page.evaluate(() =>
    window.prerendered.filter((node) => !node.isConnected).map(({ outerHTML }) => outerHTML),
  );

test.describe('On a first visit', () => {
  for (const { path, heading, calls } of PAGES) {
    test(`React takes ${path} over as it is, with each call made once`, async ({ page, shop }) => {
      await page.addInitScript(watchVisit);
      await page.goto(path);
      await isLive(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const made = (await shop.calls()).map((call) => `${call.method} ${call.path}`);
      expect(made.toSorted()).toEqual(calls.toSorted());
      expect(await replaced(page)).toEqual([]);
      expect(await page.evaluate(() => window.prerendered.length)).toBeGreaterThan(20);
    });
  }

  test('React takes the cart over with its heading, and asks for its lines once', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(watchVisit);
    // A cart with a line, which keeps the heading.
    await page.goto(`/artwork/${work.id}`);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    expect((await shop.calls()).map(({ path }) => path)).toEqual(['/api/cart/6']);
    const isKept = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && window.prerendered.includes(heading);
    });
    expect(isKept).toBe(true);
  });

  test.describe('with a slow phone', () => {
    // Without the web fonts, whose first arrival moves lines by up to 0.02.
    test.use({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      expectedMessages: [/\.woff2/],
    });

    for (const path of [...PAGES.map((row) => row.path), '/cart']) {
      test(`nothing on ${path} moves, down to its end`, async ({ page }) => {
        await page.addInitScript(watchShifts);
        await page.route('**/*.woff2', (route) => route.abort());
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 90_000,
        });
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(`${path}?transport=inpage`);
        await isLive(page);
        await scrollToEnd(page);
        await expectShiftsWithin(page, 0.005);
      });
    }
  });
});

/** Scrolls as a visitor does: a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  for (let screens = 0; screens < 100 && !(await isAtEnd()); screens += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8));
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1_000);
}

test.describe('While the scripts are on their way', () => {
  /** Holds back every script that the page asks for; returns what lets them come. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('a tap on Add to Cart is carried out once, when they have come', async ({ page, shop }) => {
    const release = await holdScripts(page);
    await page.goto(`/artwork/${work.id}`, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    release();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    const changes = (await shop.calls()).filter(({ method }) => method !== 'GET');
    expect(changes).toMatchObject([{ method: 'POST', path: '/api/cart', status: 201 }]);
    expect(await shop.rows('cart')).toMatchObject([{ artworkId: work.id, quantity: 1 }]);
  });

  test('the text of the newsletter stays, and is sent', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByLabel('Email address');
    await field.fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(page.url()).not.toContain('?');
    release();
    await isLive(page);
    await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('text that was not sent stays in its field, and can be sent later', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByLabel('Email address');
    await field.pressSequentially('ada@exam');
    release();
    await isLive(page);
    await expect(field).toHaveValue('ada@exam');
    await expect(field).toBeFocused();
    await page.keyboard.type('ple.com');
    await expect(field).toHaveValue('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
  });

  test('a chosen filter and a chosen order are carried out', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/category/${banded.slug}`, { waitUntil: 'commit' });
    const all = await page.getByRole('status').filter({ hasText: 'Showing' }).innerText();
    await page.getByLabel('Price range').selectOption('100-500');
    await page.getByLabel('Sort by').selectOption('Price: Low to High');
    release();
    await isLive(page);
    await expect(page.getByLabel('Price range')).toHaveValue('100-500');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).not.toHaveText(all);
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    const shown = await titles.evaluateAll((links) =>
      links.map((link) => Number(link.getAttribute('href')!.split('/').at(-1))),
    );
    const cheapestFirst = worksIn(banded)
      .filter(isInBand)
      .toSorted((one, other) => one.price - other.price || one.id - other.id);
    expect(shown).toEqual(cheapestFirst.map(({ id }) => id));
  });

  test('a chip that was tapped filters the list', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/artists', { waitUntil: 'commit' });
    const chip = page.getByRole('group', { name: 'Type of artist' }).getByRole('button').nth(1);
    await chip.click();
    release();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  test('a focused link stays focused, and a scrolled page where it is', async ({ page }) => {
    await page.setViewportSize(LOW);
    const release = await holdScripts(page);
    await page.goto('/artists', { waitUntil: 'commit' });
    // Before the foot of the page has come, a link that is the last so far may be another one later.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    const { before, place } = await placeOf(page);
    release();
    await isLive(page);
    await expect(link).toBeFocused();
    const after = await placeOf(page);
    expect(Math.abs(after.before - before)).toBeLessThan(2);
    expect(Math.abs(after.place - place)).toBeLessThan(2);
  });

  test('a sign-in form is sent once, and the password not into the address', async ({
    page,
    shop,
  }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const release = await holdScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password').fill('demo1234');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('button', { name: 'Account, demo' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const sent = (await shop.calls()).filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject([{ path: '/api/auth/login', status: 200 }]);
    expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
  });

  test('a link is followed by the browser', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Explore Artwork' }).click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1, name: paintings.name })).toBeVisible();
  });

  test('somebody signed in never sees Sign In, anybody else does', async ({ page }) => {
    const signIn = page.locator('[data-signed-out]');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(signIn).toBeVisible();
    await page.evaluate(() => {
      const user = { username: 'ada', email: 'ada@example.com', role: 'customer' };
      localStorage.setItem('user', JSON.stringify(user));
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(signIn).toBeAttached();
    await expect(signIn).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Account, ada' })).toBeVisible();
    await expect(signIn).toHaveCount(0);
  });

  for (const [title, path, replay] of [
    ['a state that the address asks for', `/artwork/${work.id}?scenario=sold-out`, false],
    ['a state that the tab is in', `/artwork/${work.id}`, true],
  ] as const) {
    test(`${title} never shows the usual page`, async ({ page }) => {
      if (replay) {
        // Without the worker, which would answer with the scripts that are held back.
        await page.goto('/?scenario=sold-out&transport=inpage');
        await page.waitForFunction((key) => sessionStorage.getItem(key), DEMO_STATE_KEY);
      }
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading).toBeAttached();
      await expect(heading).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-page', 'hidden');
      release();
      await expect(page.getByRole('button', { name: /Buy Now/ })).toBeDisabled();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('home is never shown at an unknown address for which the host sends it', async ({
    page,
    hostSite,
  }) => {
    const host = await hostSite(sites.root);
    host.deployed.set('artwork/9999.html', readFileSync(`${sites.root}/index.html`, 'utf8'));
    const release = await holdScripts(page);
    await page.goto(`${host.address}artwork/9999`, { waitUntil: 'commit' });
    await expect(page.locator('#root h1')).toBeAttached();
    await expect(page.locator('#root h1')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Artwork Not Found' })).toBeVisible();
  });
});

/** Where the page is scrolled to, and where the focused element is. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    before: scrollY,
    place: document.activeElement!.getBoundingClientRect().top,
  }));

test.describe('Later', () => {
  test('on another day the same page shows the days that the database has', async ({ page }) => {
    await page.goto(`/event/${lastEvent.id}`);
    await isLive(page);
    const time = page.getByRole('main').locator('time[datetime]').first();
    const date = (await time.getAttribute('datetime'))!;
    const [day, hour] = date.split('T');
    const moved = new Date(Date.parse(day!) + LATER * DAY).toISOString().slice(0, 10);
    await shiftDays(page, LATER);
    await page.goto(`/event/${lastEvent.id}`);
    await isLive(page);
    await expect(time).toHaveAttribute('datetime', movesOn ? `${moved}T${hour}` : date);
  });

  test('on another day the lists show only what is still to come', async ({ page }) => {
    await page.goto('/events');
    await isLive(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(comingDays.length);
    await shiftDays(page, LATER);
    for (const path of ['/events', '/']) {
      await page.goto(path);
      await isLive(page);
      const dates = await page
        .getByRole('main')
        .locator('time[datetime]')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!));
      const now = await page.evaluate(() => new Date().toISOString().slice(0, 10));
      expect(dates).not.toEqual([]);
      expect(dates.filter((date) => date < now)).toEqual([]);
    }
    await page.goto('/events');
    await isLive(page);
    await expect(cards).toHaveCount(movesOn ? comingDays.length : remaining.length);
  });

  test('Home is taken over on any day of the month after the build', async ({ page }) => {
    await shiftDays(page, 8);
    await page.addInitScript(watchVisit);
    await page.goto('/');
    await isLive(page);
    expect(await replaced(page)).toEqual([]);
  });

  test('Back restores the list and its place, also from a page with a document of its own', async ({
    page,
  }) => {
    await page.setViewportSize(LOW);
    await page.goto('/artists');
    await isLive(page);
    const link = page.getByRole('main').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/artist\/\d+$/);
    const expectPlace = () =>
      expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
        .toBeLessThan(2);
    await page.goBack();
    await expectPlace();
    await page.goForward();
    await expect(page).toHaveURL(/\/artist\/\d+$/);
    await page.goBack();
    await expectPlace();

    await page.goto('/cart');
    await isLive(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeAttached();
    await expectPlace();
    await isLive(page);
    await expectPlace();
  });

  test.describe('with a worker', () => {
    test.use({ expectedMessages: [/\/pictures\//] });

    test('the cached page has its content; without the host a page that was never visited is rendered', async ({
      page,
      hostSite,
    }) => {
      const host = await hostSite(sites.root);
      await page.goto(`${host.address}artwork/${work.id}`);
      await workerServes(page);
      await expect.poll(() => worksOffline(page)).toBe(true);
      // Through the worker, which keeps it.
      await page.goto(`${host.address}artwork/${work.id}`);
      await isLive(page);
      host.close();

      for (const [path, heading] of [
        [`category/${categoryOfWork.slug}`, categoryOfWork.name],
        [`artwork/${work.id}`, work.title],
      ] as const) {
        const response = await page.goto(host.address + path);
        expect(response!.fromServiceWorker()).toBe(true);
        expect(await headingIn(page, await response!.text())).toBe(heading);
        await isLive(page);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      const response = await page.goto(`${host.address}artwork/${otherWork.id}`);
      expect(response!.fromServiceWorker()).toBe(true);
      expect(await response!.text()).toContain('<div id="root"></div>');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

/** The heading in the text of a page's file. */
const headingIn = (page: Page, html: string) =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent,
    html,
  );

/** Lets pages that are opened from now on see a later day. */
async function shiftDays(page: Page, days: number): Promise<void> {
  await page.addInitScript((milliseconds) => {
    const { Date: Real } = window;
    window.Date = class extends Real {
      constructor(...parts: unknown[]) {
        if (parts.length === 0) super(Real.now() + milliseconds);
        else super(...(parts as [number]));
      }
      static override now = () => Real.now() + milliseconds;
    } as DateConstructor;
  }, days * DAY);
}
