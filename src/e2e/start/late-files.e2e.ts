import type { Page } from '@playwright/test';
import { work } from '#src/testing/visited-rows.ts';
import { hold } from '../hold.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ expectedMessages: [/Failed to load resource|Failed to fetch|: 503/] });

/** Requests for a file are not answered until that is undone. */
async function lose(page: Page, file: RegExp) {
  await page.route(file, (route) => route.fulfill({ status: 503 }));
  return () => page.unroute(file);
}

test('a file of the collection that did not come is fetched again by Try again', async ({
  page,
}) => {
  const answerAgain = await lose(page, /artworks-[\w-]+\.json$/);
  await page.goto('./artwork/999');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await answerAgain();
  await tryAgain.click();
  await expect(page.getByText('Artwork Not Found')).toBeVisible();
});

test('a sign-in succeeds the second time where its code did not come the first', async ({
  page,
}) => {
  const answerAgain = await lose(page, /web-crypto-passwords-[\w-]+\.js$/);
  await page.goto('./signin');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill('demo1234');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await answerAgain();
  await submit.click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
});

test('Esc gives up a dialog whose code is still on its way', async ({ page }) => {
  const answer = await hold(page, /picture-viewer-[\w-]+\.js$/);
  await page.goto(`./artwork/${work.id}`);
  await isLive(page);
  const asked = page.waitForRequest(/picture-viewer-[\w-]+\.js$/);
  await page.getByRole('button', { name: 'View larger' }).click();
  await asked;
  await page.keyboard.press('Escape');
  const come = page.waitForResponse(/picture-viewer-[\w-]+\.js$/);
  answer();
  await (await come).finished();
  // Once the code has run, and what it would have shown has been painted.
  await page.evaluate(
    async (code) => {
      await import(code);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    (await asked).url(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'View larger' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Back from a page of the menu of small screens leads to the page below it, however late its code came', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const answer = await hold(page, /consulting-screen-[\w-]+\.js$/);
  await page.goto('./artists');
  await isLive(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Consulting' }).click();
  answer();
  await expect(page).toHaveURL(/\/consulting$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/artists$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
});

test('A link to the page shown, while a page is late to which the visitor goes back, leaves that page in the history', async ({
  page,
}) => {
  const consulting = page.getByRole('heading', { level: 1, name: 'Art Consulting Services' });
  await page.goto('./consulting');
  await isLive(page);
  const toArtists = page.getByRole('banner').getByRole('link', { name: 'Artists' });
  await toArtists.click();
  await expect(page).toHaveURL(/\/artists$/);
  const answer = await hold(page, /consulting-screen-[\w-]+\.js$/);
  await page.reload();
  await isLive(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/consulting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  await toArtists.click();
  await expect(page).toHaveURL(/\/artists$/);
  answer();
  await page.goBack();
  await expect(page).toHaveURL(/\/consulting$/);
  await expect(consulting).toBeVisible();
});
