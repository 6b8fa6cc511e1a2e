import type { Page } from '@playwright/test';
import { events } from '#fixtures/collection.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { brand } from '#src/copy/brand.ts';
import { pick } from '#src/testing/pick.ts';
import {
  artistOfWork,
  categoryOfWork,
  event,
  fullestCategory,
  otherWork,
  work,
} from '#src/testing/visited-rows.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { sites } from '../sites.ts';
import {
  call,
  expect,
  isLive,
  test as testWithWorker,
  workerServes,
  worksOffline,
} from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ loadsPictures: true });

const PAGES = [
  { path: '/', heading: brand.line },
  { path: `/category/${fullestCategory.slug}`, heading: fullestCategory.name },
  { path: `/artwork/${work.id}`, heading: work.title },
  { path: `/event/${event.id}`, heading: event.title },
  { path: '/artists', heading: 'Artists' },
  { path: '/events', heading: 'Upcoming Events' },
];

const DAY = 86_400_000;

/** In such a window a page with few rows is scrolled, too. */
const LOW = { width: 1280, height: 400 };

const comingDays = events.map(({ startsInDays }) => startsInDays).filter((day) => day > 0);
const lastDay = Math.max(...comingDays);
const lastEvent = pick(events, 'an event', ({ startsInDays }) => startsInDays === lastDay);

/** After so many days some events that were to come are over, others are not, and none takes place on that day. */
const LATER = pick(
  [40, ...Array.from({ length: lastDay }, (_, day) => day)],
  'two upcoming events with a day between them',
  (later) => !comingDays.includes(later) && Math.min(...comingDays) < later && later < lastDay,
);

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
  for (const { path, heading } of PAGES) {
    test(`React takes ${path} over as it is, with each call made once`, async ({ page, shop }) => {
      await page.addInitScript(watchVisit);
      await page.goto(path);
      await isLive(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const made = (await shop.calls()).map((done) => `${done.method} ${done.path}`);
      // Which ones, its screen's test says.
      expect(made).toContain('GET /api/cart/6');
      expect(made).toEqual([...new Set(made)]);
      expect(await replaced(page)).toEqual([]);
      expect(await page.evaluate(() => window.prerendered.length)).toBeGreaterThan(20);
    });
  }

  test('what is answered otherwise while React takes a page over is read when it has', async ({
    page,
    shop,
  }) => {
    await page.addInitScript((type) => {
      const change = () => dispatchEvent(new CustomEvent(type, { detail: () => true }));
      new PerformanceObserver(() => {
        const timer = setInterval(change, 4);
        addEventListener('vernissage:live', () => clearInterval(timer));
      }).observe({ type: 'mark', buffered: true });
    }, SITE_EVENTS.responseChange);
    await page.goto('/artists');
    await isLive(page);
    // The test fails on React's message (error 418) where a response has come while it hydrates the page.
    const read = async () => (await shop.calls()).filter(({ path }) => path === '/api/artists');
    await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: artistOfWork.fullName })).toBeVisible();
  });

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
    await isSettled(page);
  }
}

/** Waits until the pictures on the screen have come, and two frames with them have been painted. */
async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom <= 0 || top >= innerHeight;
    }),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test.describe('Later', () => {
  for (const days of [LATER, lastDay + LATER]) {
    test(`${days} days later the same page shows the day that the database has, which is to come`, async ({
      page,
    }) => {
      await page.goto(`/event/${lastEvent.id}`);
      await isLive(page);
      await shiftDays(page, days);
      await page.goto(`/event/${lastEvent.id}`);
      await isLive(page);
      const { date } = (await call(page, `/api/events/${lastEvent.id}`)).body;
      const time = page.getByRole('main').locator('time[datetime]').first();
      await expect(time).toHaveAttribute('datetime', date);
      expect(date >= (await today(page))).toBe(true);
    });
  }

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
      const now = await today(page);
      expect(dates).not.toEqual([]);
      expect(dates.filter((date) => date < now)).toEqual([]);
    }
    await page.goto('/events');
    await isLive(page);
    // never fewer than six, where the collection has as many.
    const { body } = await call(page, '/api/events?upcoming=true');
    expect(body.length).toBeGreaterThanOrEqual(Math.min(6, comingDays.length));
    await expect(cards).toHaveCount(body.length);
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

  testWithWorker.describe('with a worker', () => {
    testWithWorker.use({ savesData: false, expectedMessages: [/\/pictures\//] });

    testWithWorker(
      'the cached page has its content; without the host a page that was never visited is rendered',
      async ({ page, hostSite }) => {
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
      },
    );
  });
});

/** The heading in the text of a page's file. */
const headingIn = (page: Page, html: string) =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent,
    html,
  );

const today = (page: Page) => page.evaluate(() => new Date().toISOString().slice(0, 10));

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
