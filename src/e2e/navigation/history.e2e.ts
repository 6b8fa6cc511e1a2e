import type { Page } from '@playwright/test';
import { categories, events } from '#fixtures/collection.ts';
import { pluralize } from '#src/copy/format.ts';
import { pick } from '#src/testing/pick.ts';
import { worksIn } from '#src/testing/visited-rows.ts';
import { hasFonts } from '../has-fonts.ts';
import { hold } from '../hold.ts';
import { expect, isLive, test as withWorker } from '../test.ts';
import { test as withoutWorker } from '../without-worker.ts';

/** Scrolls with the wheel, as a visitor does. */
async function scrollTo(page: Page, position: number): Promise<void> {
  await page.mouse.move(200, 400);
  await expect
    .poll(async () => {
      const rest = position - (await page.evaluate(() => scrollY));
      if (Math.abs(rest) > 1) await page.mouse.wheel(0, rest);
      return Math.abs(rest);
    })
    .toBeLessThan(2);
}

/**
 * Scrolls down to a position, or to somewhat below the middle of a page that is not as long, once the page has its
 * fonts: they move what is below a title.
 */
async function scrollDown(page: Page, most: number): Promise<void> {
  await hasFonts(page);
  const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const position = Math.min(most, Math.round(length * 0.6));
  expect(position).toBeGreaterThan(200);
  await scrollTo(page, position);
}

// A page is to be found where it was left, not where it was scrolled to: what is laid out late moves it until then.

/** Notes where the page is left, for `leftAt`. */
const noteLeaving = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('left at', String(scrollY))),
  );

const leftAt = async (page: Page) =>
  Number(await page.evaluate(() => sessionStorage.getItem('left at') ?? Number.NaN));

/** Follows the first link that a selector finds. @returns where the page is left */
const follow = (page: Page, selector: string) =>
  page.evaluate((link) => {
    const position = scrollY;
    document.querySelector<HTMLElement>(link)!.click();
    return position;
  }, selector);

const expectPosition = (page: Page, position: number) =>
  expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - position))
    .toBeLessThan(2);

/** What is in the middle of the screen. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    // Nothing between two rows: around them is what comes later, too.
    return element?.closest('section, article, li')?.textContent;
  });

/** A choice in the filter Medium that leaves out works of a category. */
const choice = pick(
  categories.flatMap((category) =>
    ['oil', 'acrylic', 'watercolor', 'digital', 'mixed media'].map((medium) => {
      const isOne = (work: { medium: string }) => work.medium.toLowerCase() === medium;
      const left = worksIn(category).filter(isOne).length;
      return { category, medium, left, result: `Showing ${pluralize(left, 'result')}` };
    }),
  ),
  'a category with works of two mediums',
  ({ category, left }) => left > 0 && left < worksIn(category).length,
);

/** Documents come through the worker in one of them, from the host in the other. */
const VISITS = [
  { viewport: { width: 1440, height: 900 }, test: withWorker },
  { viewport: { width: 390, height: 844 }, test: withoutWorker },
];

const chosenAddress = `/category/${choice.category.slug}?medium=${choice.medium.replace(' ', '-')}`;

for (const { viewport, test } of VISITS) {
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('Home is found where it was left after a reload and after going back', async ({
      page,
    }) => {
      await page.goto('/');
      await isLive(page);
      await scrollDown(page, 4_000);
      const before = await middle(page);
      await noteLeaving(page);
      await page.reload();
      await isLive(page);
      await expectPosition(page, await leftAt(page));
      await expect.poll(() => middle(page)).toBe(before);
      const left = await follow(page, 'a[href="/consulting"]');
      await expect(page).toHaveURL('/consulting');
      await page.goBack();
      await expectPosition(page, left);
      expect(await middle(page)).toBe(before);
    });

    test('a long list is found where it was left after a reload of the page in between', async ({
      page,
    }) => {
      await page.goto('/artworks');
      await isLive(page);
      await scrollDown(page, 3_500);
      const before = await middle(page);
      const left = await follow(page, 'article a');
      await expect(page).toHaveURL(/\/artwork\/\d+$/);
      await page.reload();
      await isLive(page);
      await page.goBack();
      await expect(page.getByText(/^Showing/)).toBeAttached();
      await expectPosition(page, left);
      expect(await middle(page)).toBe(before);
    });

    test('a page of a demo state is found where it was left after a reload', async ({
      page,
      shop,
    }) => {
      await shop.open('/artworks', { scenario: 'works-3000' });
      await expect(page.getByText(/^Showing/)).toBeVisible();
      await scrollTo(page, 3_000);
      const before = await middle(page);
      await noteLeaving(page);
      await page.reload();
      await expect(page.getByText(/^Showing/)).toBeAttached();
      await expectPosition(page, await leftAt(page));
      await expect.poll(() => middle(page)).toBe(before);
    });

    test('a typed address starts at the top, also the one of the page that is shown', async ({
      page,
    }) => {
      await page.goto('/artists');
      await isLive(page);
      await scrollDown(page, 900);
      await page.goto('/artists');
      await isLive(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('coming back from another site leads to where the page was left, with its filters', async ({
      page,
    }) => {
      await page.goto(`/category/${choice.category.slug}`);
      await isLive(page);
      const filters = page.getByRole('button', { name: 'Filter and sort' });
      if (await filters.isVisible()) await filters.click();
      await page.getByLabel('Medium').selectOption(choice.medium);
      await expect(page.getByRole('status').filter({ hasText: choice.result })).toBeVisible();
      await scrollDown(page, 900);
      await noteLeaving(page);
      await page.goto('data:text/html,<h1>Elsewhere</h1>');
      await page.goBack();
      await expect(page.getByText(choice.result)).toBeAttached();
      const position = await leftAt(page);
      await expectPosition(page, position);
      await isLive(page);
      await expectPosition(page, position);
      await expect(page.getByLabel('Medium')).toHaveValue(choice.medium);
    });
  });
}

withoutWorker(
  'A visitor who scrolls while a long list is on its way is left alone',
  async ({ page, shop }) => {
    await shop.open('/artworks', { latency: 1_500 });
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await scrollDown(page, 3_000);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText('Loading artworks')).toBeAttached();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -3_000);
    await expectPosition(page, 0);
    await expect(page.getByText(/^Showing/)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

withoutWorker(
  'Nothing moves a page that is found where it was left, not even its fonts, which come late',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await isLive(page);
    await scrollDown(page, 4_000);
    const left = await page.evaluate(() => scrollY);
    await page.addInitScript(() => {
      const positions = new Set<number>();
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.add(scrollY));
    });
    const answer = await hold(page, /\.woff2$/);
    await page.reload({ waitUntil: 'commit' });
    await isLive(page);
    await expectPosition(page, left);
    answer();
    await hasFonts(page);
    await expect
      .poll(() =>
        page.evaluate(() => [...(window as unknown as { positions: Set<number> }).positions]),
      )
      .toEqual([left]);
  },
);

/** Notes each line that counts results as long as it can be seen, from the first frame of a document on. */
const noteShownLines = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const line = [...document.querySelectorAll('main [role=status]')].find(
        (element) => getComputedStyle(element).visibility === 'visible',
      );
      if (line?.textContent) seen.add(line.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const shownLines = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

withoutWorker('A reload never shows the works that a filter has left out', async ({ page }) => {
  await page.goto(`/category/${choice.category.slug}`);
  await isLive(page);
  await page.getByLabel('Medium').selectOption(choice.medium);
  await expect(page.getByText(choice.result)).toBeVisible();
  await noteShownLines(page);
  await page.reload();
  await isLive(page);
  await expect(page.getByText(choice.result)).toBeVisible();
  await expect(page.getByLabel('Medium')).toHaveValue(choice.medium);
  await expect.poll(() => shownLines(page)).toEqual([choice.result]);
  await expect(page).toHaveURL(chosenAddress);
});

withoutWorker(
  'A copied address shows its list in a new tab at once, and moves nothing as it is chosen',
  async ({ page, context }) => {
    await page.goto(`/category/${choice.category.slug}?utm=7`);
    await isLive(page);
    const medium = page.getByLabel('Medium');
    await scrollTo(page, 300);
    const length = await page.evaluate(() => history.length);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await medium.selectOption(choice.medium);
    await expect(page.getByText(choice.result)).toBeVisible();
    await expect(page).toHaveURL(chosenAddress.replace('?', '?utm=7&'));
    await expectPosition(page, 300);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(calls).toEqual([]);

    const tab = await context.newPage();
    await noteShownLines(tab);
    await tab.goto(page.url());
    await isLive(tab);
    await expect(tab.getByText(choice.result)).toBeVisible();
    await expect(tab.getByLabel('Medium')).toHaveValue(choice.medium);
    await expect.poll(() => shownLines(tab)).toEqual([choice.result]);
  },
);

withoutWorker(
  'The tab of Home, a chip and a kept filter come back over documents of their own',
  async ({ page }) => {
    await page.goto('/');
    await isLive(page);
    await page.getByRole('tab', { name: 'Digital Art' }).click();
    await page.goto('/events');
    await isLive(page);
    const chips = page.getByRole('group', { name: 'Kind of event' });
    await chips.getByRole('button').nth(1).click();
    await page.goto('/cart');
    await isLive(page);
    await page.goBack();
    await isLive(page);
    await expect(chips.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await isLive(page);
    await expect(page.getByRole('tab', { name: 'Digital Art', selected: true })).toBeVisible();
  },
);

withoutWorker('A month jump leads to the heading of the month', async ({ page }) => {
  pick(events, 'upcoming events in two months', ({ startsInDays }) => startsInDays > 31);
  await page.goto('/events');
  await isLive(page);
  const jump = page.getByRole('group', { name: 'Go to month' }).getByRole('button').nth(1);
  const [month] = /^\w+/.exec(await jump.innerText())!;
  await jump.click();
  const heading = page.getByRole('heading', { level: 2, name: month }).first();
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(100);
  await expect(page).toHaveURL('/events');
});
