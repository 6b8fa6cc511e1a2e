import { test } from './shop.ts';
import { expect } from './test.ts';

test('ten thousand works scroll with a bounded number of nodes, and every one can be reached', async ({
  page,
  shop,
}) => {
  await shop.visit('/artworks', { scenario: 'large' });
  await expect(page.getByText('Showing 10000 results')).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  const counts: number[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expect(cards.first()).toBeVisible();
    counts.push(await page.locator('*').count());
  }
  expect(Math.max(...counts)).toBeLessThan(2_500);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[aria-posinset="10000"]')).toBeAttached();
  await expect(page.locator('[aria-posinset="10000"]')).toHaveAttribute('aria-setsize', '10000');
});
