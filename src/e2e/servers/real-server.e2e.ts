import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { formatCount, formatPrice } from '#src/copy/format.ts';
import { artwork } from '#src/testing/factories.ts';
import { expect, test } from '../test.ts';

test.use({ loadsPictures: true });

// What jsdom shows of other servers stands in src/app/real-server.test.tsx.

const ARTWORKS = 'GET /api/artworks';

const showing = (page: Page, count: number) =>
  page.getByText(`Showing ${formatCount(count)} results`);

function work(id: number) {
  return artwork({
    id,
    title: `Work ${id}`,
    image: 'icons/512.png',
    medium: id % 2 === 0 ? 'Oil on canvas' : 'Acrylic',
    price: 20 + (id % 4_000),
  });
}

function begin(answer: ServerResponse, status: number, contentType: string) {
  answer.writeHead(status, { 'content-type': contentType });
  return answer;
}

test.describe('behind a gateway', () => {
  test.use({ expectedMessages: [/status of 502|GET .api.artworks: 502/] });

  test('a 502 with a page of HTML is the error of the list, and Try again brings the works', async ({
    page,
    liveSite,
  }) => {
    liveSite!.answers.set(ARTWORKS, (_, answer) => {
      begin(answer, 502, 'text/html').end('<!doctype html><h1>502</h1><hr>nginx');
    });
    await page.goto('/artworks');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Something went wrong');
    await expect(failure).toContainText('502: Bad Gateway');
    await expect(page.locator('body')).not.toContainText(/<|nginx/);
    liveSite!.answers.clear();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Showing \d+ results$/)).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('A response that comes slowly and in pieces shows a skeleton until its end, and is asked for once', async ({
  page,
  liveSite,
}) => {
  const text = JSON.stringify([work(7), work(90_001), work(12_000_000)]);
  const answers: ServerResponse[] = [];
  liveSite!.answers.set(ARTWORKS, (_, answer) => {
    begin(answer, 200, 'application/json').write(text.slice(0, 300));
    answers.push(answer);
  });
  await page.goto('/artworks');
  await expect.poll(() => answers.length).toBe(1);
  await expect(page.getByText('Loading artworks')).toBeAttached();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  answers[0]!.end(text.slice(300));
  await expect(showing(page, 3)).toBeVisible();
  await expect(page.getByText('Loading artworks')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  expect(answers).toHaveLength(1);
});

test('A list of fifty thousand works is windowed, filtered and sorted, from one call', async ({
  page,
  liveSite,
}) => {
  const text = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => work(3 * index + 7)));
  let calls = 0;
  liveSite!.answers.set(ARTWORKS, (_, answer) => {
    calls += 1;
    begin(answer, 200, 'application/json').end(text);
  });
  await page.goto('/artworks');
  await expect(showing(page, 50_000)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Medium').selectOption('acrylic');
  await expect(showing(page, 25_000)).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page.getByRole('article').first()).toContainText(formatPrice(21));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[aria-posinset="25000"]')).toContainText(formatPrice(4_019));
  expect(await page.locator('*').count()).toBeLessThan(2_500);
  expect(calls).toBe(1);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  // The response is a text of 12 megabytes.
  expect(usedSize).toBeLessThan(60_000_000);
});
