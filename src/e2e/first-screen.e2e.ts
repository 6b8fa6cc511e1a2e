import type { Locator, Page } from '@playwright/test';
import { event, fullestCategory, wordiestWork, work } from '../testing/visited-rows.ts';
import { test } from './without-worker.ts';
import { expect } from './test.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** A phone held sideways. */
const SIDEWAYS = { width: 844, height: 390 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Expects an element to be in the window without scrolling: whole, but for what rounding costs, or so much of it. */
const isInView = (element: Locator, ratio = 0.99) => expect(element).toBeInViewport({ ratio });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

for (const viewport of SCREENS) {
  const { width, height } = viewport;
  const isNarrow = width < 1024;

  test.describe(`At ${width} x ${height}, without scrolling`, () => {
    test.use({ viewport });

    for (const { id, title } of [work, wordiestWork]) {
      test(`the artwork ${title} shows its picture, name, price and both buttons`, async ({
        page,
      }) => {
        await open(page, `/artwork/${id}`);
        await isInView(main(page).locator('.picture').first());
        await isInView(page.getByRole('heading', { level: 1 }));
        await isInView(
          main(page)
            .getByText(/^\$[\d,]+\.\d\d$/)
            .first(),
        );
        await isInView(main(page).getByText('View larger'));
        await isInView(button(page, 'Buy Now'));
        await isInView(button(page, 'Add to Cart'));
      });
    }

    test('an event shows its title, date, price and Get Tickets', async ({ page }) => {
      await open(page, `/event/${event.id}`);
      await isInView(page.getByRole('heading', { level: 1 }));
      await isInView(main(page).locator('time').first());
      await isInView(
        main(page)
          .getByText(/^\$[\d,.]+( - \$[\d,.]+)?$/)
          .first(),
      );
      await isInView(
        main(page)
          .getByRole('button', { name: /^Get Tickets/ })
          .first(),
      );
    });

    for (const path of ['/artworks', '/events']) {
      test(`${path} shows its first row`, async ({ page }) => {
        await open(page, path);
        await isInView(main(page).getByRole('article').first());
      });
    }

    test('/artists shows its first row', async ({ page }) => {
      await open(page, '/artists');
      await isInView(main(page).getByRole('listitem').first());
    });

    test('a cart of five lines shows the total and the way to checkout, which shows the way on', async ({
      page,
    }) => {
      await open(page, '/cart?scenario=full-cart');
      await isInView(main(page).getByRole('link', { name: 'Proceed to Checkout' }));
      await open(page, '/checkout');
      await isInView(main(page).getByRole('button', { name: /^Complete Purchase/ }));
      // The button of small screens names the total.
      if (!isNarrow) await isInView(main(page).getByText('Total', { exact: true }));
    });
  });
}

for (const viewport of [...SCREENS, SIDEWAYS]) {
  test.describe(`At ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('a category shows its name, how many works it has, its filters and the upper half of the first row', async ({
      page,
    }) => {
      await open(page, `/category/${fullestCategory.slug}`);
      await isInView(page.getByRole('heading', { level: 1 }));
      await isInView(page.getByRole('status').filter({ hasText: 'Showing' }));
      await isInView(page.getByLabel('Price range'));
      await isInView(main(page).getByRole('article').first(), 0.5);
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list of events is at most eight screens long', async ({ page }) => {
    await open(page, '/events');
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(8);
  });

  test('price and buttons of an artwork are at the lower edge wherever its own are out of view', async ({
    page,
  }) => {
    await open(page, `/artwork/${work.id}`);
    for (const share of [0.5, 1, 0.25]) {
      await page.evaluate(
        (part) => scrollTo(0, part * (document.documentElement.scrollHeight - 2 * innerHeight)),
        share,
      );
      await expect(button(page, 'Buy Now')).toHaveCount(1);
      await isInView(button(page, 'Buy Now'));
      await isInView(button(page, 'Add to Cart'));
    }
  });

  for (const path of [`/artwork/${work.id}`, '/cart?scenario=full-cart']) {
    test(`what gets the focus on ${path} is not covered by a bar`, async ({ page }) => {
      await open(page, path);
      await page.getByRole('heading', { level: 1 }).focus();
      for (let count = 0; count < 25; count += 1) {
        await page.keyboard.press('Tab');
        // The middle of what has the focus is it, or a part of it.
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.5 });
        await expect.poll(() => page.evaluate(isFocusUncovered)).toBe(true);
      }
    });
  }
});

function isFocusUncovered(): boolean {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return focused.contains(hit) || hit?.contains(focused) === true;
}
