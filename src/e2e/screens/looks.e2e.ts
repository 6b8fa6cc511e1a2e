import type { Page } from '@playwright/test';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { artistOfWork, event, fullestCategory, work } from '#src/testing/visited-rows.ts';
import { fillCheckout } from '../checkout-form.ts';
import { fullBrowser } from '../chromium.ts';
import { fixDate, NOW } from '../fixed-day.ts';
import { hasFonts } from '../has-fonts.ts';
import playwrightConfig from '../playwright.config.ts';
import { backendStarts, expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const launchOptions = playwrightConfig.use!.launchOptions!;

test.use({
  loadsPictures: true,
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  locale: 'en-US',
  // Pages that are not there and failing calls are told in the console.
  expectedMessages: [/Failed to load resource/],
  // Letters are drawn alike on every machine, and as visitors have them: the headless shell draws them otherwise.
  launchOptions: {
    ...launchOptions,
    executablePath: fullBrowser,
    args: [...launchOptions.args!, '--font-render-hinting=none', '--disable-lcd-text'],
  },
});

/** The Chromium that has taken the expected pictures. */
const CHROMIUM = '156.0.8078.108';

/**
 * Finds a color changed by 6 of 255 levels in the same Chromium. Another draws the edges of letters otherwise, as the headless
 * shell does for two pixels in a thousand; there a missing part or another wrap is found.
 */
const toleranceOf = (version: string) =>
  version === CHROMIUM ? { threshold: 0.02 } : { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** In the order in which one page takes their sizes. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What the shop looks like in one place and state. */
interface Look {
  path: string;
  scenario?: string;
  fail?: string;
  /** Brings the page into the state and waits for it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Where the pointer rests after that; otherwise in a corner of the window. */
  rest?: (page: Page) => Promise<unknown>;
  /** The state has to be reached again for each width; otherwise the page is resized. */
  isReachedAtEachWidth?: true;
  /** The window is pictured, not the page: what is looked at has its place in the window. */
  isWindow?: true;
  /** Pixels of the page from its top, where more of it would show the same again. */
  height?: number;
  /** Calls are not answered yet. */
  isPending?: true;
}

/** Stands in for every picture: it shows how that is cropped, and makes files of a tenth of the bytes. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <path fill="#8a9a8e" d="M0 0h400v300H0z"/><path stroke="#e8e0d0" stroke-width="8" d="M0 0l400 300M400 0L0 300"/>
</svg>`;

const ARTWORK = `/artwork/${work.id}`;
const LIST_HEIGHT = 1800;

const viewsAreThere = (page: Page) =>
  expect(page.getByRole('group', { name: 'Views', exact: true })).toBeVisible();

const completePurchase = (page: Page) =>
  page
    .getByRole('button', { name: /Complete Purchase/ })
    .filter({ visible: true })
    .click();

const LOOKS: Readonly<Record<string, Look>> = {
  home: { path: '/' },
  artists: { path: '/artists', height: LIST_HEIGHT },
  artist: { path: `/artist/${artistOfWork.id}` },
  artwork: { path: ARTWORK, reach: viewsAreThere },
  category: { path: `/category/${fullestCategory.slug}`, height: LIST_HEIGHT },
  events: { path: '/events', height: LIST_HEIGHT },
  event: {
    path: `/event/${event.id}`,
    // Its map comes on demand.
    reach: (page) => expect(page.locator('main iframe')).toBeAttached(),
  },
  consulting: { path: '/consulting' },
  'sign-up': { path: '/signup' },
  'sign-in': { path: '/signin' },
  'not-found': { path: '/nowhere' },
  'cart-empty': {
    path: '/cart',
    // On a phone they come when the browser is idle.
    async reach(page) {
      await expect(page.getByRole('main').getByRole('link', { name: 'Mixed Media' })).toBeVisible();
    },
  },
  'cart-filled': { path: '/cart', scenario: 'full-cart' },
  'checkout-errors': {
    path: '/checkout',
    scenario: 'full-cart',
    async reach(page) {
      await completePurchase(page);
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  'order-placed': {
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
  notice: {
    path: ARTWORK,
    scenario: 'full-cart',
    isWindow: true,
    isReachedAtEachWidth: true,
    async reach(page) {
      await viewsAreThere(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Cart, 8 items' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
    },
    /** A notice stays for as long as the pointer is over it. */
    async rest(page) {
      const notices = page.getByRole('region', { name: 'Notifications (F8)' });
      await notices.getByRole('paragraph').first().hover({ force: true });
    },
  },
  menu: {
    path: '/events',
    isWindow: true,
    isReachedAtEachWidth: true,
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
  room: {
    path: ARTWORK,
    isWindow: true,
    async reach(page) {
      await page.getByRole('button', { name: 'View in a room' }).click();
      await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    },
  },
  loading: { path: '/artworks', fail: 'GET /api/artworks:never', isPending: true, height: 1600 },
  failed: {
    path: '/artists',
    fail: 'GET /api/artists:503',
    reach: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  backstage: {
    path: '/cart?backstage',
    scenario: 'full-cart',
    isWindow: true,
    reach: (page) => expect(page.getByRole('dialog', { name: 'Backstage' })).toBeVisible(),
  },
  tour: {
    path: '/cart?tour=6',
    scenario: 'full-cart',
    isWindow: true,
    reach: (page) => expect(page.locator('.tour-outline')).toBeVisible(),
  },
};

async function reach(page: Page, visit: () => Promise<void>, look: Look): Promise<void> {
  await visit();
  await (look.isPending ? backendStarts(page) : isLive(page));
  await toolsAreThere(page);
  // How far a page is scrolled to what is clicked depends on them.
  if (!look.isPending) await hasFonts(page);
  await look.reach?.(page);
}

/** Waits for everything that the picture shows, also far below the fold. */
async function settle(page: Page, { isPending, rest }: Look): Promise<void> {
  const start = isPending ? 'h1, [aria-busy=true]' : 'h1';
  await expect(page.locator(start).first()).toBeVisible();
  if (!isPending) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  if (rest) {
    await rest(page);
  } else {
    await page.mouse.move(0, 0);
    // A notice goes by itself.
    await expect(page.locator('[aria-label="Notifications (F8)"] p')).toHaveCount(0);
  }
  await hasFonts(page);
  await page.evaluate(async () => {
    const root = document.documentElement;
    // What is out of sight has an estimated height otherwise.
    root.classList.add('restoring');
    // It names the state of the shop, which is no part of the screen, and comes when the page is idle.
    const withoutBar = new CSSStyleSheet();
    withoutBar.replaceSync('.state-bar { display: none } :root { --state-height: 0px !important }');
    document.adoptedStyleSheets.push(withoutBar);
    // The shop takes it from the system, and each has another.
    for (const name of ['--font-mono', '--default-mono-font-family']) {
      root.style.setProperty(name, 'var(--font-sans)');
    }
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`${name} looks as expected on a phone and on a desk`, async ({ browser, page, shop }) => {
    // Pictures of whole pages, on a machine that may be busy.
    test.slow();
    await page.addInitScript(fixDate, NOW);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      if (width === WINDOWS[0]!.width || look.isReachedAtEachWidth) {
        const { path, scenario = [], fail = [] } = look;
        await reach(page, () => shop.open(path, { scenario, fail }), look);
      }
      await settle(page, look);
      if (!look.isWindow) await page.evaluate(() => scrollTo(0, 0));
      // Goes on, so that both widths are told.
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
        timeout: 30_000,
        ...toleranceOf(browser.version()),
        fullPage: !look.isWindow,
        ...(look.height && { clip: { x: 0, y: 0, width, height: look.height } }),
      });
    }
  });
}
