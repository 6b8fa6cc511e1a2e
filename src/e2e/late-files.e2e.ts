import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { test } from './without-worker.ts';

test.use({ expectedMessages: [/Failed to load resource|Failed to fetch|: 503/] });

/** The first request for a file is not answered, any other is. */
async function loseOnce(page: Page, file: RegExp) {
  await page.route(file, (route) => route.fulfill({ status: 503 }), { times: 1 });
}

test('a file of the collection that did not come is fetched again by Try again', async ({
  page,
}) => {
  await loseOnce(page, /artworks-[\w-]+\.json$/);
  await page.goto('./artwork/999');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Artwork Not Found')).toBeVisible();
});

test('a sign-in succeeds the second time where its code did not come the first', async ({
  page,
}) => {
  await loseOnce(page, /web-crypto-passwords-[\w-]+\.js$/);
  await page.goto('./signin');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill('demo1234');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
});
