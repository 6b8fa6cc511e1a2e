import type { Page } from '@playwright/test';
import { fullestCategory, uprightWork, worksIn } from '#src/testing/visited-rows.ts';
import { hasFonts } from '../has-fonts.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ loadsPictures: true });

/** Removes the fragments from image URLs in responses, as a real server has none. */
async function answerWithPlainAddresses(page: Page) {
  await page.addInitScript(() => {
    // Patches `text()`, which the client reads whether the page or the worker responds.
    const read = Response.prototype.text;
    Response.prototype.text = async function text() {
      return (await read.call(this)).replaceAll(/#w=[^"]*/g, '');
    };
  });
}

const pictures = (page: Page) => page.getByRole('article').getByRole('img');

/** Position and size of every card's picture, once the page has its fonts. */
async function places(page: Page) {
  await hasFonts(page);
  return page.locator('article a:first-child > span:first-child').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].map((value) => Math.round(value));
    }),
  );
}

for (const [name, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const) {
  test(`Pictures without a size in their URL have square places, and move nothing as they load, on a ${name} page`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerWithPlainAddresses(page);
    await shop.open(`/category/${fullestCategory.slug}`);
    await expect(pictures(page).first()).toBeVisible();
    await expect(pictures(page).first()).not.toHaveAttribute('srcset');
    const waiting = await places(page);
    await page.evaluate(() => {
      for (const img of document.images) img.loading = 'eager';
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article img')].every(
        (img) => img instanceof HTMLImageElement && img.naturalWidth > 0,
      ),
    );
    const loaded = await places(page);
    expect(loaded).toHaveLength(worksIn(fullestCategory).length);
    for (const [, , across, down] of loaded) expect(down).toBe(across);
    expect(loaded).toEqual(waiting);
  });
}

test('A picture without a size in its URL fills the viewer in its own aspect ratio', async ({
  page,
  shop,
}) => {
  await answerWithPlainAddresses(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open(`/artwork/${uprightWork.id}`);
  await page.getByRole('button', { name: 'View larger' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).not.toHaveAttribute('srcset');
  await expect(picture).toHaveAttribute('width');
  const { shown, own } = await picture.evaluate((img: HTMLImageElement) => ({
    shown: img.width / img.height,
    own: img.naturalWidth / img.naturalHeight,
  }));
  expect(own).not.toBeCloseTo(1, 1);
  expect(shown).toBeCloseTo(own, 1);
});
