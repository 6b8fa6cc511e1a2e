import type { Page } from '@playwright/test';
import { artists, artworks, categories, events } from '#fixtures/collection.ts';
import { sites } from './sites.ts';
import type { StaticHost } from './static-host.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

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
  await expect(page).toHaveTitle('Vernissage - Discover Exceptional Artistic Talent');
  expect(await description(page)).toContain('paintings, pet portraits, films and live events');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('a[href^="/artwork/"]').first()).toBeVisible();
  await expect(main.locator('a[href^="/event/"]').first()).toBeVisible();
  await expect(main.locator('a[href^="/artist/"]').first()).toBeVisible();
  await expect(main.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
  await expectPicture(page);
});

test('A category shows its works and leads to them', async ({ page }) => {
  await page.goto(`${host.address}category/paintings`);
  await expect(page).toHaveTitle('Paintings · Vernissage');
  expect(await description(page)).toContain('Oils, acrylics and watercolors');
  await expect(page.getByRole('heading', { level: 1, name: 'Paintings' })).toBeVisible();
  const work = card(page, 'Umbrella Hour');
  await expect(work).toContainText('$3,000.00');
  await expectPicture(page);
  await work.getByRole('link', { name: 'Umbrella Hour', exact: true }).click();
  await expect(page).toHaveURL(`${host.address}artwork/1`);
  await expect(page).toHaveTitle('Umbrella Hour · Vernissage');
});

test('An artwork shows picture, price, facts and its artist', async ({ page }) => {
  await page.goto(`${host.address}artwork/1`);
  await expect(page).toHaveTitle('Umbrella Hour · Vernissage');
  expect(await description(page)).toContain('The offices let out just as the rain sets in');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Umbrella Hour' })).toBeVisible();
  await expect(main.getByText('$3,000.00').first()).toBeVisible();
  await expect(main.getByText('32 x 40 in')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Naomi Darteh' }).first()).toBeVisible();
  await expectPicture(page);
});

test('An event shows place and prices, but no date, which depends on the day of the visit', async ({
  page,
}) => {
  await page.goto(`${host.address}event/1`);
  await expect(page).toHaveTitle('Seat 14 · Vernissage');
  expect(await description(page)).toContain('A film for one person at a time.');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Seat 14' })).toBeVisible();
  await expect(main.getByText('Single Room Theater').first()).toBeVisible();
  await expect(main.getByText('$35.00').first()).toBeVisible();
  await expect(main).not.toContainText(SOME_DATE);
  await expectPicture(page);
});

test('Artists shows everybody with a link', async ({ page }) => {
  await page.goto(`${host.address}artists`);
  await expect(page).toHaveTitle('Artists · Vernissage');
  expect(await description(page)).toContain('painters, filmmakers, performers and musicians');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  for (const { id, fullName } of artists) {
    await expect(main.locator(`a[href="/artist/${id}"]`).first(), fullName).toBeVisible();
  }
  await expect(main.getByText('Naomi Darteh').first()).toBeVisible();
  await expectPicture(page);
});

test('The cart has its heading and is not to be indexed', async ({ page }) => {
  await page.goto(`${host.address}cart`);
  await expect(page).toHaveTitle('Cart · Vernissage');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('404.html has the general title and is not to be indexed', async ({ request }) => {
  const response = await request.get(`${host.address}nowhere`);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('<title>Vernissage - Discover Exceptional Artistic Talent</title>');
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
