import type { Locator, Page } from '@playwright/test';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { paintings } from '#src/testing/visited-rows.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const cardOf = (page: Page) => page.getByRole('complementary', { name: 'Tour:' });
const stepOf = (page: Page, name: string) => cardOf(page).getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** What each step of the client's tour is about. */
const SUBJECTS = [
  (page: Page) => page.getByRole('main').getByRole('link', { name: 'Browse Events' }),
  (page: Page) => page.getByText(/^Showing \d+ results?$/),
  (page: Page) => button(page, 'View in a room'),
  (page: Page) => page.getByRole('group', { name: /on the wall/ }),
  (page: Page) => button(page, 'Get Tickets').first(),
  (page: Page) => button(page, /^Remove /).last(),
  (page: Page) => heading(page, 'Contact Information'),
  (page: Page) => heading(page, /^Thank you, /),
  (page: Page) => button(page, /^Complete Purchase/),
  (page: Page) => page.getByRole('link', { name: 'Cart, 7 items' }),
];

/** Nobody has to wait for what is shown being pressed and filled in. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the outline, the card and the subject are, and what is seen in the middle of the subject. */
function placesOf(subject: Locator) {
  return subject.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const outline = boxOf('.tour-outline');
    const card = boxOf('.tour-card');
    if (!outline || !card) return 'not there yet';
    const isOutlined =
      outline.left <= left &&
      outline.top <= top &&
      outline.right >= right &&
      outline.bottom >= bottom;
    const isInWindow =
      outline.left >= 0 &&
      outline.top >= 0 &&
      outline.right <= innerWidth &&
      outline.bottom <= innerHeight;
    const bars = [...document.querySelectorAll("[class*='page-bar']")].filter(
      (bar) => !bar.contains(element) && getComputedStyle(bar).position === 'sticky',
    );
    const isCovered = [card, ...bars.map((bar) => bar.getBoundingClientRect())].some(
      (other) =>
        other.left < outline.right &&
        other.right > outline.left &&
        other.top < outline.bottom &&
        other.bottom > outline.top,
    );
    return { isOutlined, isInWindow, isCovered };
  });
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`At ${width} x ${height} each step shows something else, outlined and clear of the card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./?tour');
    const views = new Set<string>();
    for (const [index, subjectOf] of SUBJECTS.entries()) {
      await expect(cardOf(page)).toContainText(`Step ${index + 1} of ${SUBJECTS.length}`);
      const subject = subjectOf(page);
      await expect
        .poll(() => placesOf(subject), `step ${index + 1}`)
        .toEqual({ isOutlined: true, isInWindow: true, isCovered: false });
      // The audience sees where it is, but in the room, which lies over the page.
      if (width === 1280 && index !== 3)
        await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      const outlined = await page.locator('.tour-outline').boundingBox();
      views.add(
        JSON.stringify([new URL(page.url()).pathname, outlined, await subject.innerText()]),
      );
      // From wherever the focus is: a step that has pressed something has it back.
      await page.keyboard.press('ArrowRight');
    }
    expect(views.size).toBe(SUBJECTS.length);
    await cardOf(page).getByRole('button', { name: 'Finish' }).click();
    await expect(cardOf(page)).toHaveCount(0);
  });
}

test('A tour is started in Backstage, goes on with the arrow keys, and goes back with Back', async ({
  page,
}) => {
  await page.goto('./?backstage=tour');
  await page.getByRole('link', { name: 'Start the tour' }).click();
  await expect(stepOf(page, 'One shop for art and live events')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Backstage' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page, 'Find what you would hang')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: paintings.name })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(stepOf(page, 'Look closely')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page, 'Find what you would hang')).toBeFocused();
  await page.goBack();
  await expect(stepOf(page, 'Look closely')).toBeVisible();
});

test('A room that a step opens leaves the focus, and with it the keys, in the card', async ({
  page,
}) => {
  await page.goto('./?tour=3');
  await expect(stepOf(page, 'Look closely')).toBeFocused();
  // The press of the page before does not count as one of the visitor's in this one.
  await cardOf(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
  await expect(page.locator('.tour-outline')).toBeVisible();
  await expect(stepOf(page, 'See it on your wall')).toBeFocused();
});

test('A step is kept over reloads and while the visitor looks around', async ({ page }) => {
  await page.goto('./?tour=6');
  await expect(stepOf(page, 'One cart for everything')).toBeVisible();
  await isLive(page);
  await page.getByRole('link', { name: 'Events' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await expect(stepOf(page, 'One cart for everything')).toBeVisible();
  await expect(page.locator('.tour-outline')).toHaveCount(0);
  await page.reload();
  await expect(stepOf(page, 'One cart for everything')).toBeVisible();
});

/** What a tour could leave behind. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).filter(({ name = '' }) => name.includes('-tab-')),
    entries: Object.keys(sessionStorage).filter((key) => /-tour|-staging|draft|placed/.test(key)),
  }));

test('The end returns to the page and the cart of before, and leaves nothing of the tour', async ({
  page,
}) => {
  await page.goto('./artwork/2');
  await isLive(page);
  await button(page, 'Add to Cart').first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const before = './category/paintings?sort=price-desc&backstage=tour';
  await page.goto(before);
  const address = page.url().replace('&backstage=tour', '');
  await page.getByRole('link', { name: 'Look closely' }).click();
  await expect(stepOf(page, 'Look closely')).toBeVisible();
  await isLive(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await button(page, 'Add to Cart').first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await button(page, 'Add to Cart').first().click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // The room is a layer, which has an entry of its own in the history.
  await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();

  await cardOf(page).getByRole('button', { name: 'End the tour' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await toolsAreThere(page);
  expect(await leftOf(page)).toEqual({ databases: [], entries: [] });

  await page.goBack();
  await expect(page).toHaveURL(/\/artwork\/1$/);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await toolsAreThere(page);
  await expect(cardOf(page)).toHaveCount(0);
  expect(await leftOf(page)).toEqual({ databases: [], entries: [] });
});

for (const step of [1, 8, 9]) {
  test(`Step ${step} by its address ends in the state that the tab was in`, async ({ page }) => {
    await page.goto('./artists?scenario=returning-customer');
    await isLive(page);
    await expect(button(page, 'Account, demo')).toBeVisible();
    await page.goto(`./?tour=${step}`);
    await expect(cardOf(page)).toContainText(`Step ${step} of`);
    await cardOf(page).getByRole('button', { name: 'End the tour' }).click();
    await expect(cardOf(page)).toHaveCount(0);
    await isLive(page);
    await expect(button(page, 'Account, demo')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('F fills in the checkout, the order goes through, and the next step begins with an order of its own', async ({
  page,
}) => {
  await page.goto('./?tour=7');
  await expect(stepOf(page, 'A checkout on one page')).toBeFocused();
  await isLive(page);
  await page.keyboard.press('f');
  await expect(cardOf(page).getByRole('status')).toHaveText('The form is filled in.');
  for (const label of ['First name', 'Card number', 'Expiry year'])
    await expect(page.getByLabel(label)).not.toHaveValue('');
  await button(page, 'Complete Purchase').click();
  await expect(heading(page, 'Thank you, Clara')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expect(page.getByText('Taking you back to the shop')).toBeHidden();
  await expect(cardOf(page)).toContainText('places the order');
  await cardOf(page).getByRole('link', { name: 'Next' }).click();
  await expect(stepOf(page, 'Thank you')).toBeVisible();
  await expect(heading(page, 'Thank you, Clara')).toBeVisible();
});

test('An order fails, keeps the form, and goes through when it is tried again', async ({
  page,
}) => {
  await page.goto('./?tour=9');
  await expect(page.getByText('There was an error processing your order.')).toBeVisible();
  await expect(cardOf(page)).toContainText('This order has failed, and nothing is lost');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  // Neither on the header of the shop, nor on the form and its summary.
  const notice = page.getByRole('region', { name: 'Notifications (F8)' });
  const others = [
    page.getByRole('banner'),
    heading(page, 'Order Summary'),
    page.getByLabel('Last name'),
  ];
  for (const other of others) {
    await expect
      .poll(async () => {
        const [one, two] = [(await notice.boundingBox())!, (await other.boundingBox())!];
        const isBeside = one.x + one.width <= two.x || two.x + two.width <= one.x;
        return isBeside || one.y + one.height <= two.y || two.y + two.height <= one.y;
      })
      .toBe(true);
  }
  // The notice stays for as long as the step speaks of it.
  const failedAt = Date.now();
  await expect.poll(() => Date.now() - failedAt, { timeout: 10_000 }).toBeGreaterThan(6_000);
  await expect(page.getByText('There was an error processing your order.')).toBeVisible();
  await button(page, 'Complete Purchase').click();
  const thanks = heading(page, 'Thank you, Clara');
  await expect(thanks).toBeVisible();
  await expect(cardOf(page)).toContainText('It went through, and is charged once.');
  const total = page
    .getByRole('region', { name: 'Order Summary' })
    .getByText('Total', { exact: true });
  await expect.poll(() => placesOf(total)).toMatchObject({ isOutlined: true, isCovered: false });
});

test('The card is moved with its button or by dragging, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?tour=2');
  const card = cardOf(page);
  await expect(card).toHaveAttribute('data-place', 'bottom-left');
  await card.getByRole('button', { name: 'Move the card' }).press('Enter');
  await expect(card).toHaveAttribute('data-place', 'bottom-right');
  // Above its tools.
  const head = (await card.locator('.tour-head').boundingBox())!;
  await page.mouse.move(head.x + head.width / 2, head.y + 4);
  await page.mouse.down();
  await page.mouse.move(500, 700, { steps: 4 });
  await page.mouse.up();
  await expect(card).toHaveAttribute('data-place', 'bottom-left');

  await page.setViewportSize({ width: 1280, height: 720 });
  await card.getByRole('button', { name: 'Move the card' }).press('Enter');
  await expect(card).toHaveAttribute('data-place', 'top-left');
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(0);
  await card.getByRole('link', { name: 'Next' }).click();
  await expect(stepOf(page, 'Look closely')).toBeVisible();
  await expect(card).toHaveAttribute('data-place', 'top-left');
  await expect.poll(() => placesOf(SUBJECTS[2]!(page))).toMatchObject({ isCovered: false });
});

test('The notes are in a second window, which leads the tour; the audience sees none of them', async ({
  page,
}) => {
  await page.goto('./?tour=2');
  await expect(stepOf(page, 'Find what you would hang')).toBeVisible();
  const [notes] = await Promise.all([
    page.waitForEvent('popup'),
    cardOf(page).getByRole('button', { name: 'Presenter view' }).click(),
  ]);
  await expect(notes.getByRole('heading', { name: 'Find what you would hang' })).toBeVisible();
  await expect(notes.getByText('We look for an oil painting')).toBeVisible();
  await expect(notes.getByText('Look closely')).toBeVisible();
  await expect(notes.getByRole('link', { name: 'Events' })).toHaveCount(0);
  await expect(cardOf(page)).not.toContainText('Oil, a thousand and up');
  await expect(page.locator('body')).not.toContainText('We look for an oil painting');

  await notes.getByRole('button', { name: 'Start' }).click();
  await expect(notes.getByRole('timer')).toHaveText('0:01');
  await notes.keyboard.press('ArrowRight');
  await expect(stepOf(page, 'Look closely')).toBeVisible();
  await expect(notes.getByRole('heading', { name: 'Look closely' })).toBeVisible();
  await notes.getByRole('button', { name: 'Previous' }).click();
  await expect(stepOf(page, 'Find what you would hang')).toBeVisible();
  await notes.close();
  await expect(cardOf(page)).toContainText('Oil, a thousand and up');
});

test('Each step of the technical tour outlines something that the card does not cover', async ({
  page,
  messages,
}) => {
  // One step has every call fail.
  messages.expect(/Failed to load|Failed to fetch|status of 500/);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./?tour=technical');
  const next = cardOf(page).getByRole('link', { name: 'Next' });
  const finish = cardOf(page).getByRole('button', { name: 'Finish' });
  for (let step = 1; step === 1 || !(await finish.isVisible()); step += 1) {
    if (step > 1) await next.click();
    await expect(cardOf(page)).toContainText(`Step ${step} of`);
    await expect
      .poll(() => placesOf(page.locator('.tour-outline')), `step ${step}`)
      .toEqual({ isOutlined: true, isInWindow: true, isCovered: false });
  }
});

test('The technical tour is chosen in Backstage and has addresses of its own', async ({ page }) => {
  await page.goto('./?backstage=tour');
  await button(page, 'For developers').click();
  await page.getByRole('link', { name: 'Start the tour' }).click();
  await expect(stepOf(page, 'A shop without a server')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page, 'Read once, filtered here')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('tour')).toBe('technical-2');
});

test('A tour that somebody wrote is shared by its link', async ({ page, context }) => {
  await page.goto('./?backstage=tour');
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await panel.getByText('A tour of your own').click();
  await panel
    .getByRole('textbox', { name: 'Text of the tour' })
    .fill(
      '# For buyers\n## The cart\n/cart?scenario=full-cart\nSeven pieces.\n## To pay\n/checkout',
    );
  await panel.getByRole('button', { name: 'Use this tour' }).click();
  const link = await panel.getByRole('link', { name: 'Start the tour' }).getAttribute('href');

  const guest = await context.newPage();
  await guest.goto(`.${link}`);
  await expect(stepOf(guest, 'The cart')).toBeVisible();
  await expect(cardOf(guest)).toContainText('Seven pieces.');
  expect(new URL(guest.url()).search).toBe('?scenario=full-cart&tour=1');
  await guest.keyboard.press('ArrowRight');
  await expect(stepOf(guest, 'To pay')).toBeVisible();
  // It names no state, and goes on in that of the step before.
  await expect(guest.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
});

test('A link with a tour that cannot be read opens Backstage, which says why', async ({ page }) => {
  await page.goto('./?tour=1&tour-file=%23%23+One');
  await expect(page.getByRole('dialog', { name: 'Backstage' }).getByRole('alert')).toContainText(
    'The step "One" names no page.',
  );
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`At ${width} x ${height} all steps are listed beside the card, over the room too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./?tour=4');
    await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    await cardOf(page).getByRole('button', { name: 'All steps' }).click();
    const list = page.getByRole('navigation', { name: 'All steps' });
    await expect(list.getByRole('link', { name: 'See it on your wall' })).toBeFocused();
    await expect(list.getByRole('link')).toHaveCount(SUBJECTS.length);
    for (const link of await list.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    const [shown, card] = [(await list.boundingBox())!, (await cardOf(page).boundingBox())!];
    expect(shown.y + shown.height).toBeLessThanOrEqual(card.y + 1);
    await expectNoViolations(page, '.tour-steps');
    // It closes, and the room stays.
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'One cart for everything' }).click();
    await expect(stepOf(page, 'One cart for everything')).toBeVisible();
  });
}

test('During a tour Backstage marks the step, and the state is not the presenter’s to take off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?tour=6');
  await expect(stepOf(page, 'One cart for everything')).toBeVisible();
  await page.keyboard.press('F2');
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await panel.getByRole('button', { name: /^Tour/ }).click();
  await expect(panel.locator('[aria-current=step]')).toContainText('One cart for everything');
  await expect(panel.getByText('The shop as this step of the tour shows it.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Take off/ })).toHaveCount(0);
  await expect(cardOf(page)).toBeVisible();
});

test('At 390 pixels the card covers neither the ways on, nor the pay bar, nor the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./?tour=1');
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Browse Events' });
  await expect(async () => {
    const [link, edge] = [(await wayOn.boundingBox())!, (await cardOf(page).boundingBox())!.y];
    expect(link.y + link.height).toBeLessThanOrEqual(edge);
  }).toPass();
  await page.goto('./?tour=7');
  const pay = button(page, /^Complete Purchase - /);
  const card = await cardOf(page).boundingBox();
  // The bar has its place when the styles of checkout have come.
  await expect(async () => {
    const bar = (await pay.boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(card!.y);
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = page.getByRole('contentinfo');
  // The room that a page makes for the card, and how far it scrolls, are whole pixels; a footer ends at a part of one.
  await expect
    .poll(async () => {
      const box = (await footer.boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThan(card!.y + 1);
});
