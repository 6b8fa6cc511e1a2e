import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { categories } from '#fixtures/collection.ts';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { pick } from '#src/testing/pick.ts';
import { paintings, work, worksIn } from '#src/testing/visited-rows.ts';
import { sites } from '../sites.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

// What a visitor does with a page while its scripts are on their way.

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

test('a tap on Add to Cart is carried out once, when the scripts have come', async ({
  page,
  shop,
}) => {
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
  // A page with few rows is scrolled there, too.
  await page.setViewportSize({ width: 1280, height: 400 });
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

test('a state in which nobody is signed in never shows the name of the visitor who is', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => {
    const user = { username: 'ada', email: 'ada@example.com', role: 'customer' };
    localStorage.setItem('user', JSON.stringify(user));
  });
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/requested-state-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/consulting?scenario=full-cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(page.getByText('ada', { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/consulting');
  await expect(page.getByText('ada', { exact: true })).toHaveCount(0);
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

test('a state that changes nothing of the page shows it before any script, and is in effect', async ({
  page,
  shop,
}) => {
  const release = await holdScripts(page);
  const asked = 'scenario=full-cart&fail=POST /api/orders:500';
  await page.goto(`/artwork/${work.id}?${asked}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const node = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  expect(await node!.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await shop.rows('cart')).toHaveLength(5);
});

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

/** Where the page is scrolled to, and where the focused element is. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    before: scrollY,
    place: document.activeElement!.getBoundingClientRect().top,
  }));
