import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#src/copy/format.ts';
import { event, fullestCategory, wordiestWork, work } from '#src/testing/visited-rows.ts';
import { test } from '../without-worker.ts';
import { expect } from '../test.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** A phone held sideways. */
const SIDEWAYS = { width: 844, height: 390 };
/** That, and a window of 1440 x 900 at 200 and at 400 %. */
const LOW_WINDOWS = [SIDEWAYS, { width: 720, height: 450 }, { width: 360, height: 225 }];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Expects an element to be in the window without scrolling: whole, but for what rounding costs, or so much of it. */
const isInView = (element: Locator, ratio = 0.99) => expect(element).toBeInViewport({ ratio });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const isPriceInView = (page: Page, price: number) =>
  isInView(main(page).getByText(formatPrice(price), { exact: true }).first());

async function lookAtArtwork(page: Page, price: number): Promise<void> {
  await isInView(page.getByRole('heading', { level: 1 }));
  await isPriceInView(page, price);
  await isInView(button(page, 'Buy Now'));
  await isInView(button(page, 'Add to Cart'));
}

async function lookAtEvent(page: Page): Promise<void> {
  await isInView(page.getByRole('heading', { level: 1 }));
  await isInView(main(page).locator('time').first());
  await isInView(
    main(page)
      .getByRole('button', { name: /^Get Tickets/ })
      .first(),
  );
}

/** Looks at a page in every window, as it is there without scrolling. */
async function forEachWindow(
  page: Page,
  path: string,
  look: (width: number) => Promise<void>,
  windows: readonly { width: number; height: number }[] = WINDOWS,
): Promise<void> {
  await page.setViewportSize(windows[0]!);
  await open(page, path);
  for (const size of windows) {
    await test.step(`${path} at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await look(size.width);
    });
  }
}

// In a small collection one work may be both.
for (const { id, title, price } of new Set([work, wordiestWork])) {
  test(`the artwork ${title} shows its picture, name, price and both buttons`, async ({ page }) => {
    await forEachWindow(page, `/artwork/${id}`, async () => {
      await isInView(main(page).locator('.picture').first());
      await isInView(main(page).getByText('View larger'));
      await lookAtArtwork(page, price);
    });
  });
}

test('an event shows its title, date, price and Get Tickets', async ({ page }) => {
  await forEachWindow(page, `/event/${event.id}`, async () => {
    await lookAtEvent(page);
    await isPriceInView(page, event.minPrice);
  });
});

for (const [path, role] of [
  ['/artworks', 'article'],
  ['/events', 'article'],
  ['/artists', 'listitem'],
] as const) {
  test(`${path} shows its first row`, async ({ page }) => {
    await forEachWindow(page, path, () => isInView(main(page).getByRole(role).first()));
  });
}

test('a cart of five lines shows the total and the way to checkout, which shows the way on', async ({
  page,
}) => {
  await forEachWindow(page, '/cart?scenario=full-cart', () =>
    isInView(main(page).getByRole('link', { name: 'Proceed to Checkout' })),
  );
  await forEachWindow(page, '/checkout', async (width) => {
    await isInView(main(page).getByRole('button', { name: /^Complete Purchase/ }));
    // The button of small screens names the total.
    if (width >= 1024) await isInView(main(page).getByText('Total', { exact: true }));
  });
});

test('a category shows its name, how many works it has, its filters and the upper half of the first row', async ({
  page,
}) => {
  await forEachWindow(
    page,
    `/category/${fullestCategory.slug}`,
    async () => {
      await isInView(page.getByRole('heading', { level: 1 }));
      await isInView(page.getByRole('status').filter({ hasText: 'Showing' }));
      // On a phone a button opens them.
      const filters = page.getByLabel('Price range').or(button(page, 'Filter and sort'));
      await isInView(filters.filter({ visible: true }));
      await isInView(main(page).getByRole('article').first(), 0.5);
    },
    [...WINDOWS, SIDEWAYS],
  );
});

test('in a low window an artwork shows its name, price and both buttons', async ({ page }) => {
  const look = () => lookAtArtwork(page, work.price);
  await forEachWindow(page, `/artwork/${work.id}`, look, LOW_WINDOWS);
});

test('in a low window an event shows its title, date and Get Tickets', async ({ page }) => {
  const look = () => lookAtEvent(page);
  await forEachWindow(page, `/event/${event.id}`, look, LOW_WINDOWS);
});

test('in a low window the cart shows the total and the way to checkout', async ({ page }) => {
  const look = async () => {
    // A bar comes after the summary.
    await isInView(main(page).getByText('Total', { exact: true }).last());
    await isInView(main(page).getByRole('link', { name: 'Proceed to Checkout' }));
  };
  await forEachWindow(page, '/cart?scenario=full-cart', look, LOW_WINDOWS);
});

test('in a low window a category shows its first picture whole', async ({ page }) => {
  const look = () => isInView(main(page).locator('article .picture').first());
  await forEachWindow(page, `/category/${fullestCategory.slug}`, look, LOW_WINDOWS);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters of a list come with their button, and go with it', async ({ page }) => {
    await open(page, `/category/${fullestCategory.slug}`);
    const filters = button(page, 'Filter and sort');
    const price = page.getByLabel('Price range');
    await expect(price).toBeHidden();
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await filters.press('Enter');
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await isInView(price);
    await page.keyboard.press('Tab');
    await expect(price).toBeFocused();
    await price.selectOption('under-100');
    await button(page, 'Filter and sort (1)').press('Enter');
    await expect(price).toBeHidden();
  });

  test('the strip shows the entry of its page, also the last', async ({ page }) => {
    await open(page, '/events');
    const strip = page.getByRole('navigation', { name: 'Categories' });
    await isInView(strip.getByRole('link', { name: 'Events' }));
    await open(page, '/artworks');
    await expect(strip.getByRole('link', { name: 'Events' })).not.toBeInViewport();
  });

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
