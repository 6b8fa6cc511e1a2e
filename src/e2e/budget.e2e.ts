import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sites } from './sites.ts';
import { expect, test } from './test.ts';

const KILOBYTE = 1_000;

test('The scripts requested before the first cards are shown are at most 150 KB', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('main button')];
      if (!buttons.some(({ textContent }) => textContent?.startsWith('Add to Cart'))) return;
      observer.disconnect();
      performance.mark('first cards');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/?transport=inpage');
  await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
  const scripts = await page.evaluate(() => {
    const [cards] = performance.getEntriesByName('first cards');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < cards!.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(scripts.length).toBeGreaterThan(3);
  const sizes = scripts.map(
    (path) => brotliCompressSync(readFileSync(join(sites.root, path))).byteLength,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150 * KILOBYTE);
});
