import type { Page } from '@playwright/test';
import { formatCount } from '#src/copy/format.ts';
import { hasFonts } from '../has-fonts.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test('ten thousand artworks scroll with a bounded number of nodes, and the last can be reached', async ({
  page,
  shop,
}) => {
  await shop.open('/artworks', { scenario: 'large' });
  await expect(page.getByText(`Showing ${formatCount(10_000)} results`)).toBeVisible();
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

test('a filter leaves a long list windowed', async ({ page, shop }) => {
  await shop.open('/artworks', { scenario: 'works-3000' });
  await page.getByLabel('Price range').selectOption('under-100');
  await expect(page.getByText(`Showing ${formatCount(3_000)} results`)).toBeHidden();
  const shown = Number((await page.getByText(/^Showing/).innerText()).replaceAll(/\D/g, ''));
  expect(shown).toBeGreaterThan(40);
  expect(await page.getByRole('article').count()).toBeLessThan(shown);
});

const list = (page: Page) => page.getByRole('list').filter({ has: page.locator('[data-index]') });

async function heightOf(page: Page): Promise<number> {
  return Math.round((await list(page).boundingBox())!.height);
}

/** Scrolls to a position in pixels. @returns the first and the last row in the DOM */
function rowsAt(page: Page, pixels: number): Promise<[first: number, last: number]> {
  return list(page).evaluate(async (element, y) => {
    scrollTo(0, y);
    // The scroll event is dispatched with the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const rows = [...element.querySelectorAll<HTMLElement>('[data-index]')];
    const indexes = rows.map(({ dataset }) => Number(dataset.index));
    return [Math.min(...indexes), Math.max(...indexes)];
  }, pixels);
}

/** How far rows that follow each other are apart, where they are. */
const distancesOfRows = (page: Page) =>
  list(page).evaluate((element) => {
    const rows = [...element.querySelectorAll<HTMLElement>('[data-index]')]
      .sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
      .map((row) => row.getBoundingClientRect());
    return (
      rows
        .slice(1)
        .map(({ top }, index) => Math.round(top - rows[index]!.bottom))
        // Heights are measured in whole pixels.
        .filter((distance) => Math.abs(distance) > 1)
    );
  });

/** A row is about 580 px high: wherever the list starts, one of these offsets is in the next row. */
const STEPS = [0, 3_000, 3_100, 3_200, 3_300, 3_400, 3_500, 3_600];

interface Steps {
  /** The rows in the DOM at each step. */
  rows: [first: number, last: number][];
  /** Of the list, with all rows measured that the steps pass. */
  height: number;
}

async function readAtSteps(page: Page): Promise<Steps> {
  const rows: Steps['rows'] = [];
  for (const step of STEPS) rows.push(await rowsAt(page, step));
  return { rows, height: await heightOf(page) };
}

/** Reads until two readings in a row agree: on a busy machine a row is rendered, and measured, later than its frame. */
async function readSettledSteps(page: Page): Promise<Steps> {
  let last = await readAtSteps(page);
  await expect(async () => {
    const before = last;
    last = await readAtSteps(page);
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

test('After the window is widened, the long list has the same rows and heights as in a wide window', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/artworks', { scenario: 'large' });
  await expect(list(page)).toBeVisible();
  await hasFonts(page);
  const opened = await readSettledSteps(page);

  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await expect(list(page)).toBeVisible();
  await hasFonts(page);
  for (const step of [20_000, 100_000, 0]) await rowsAt(page, step);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(async () => {
    const widened = await readAtSteps(page);
    expect(widened.rows).toEqual(opened.rows);
    // A row that kept its height of the narrow layout would be parted from the next.
    expect(await distancesOfRows(page)).toEqual([]);
    // The dozen rows that were seen in the narrow layout would be 2,000 px lower with their heights there; which rows beside
    // the steps are measured differs by one or two.
    expect(Math.abs(widened.height - opened.height)).toBeLessThan(500);
  }).toPass();
});
