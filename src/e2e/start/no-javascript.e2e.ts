import type { Page } from '@playwright/test';
import { artists, artworks, categories, events } from '#fixtures/collection.ts';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import {
  artistOf,
  artistOfWork,
  categoryOfWork,
  event,
  measuredWork,
  work,
} from '#src/testing/visited-rows.ts';
import { sites } from '../sites.ts';
import type { StaticHost } from '../static-host.ts';
import { expect, test } from '../test.ts';

test.use({ loadsPictures: true, javaScriptEnabled: false });

// A plain file host, which knows no rewrite rules.
let host: StaticHost;
test.beforeEach(async ({ hostSite }) => {
  host = await hostSite(sites.root);
});

const SOME_DATE = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}, \d{4}/;

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).first();

const description = (page: Page) =>
  page.locator('meta[name="description"]').getAttribute('content');

/** Expects that the first picture of the page's content is loaded and on show. */
async function expectPicture(page: Page) {
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/pictures\/.+\.\w+$/);
  await expect(picture).toHaveCSS('opacity', '1');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('Every known page has a file with a heading, a title and a description of its own', async ({
  request,
}) => {
  const paths = [
    '',
    'artists',
    'artworks',
    'events',
    'consulting',
    'signup',
    'artist-signup',
    'signin',
    'cart',
    'checkout',
    ...categories.map(({ slug }) => `category/${slug}`),
    ...artists.map(({ id }) => `artist/${id}`),
    ...artworks.map(({ id }) => `artwork/${id}`),
    ...events.map(({ id }) => `event/${id}`),
  ];
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of paths) {
    const response = await request.get(host.address + path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
});

test('Home shows works, events and artists with links and prices', async ({ page }) => {
  await page.goto(host.address);
  await expect(page).toHaveTitle(`${brand.name} - ${brand.line}`);
  expect(await description(page)).toContain('paintings, pet portraits, films and live events');
  const prices = artworks.map(({ price }) => formatPrice(price));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('a[href^="/artwork/"]').first()).toBeVisible();
  await expect(main.locator('a[href^="/event/"]').first()).toBeVisible();
  await expect(main.locator('a[href^="/artist/"]').first()).toBeVisible();
  const shown = await main.getByRole('article').allTextContents();
  expect(shown.filter((text) => prices.some((price) => text.includes(price)))).not.toEqual([]);
  await expectPicture(page);
});

test('A category shows its works and leads to them', async ({ page }) => {
  await page.goto(`${host.address}category/${categoryOfWork.slug}`);
  await expect(page).toHaveTitle(`${categoryOfWork.name} · ${brand.name}`);
  expect(await description(page)).toContain(categoryOfWork.description.slice(0, 25));
  await expect(page.getByRole('heading', { level: 1, name: categoryOfWork.name })).toBeVisible();
  const shown = card(page, work.title);
  await expect(shown).toContainText(formatPrice(work.price));
  await expectPicture(page);
  await shown.getByRole('link', { name: work.title, exact: true }).click();
  await expect(page).toHaveURL(`${host.address}artwork/${work.id}`);
  await expect(page).toHaveTitle(`${work.title} · ${brand.name}`);
});

test('An artwork shows picture, price, facts and its artist', async ({ page }) => {
  await page.goto(`${host.address}artwork/${measuredWork.id}`);
  await expect(page).toHaveTitle(`${measuredWork.title} · ${brand.name}`);
  expect(await description(page)).toContain(measuredWork.description.slice(0, 25));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: measuredWork.title })).toBeVisible();
  await expect(main.getByText(formatPrice(measuredWork.price)).first()).toBeVisible();
  await expect(main.getByText(measuredWork.dimensions)).toBeVisible();
  await expect(
    main.getByRole('link', { name: artistOf(measuredWork).fullName }).first(),
  ).toBeVisible();
  await expectPicture(page);
});

test('An event shows place and prices, but no date, which depends on the day of the visit', async ({
  page,
}) => {
  await page.goto(`${host.address}event/${event.id}`);
  await expect(page).toHaveTitle(`${event.title} · ${brand.name}`);
  expect(await description(page)).toContain(event.description.slice(0, 25));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(main.getByText(event.venue).first()).toBeVisible();
  await expect(main.getByText(formatPrice(event.minPrice)).first()).toBeVisible();
  await expect(main).not.toContainText(SOME_DATE);
  await expectPicture(page);
});

test('Artists shows everybody with a link', async ({ page }) => {
  await page.goto(`${host.address}artists`);
  await expect(page).toHaveTitle(`Artists · ${brand.name}`);
  expect(await description(page)).toContain('painters, filmmakers, performers and musicians');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  for (const { id, fullName } of artists) {
    await expect(main.locator(`a[href="/artist/${id}"]`).first(), fullName).toBeVisible();
  }
  await expect(main.getByText(artistOfWork.fullName).first()).toBeVisible();
  await expectPicture(page);
});

test('The cart has its heading and is not to be indexed', async ({ page }) => {
  await page.goto(`${host.address}cart`);
  await expect(page).toHaveTitle(`Cart · ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('404.html has the general title and is not to be indexed', async ({ request }) => {
  const response = await request.get(`${host.address}nowhere`);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain(`<title>${brand.name} - ${brand.line}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
