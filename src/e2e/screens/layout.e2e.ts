import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#src/copy/format.ts';
import { HERO_IMAGE, HERO_PHONE_IMAGE } from '#src/screens/home/hero-image.ts';
import { datedEvent } from '#src/testing/factories.ts';
import { artistOf, event, pictureSize, wordiestWork, work } from '#src/testing/visited-rows.ts';
import { hasFonts } from '../has-fonts.ts';
import { test } from '../without-worker.ts';
import { expect, isLive } from '../test.ts';

test.use({ loadsPictures: true });

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

async function isReady(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const WORD = String.raw`[\p{L}\d\p{Sc}.,]+`;
/** An amount with the sign of its currency on either side. */
const PRICE = String.raw`\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}`;

/** What the page shows of this kind, and what of it is broken into several lines. */
const findBroken = (page: Page, kind: string) =>
  page.evaluate((pattern) => {
    const shown: string[] = [];
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only'))
        continue;
      for (const { 0: word, index } of node.textContent!.matchAll(new RegExp(pattern, 'gu'))) {
        shown.push(word);
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return { shown, broken };
  }, kind);

for (const [width, kept] of [
  [1024, 704],
  [1200, 768],
  [1280, 768],
  [1366, 768],
  [1440, 768],
] as const) {
  test(`beside Backstage on a window of ${width} pixels no word is broken, and the shop keeps ${kept} pixels`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/?backstage',
      `/artwork/${work.id}?backstage`,
      `/event/${event.id}?backstage`,
    ]) {
      await shop.open(path);
      await isReady(page);
      const panel = await boxOf(page.getByRole('dialog', { name: 'Backstage' }));
      const banner = await boxOf(page.getByRole('banner'));
      expect(banner.width).toBeGreaterThanOrEqual(kept);
      expect(banner.x + banner.width).toBeLessThanOrEqual(panel.x);
      expect((await findBroken(page, WORD)).broken).toEqual([]);
    }
  });
}

test('on a window of 1000 pixels Backstage lies below the shop, whose header stays free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('./?backstage');
  const panel = await boxOf(page.getByRole('dialog', { name: 'Backstage' }));
  expect(panel).toMatchObject({ x: 0, width: 1000 });
  expect(panel.y + panel.height).toBe(800);
  expect(panel.height).toBeLessThanOrEqual(496);
  expect((await boxOf(page.getByRole('banner'))).width).toBe(1000);
});

test('the fonts are loaded once, whatever widths the window takes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/artists');
  await isLive(page);
  await hasFonts(page);
  const loaded = await page.evaluateHandle(() =>
    [...document.fonts].filter(
      // The others are the system's, which stand in until these have come.
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    ),
  );
  expect(await loaded.evaluate(({ length }) => length)).toBe(2);
  for (const width of [768, 1024, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await hasFonts(page);
    const kept = await loaded.evaluate((faces) => faces.map((face) => document.fonts.has(face)));
    expect(kept, `at ${width} pixels`).toEqual([true, true]);
  }
});

test('the files of other Latin letters are fetched where a page has one, for the whole word', async ({
  page,
}) => {
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
        ).length,
    );
  const write = (text: string) =>
    page.evaluate((it) => (document.querySelector('h1')!.textContent = it), text);
  await page.goto('/signup');
  await isLive(page);
  await hasFonts(page);
  for (const [word, files] of [
    ['\u0394\u03ac\u03c6\u03bd\u03b7', 2],
    ['\u015anieg', 3],
    ['Nguy\u1ec5n', 4],
  ] as const) {
    await write(word);
    if (files > 2) await hasFonts(page, ['h1']);
    expect(await loaded(), word).toBe(files);
  }
});

for (const width of [768, 900, 1000]) {
  test(`the picture of the hero reaches both sides at ${width} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/');
    await isReady(page);
    const picture = await boxOf(page.locator('main .picture').first());
    expect(Math.round(picture.x)).toBe(0);
    expect(Math.round(picture.width)).toBe(width);
  });
}

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  /** How many of the elements are in the row of the first one. */
  async function inFirstRow(items: Locator): Promise<number> {
    const tops = await items.evaluateAll((all) =>
      all
        .filter((item) => item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  }

  for (const scenario of [[], 'works-300'] as const) {
    test(`/artworks has three columns (${[scenario].flat().join() || 'the seed'})`, async ({
      page,
      shop,
    }) => {
      await shop.open('/artworks', { scenario });
      await isReady(page);
      expect(await inFirstRow(page.getByRole('article'))).toBe(3);
    });
  }

  test('/events has three columns', async ({ page, shop }) => {
    const inOneMonth = [1, 2, 3, 4].map((id) => datedEvent({ id, image: event.image }));
    await shop.open('/events', {
      respond: { 'GET /api/events': { body: inOneMonth } },
    });
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(await inFirstRow(page.getByRole('article'))).toBe(3);
  });

  test('Trending Artwork has two whole rows of three', async ({ page, shop }) => {
    await shop.open('/', { scenario: 'works-300' });
    await isReady(page);
    const trending = page.getByRole('region', { name: 'Trending Artwork' });
    await trending.scrollIntoViewIfNeeded();
    await expect(trending.getByRole('article').filter({ visible: true })).toHaveCount(6);
    expect(await inFirstRow(trending.getByRole('article'))).toBe(3);
  });
});

/** Where the cards of a list have what they show, in pixels. */
const readCards = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const find = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
      return {
        place: find('a')!.toJSON() as DOMRect,
        picture: find('.picture')!.toJSON() as DOMRect,
        title: find('h3')!.top,
        price: find(':scope > :last-child > p')!.top,
      };
    }),
  );

for (const { width, columns } of [
  { width: 390, columns: 2 },
  { width: 1440, columns: 4 },
  { width: 1600, columns: 5 },
]) {
  test(`at ${width} pixels works hang on one line in ${columns} columns, titles and prices on lines of their own`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/artworks');
    await isReady(page);
    await hasFonts(page);
    const cards = await readCards(page);
    const bottoms = new Set(cards.map(({ picture }) => Math.round(picture.bottom)));
    const rows = [...bottoms].map((bottom) =>
      cards.filter(({ picture }) => Math.round(picture.bottom) === bottom),
    );
    expect(rows[0]).toHaveLength(columns);
    for (const row of rows) {
      expect(new Set(row.map(({ title }) => Math.round(title))).size).toBe(1);
      expect(new Set(row.map(({ price }) => Math.round(price))).size).toBe(1);
      for (const { place, picture } of row) {
        const most = Math.min(place.width, 0.4 * 900);
        const [beside, above] = [place.width - picture.width, most - picture.height];
        expect(Math.min(beside, above)).toBeGreaterThan(-1);
        expect(Math.min(beside, above)).toBeLessThan(1);
        expect(picture.left).toBe(place.left);
      }
    }
  });
}

for (const width of [390, 1440]) {
  for (const path of ['/events', `/event/${event.id}`]) {
    test(`at ${width} pixels ${path} says under Get Tickets what is in the cart, and moves nothing`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await shop.open(path);
      await isReady(page);
      await isLive(page);
      await hasFonts(page);
      const button = page.getByRole('button', { name: /^Get Tickets/ }).first();
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      const { y } = await boxOf(button);
      for (const count of [1, 2]) {
        await button.click();
        await expect(page.getByText(`${count} in your cart`).first()).toBeVisible();
      }
      expect((await boxOf(button)).y).toBe(y);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    });
  }
}

test('the coupon field has room for a code at 1024 pixels', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await shop.open('/cart', { scenario: 'full-cart' });
  expect((await boxOf(page.getByLabel('Coupon code'))).width).toBeGreaterThanOrEqual(140);
});

test('the steppers of the cart are in one column at 1024 pixels', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await shop.open('/cart', { scenario: 'full-cart' });
  const steppers = page.getByRole('spinbutton');
  await expect(steppers.first()).toBeVisible();
  const ends = await steppers.evaluateAll((all) =>
    all.map((stepper) => Math.round(stepper.getBoundingClientRect().right)),
  );
  expect(new Set(ends).size).toBe(1);
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an error covers neither the heading nor the cart', async ({ page, shop }) => {
    await shop.open('/cart', { fail: 'GET /api/cart/6:500' });
    const toast = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(toast.getByText('Failed to load your cart items.')).toBeVisible();
    const { y, height } = await boxOf(toast);
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeGreaterThanOrEqual(
      y + height,
    );
    const cart = await boxOf(page.getByRole('link', { name: 'Cart', exact: true }));
    expect(cart.y + cart.height).toBeLessThanOrEqual(y);
  });

  test('the footer has two columns', async ({ page, shop }) => {
    await shop.open('/signin');
    const footer = page.getByRole('contentinfo');
    const shopLinks = await boxOf(footer.getByRole('navigation', { name: 'Shop' }));
    const discover = await boxOf(footer.getByRole('navigation', { name: 'Discover' }));
    expect(discover.y).toBe(shopLinks.y);
    const last = await boxOf(footer.getByRole('navigation').last());
    expect(last.y + last.height - shopLinks.y).toBeLessThan(750);
  });

  test('View All Artwork stands beside its heading', async ({ page, shop }) => {
    await shop.open('/');
    await isReady(page);
    const trending = page.getByRole('region', { name: 'Trending Artwork' });
    await trending.scrollIntoViewIfNeeded();
    const heading = await boxOf(trending.getByRole('heading', { level: 2 }));
    const link = await boxOf(trending.getByRole('link', { name: 'View All Artwork' }));
    expect(link.x).toBeGreaterThanOrEqual(heading.x + heading.width);
    expect(link.y).toBeLessThan(heading.y + heading.height);
  });
});

test('no price is broken at 320 pixels', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ['/', '/artworks', '/cart', '/events']) {
    await shop.open(path, { scenario: 'full-cart' });
    await isReady(page);
    const { shown, broken } = await findBroken(page, PRICE);
    expect(shown).not.toEqual([]);
    expect(broken).toEqual([]);
  }
});

test('the picture of an event is whole on an ultrawide window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 2560, height: 1100 });
  await shop.open(`/event/${event.id}`);
  await isReady(page);
  const { width, height } = await boxOf(page.locator('main .picture').first());
  const own = pictureSize(event.image);
  expect(width / height).toBeCloseTo(own.width / own.height, 1);
});

test('below the words of an empty cart hangs the one work looked at, in the first screen', async ({
  page,
  shop,
}) => {
  await shop.open(`/artwork/${work.id}`);
  await page.waitForFunction(() => 'recently-viewed' in localStorage);
  await page.goto('/cart');
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(viewed).toBeVisible();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const button = await boxOf(page.getByRole('link', { name: 'Start Shopping' }));
    const title = await boxOf(viewed.getByRole('heading'));
    const picture = await boxOf(viewed.locator('.picture').first());
    expect(button.x).toBe(heading.x);
    expect(picture.x).toBe(title.x);
    expect(title.x).toBe(heading.x);
    expect(picture.y + picture.height).toBeLessThanOrEqual(900);
  }
});

test('an artwork is printed as a sheet: picture, title, artist, medium, size and price, no controls, on one page', async ({
  page,
  shop,
}) => {
  await shop.open(`/artwork/${wordiestWork.id}`);
  await expect(
    page.getByRole('link', { name: artistOf(wordiestWork).fullName }).first(),
  ).toBeVisible();
  const schemeOf = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(schemeOf)).toBe('light');
  await page.emulateMedia({ media: 'print' });
  // Within margins of 16 mm: as narrow as A4, as low as US Letter.
  await page.setViewportSize({ width: 672, height: 935 });
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: `${wordiestWork.title}, ${wordiestWork.medium}` }),
  ).toBeVisible();
  for (const text of [
    wordiestWork.title,
    wordiestWork.medium,
    wordiestWork.dimensions,
    formatPrice(wordiestWork.price),
  ]) {
    await expect(
      main.getByText(text, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
  await expect(
    main.getByText(`by ${artistOf(wordiestWork).fullName}`, { exact: true }),
  ).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'tab'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  for (const name of ['Buy Now', 'Add to Cart', 'View larger']) {
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(935);
});

test('On a tablet the views of a work have a ground of their own: Chromium leaves what was drawn before in the last column of a row without', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await shop.open(`/artwork/${work.id}`);
  await isReady(page);
  const wall = page.locator('.picture-wall');
  const ground = await wall.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expect(wall.getByRole('list').first()).toHaveCSS('background-color', ground);
});

for (const { width, image, other } of [
  { width: 390, image: HERO_PHONE_IMAGE, other: HERO_IMAGE },
  { width: 1440, image: HERO_IMAGE, other: HERO_PHONE_IMAGE },
]) {
  test(`at ${width} pixels Home shows the picture made for that shape, and asks for no other`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await isReady(page);
    const hero = page.locator('main img').first();
    const nameOf = (address: string) => /pictures\/(.+)-\d+\.avif/.exec(address)![1]!;
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain(nameOf(image));
    await expect.poll(() => hero.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    expect(asked.filter((address) => address.includes(nameOf(image)))).not.toEqual([]);
    expect(asked.filter((address) => address.includes(nameOf(other)))).toEqual([]);
    // Each for its screens.
    const preloads = page.locator('head link[rel=preload][as=image][media]');
    await expect(preloads).toHaveCount(2);
  });
}
