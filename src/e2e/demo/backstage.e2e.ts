import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { work } from '#src/testing/visited-rows.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const backstage = { name: 'Backstage' };

test('Backstage is not in the page until it is opened from the footer, and closing it returns the focus', async ({
  page,
}) => {
  await page.goto('./');
  const button = page.getByRole('contentinfo').getByRole('button', backstage);
  await toolsAreThere(page);
  expect(await page.locator('[data-backstage]').count()).toBe(0);
  await button.click();
  await expect(page.getByRole('heading', backstage)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-backstage]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const keys of ['F2', 'Alt+Shift+KeyD']) {
  test(`${keys} opens and closes Backstage`, async ({ page }) => {
    await page.goto('./');
    await toolsAreThere(page);
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', backstage)).toBeVisible();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', backstage)).toBeHidden();
  });
}

test('Nothing of the panel, of the tour or of As specified is fetched before it is opened', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    // The worker keeps every file of the site.
    if (!request.serviceWorker()) fetched.push(request.url());
  });
  const panels = () => fetched.filter((url) => /show-|tour|as-specified/.test(url));
  await page.goto('./');
  await toolsAreThere(page);
  expect(panels()).toEqual([]);
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog', backstage)).toBeVisible();
  expect(panels()).not.toEqual([]);
});

test('Backstage opens at the section that it showed last, also after a reload by the panel', async ({
  page,
}) => {
  await page.goto('./?backstage=states');
  const panel = page.getByRole('dialog', backstage);
  const states = panel.getByRole('heading', { name: 'Show a state' });
  await expect(states).toBeVisible();
  await panel.getByRole('button', { name: 'All controls' }).click();
  await panel.getByRole('button', { name: 'Requests' }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('F2');
  await expect(panel.getByRole('tabpanel', { name: 'Requests' })).toBeVisible();
  await panel.getByRole('button', { name: 'All controls' }).click();
  await panel.getByRole('button', { name: /^Show a state/ }).click();
  await panel.getByRole('button', { name: /^everything sold/ }).click();
  await expect(panel.getByRole('list', { name: 'On now' })).toBeVisible();
  await expect(states).toBeVisible();

  // The end of the state reloads the page before the client, and does not open it again.
  await page.keyboard.press('F2');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'End demo state' }).click();
  await expect(page.getByRole('region', { name: 'Demo state' })).toHaveCount(0);
  await toolsAreThere(page);
  await expect(panel).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('As specified marks on the page what it lists, follows the page, and ends with the list', async ({
  page,
}) => {
  const marks = page.locator('.mark');
  const number = (text: string) => marks.filter({ hasText: new RegExp(`^${text}$`) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?backstage=as-specified');
  await isLive(page);
  const panel = page.getByRole('dialog', backstage);
  await expect(number('16')).toHaveCount(1);
  // Shown on small screens alone.
  await expect(number('17')).toHaveCount(0);
  const search = (await page.getByRole('banner').getByRole('search').boundingBox())!;
  // A mark is drawn anew when the page moves, as when its fonts come.
  await expect(async () => {
    const mark = await number('16').boundingBox();
    expect(mark?.x).toBeCloseTo(search.x, 0);
    expect(mark?.width).toBeCloseTo(search.width, 0);
  }).toPass();
  await panel.getByRole('button', { name: 'Show it: Filter and Sort on Home do nothing' }).click();
  await expect(number('4')).toHaveCount(2);
  await expect(number('4').first()).toBeInViewport();

  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(number('4')).toHaveCount(0);
  await expect(number('16')).toHaveCount(1);

  await panel.getByRole('link', { name: 'Open its page: A coupon gives no discount' }).click();
  await expect(number('11')).toHaveCount(1);
  await panel.getByRole('tab', { name: 'Faults' }).click();
  await expect(marks).toHaveCount(0);
});

test('At 390 pixels the menu button is marked, and a mark is shown above the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./artwork/${work.id}?backstage=as-specified`);
  const panel = page.getByRole('dialog', backstage);
  const number = (text: string) =>
    page.locator('.mark').filter({ hasText: new RegExp(`^${text}$`) });
  await expect(number('17')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Show it: Every work has the same reviews' }).click();
  const top = (await panel.boundingBox())!.y;
  await expect
    .poll(async () => {
      const box = await number('12').boundingBox();
      return box !== null && box.y > 0 && box.y + box.height < top;
    })
    .toBe(true);
});

test('At 1440 pixels Backstage is beside the page and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?backstage');
  const panel = await page.getByRole('dialog', backstage).boundingBox();
  expect(panel).toMatchObject({ x: 1040, width: 400, height: 900 });
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner!.x + banner!.width).toBeLessThanOrEqual(1040);
});

for (const [name, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const) {
  test(`axe finds no violation in Backstage on a ${name} page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./?backstage');
    const panel = page.getByRole('dialog', backstage);
    await expect(panel).toBeVisible();
    await expectNoViolations(page, '[data-backstage]');
    const tabs = ['Requests', 'Faults', 'Rows', 'API', 'As specified', 'About'];
    await panel.getByRole('button', { name: tabs[0]! }).click();
    for (const label of tabs) {
      await panel.getByRole('tab', { name: label }).click();
      await expect(panel.getByRole('tabpanel', { name: label })).toBeVisible();
      await expectNoViolations(page, '[data-backstage]', label);
    }
    for (const title of ['Tour', 'Show a state', 'Offline', 'Reset', 'Present']) {
      await panel.getByRole('button', { name: 'All controls' }).click();
      await panel.getByRole('button', { name: new RegExp(`^${title}`) }).click();
      await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expectNoViolations(page, '[data-backstage]', title);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const) {
  test(`At ${width} pixels all tabs are in view, and search, cart and Sign In stay free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./?backstage=faults');
    const panel = page.getByRole('dialog', backstage);
    await expect(panel.getByRole('tab')).toHaveCount(6);
    for (const tab of await panel.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    const banner = page.getByRole('banner');
    for (const control of [
      banner.getByRole('searchbox'),
      banner.getByRole('link', { name: 'Cart' }),
      banner.getByRole('link', { name: 'Sign In' }),
    ]) {
      await control.click({ trial: true });
    }
  });
}

test('What is not as usual is named at the edge of the page until it is ended', async ({
  page,
}) => {
  await page.goto('./cart?scenario=full-cart,slow');
  const bar = page.getByRole('region', { name: 'Demo state' });
  const named = bar.getByRole('button', { name: /^Demo state/ });
  await expect(named).toHaveText('Demo state: full cart, slow server set by the link you opened');
  await page.reload();
  await named.click();
  const panel = page.getByRole('dialog', backstage);
  await expect(panel.getByRole('button', { name: /^slow server/, pressed: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await panel.getByRole('button', { name: 'Close Backstage' }).click();
  await expectNoViolations(page, '.state-bar');
  await bar.getByRole('button', { name: 'End demo state' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await toolsAreThere(page);
  await expect(bar).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const) {
  test(`At ${width} x ${height} what names the state covers no control`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [address, name] of [
      ['./', 'Explore Artwork'],
      [`./artwork/${work.id}`, 'Buy Now'],
      ['./cart', 'Proceed to Checkout'],
      ['./checkout', /^Complete Purchase/],
    ] as const) {
      await page.goto(`${address}?scenario=full-cart`);
      const bar = page.getByRole('region', { name: 'Demo state' });
      await expect(bar).toContainText('Demo state: full cart');
      const { y: edge } = (await bar.boundingBox())!;
      const isAbove = async (control: Locator) => {
        const { y, height: itsHeight } = (await control.boundingBox())!;
        return y + itsHeight <= edge;
      };
      const wayOn = page
        .getByRole('main')
        .getByRole('link', { name })
        .or(page.getByRole('button', { name }));
      await expect.poll(() => isAbove(wayOn.filter({ visible: true }).first()), address).toBe(true);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('button', backstage);
      await expect.poll(() => isAbove(last), address).toBe(true);
    }
  });
}

test('A failure for one call says that it was used, and can be used again', async ({
  page,
  messages,
}) => {
  messages.expect(/status of 500/);
  await page.goto('./events?backstage=faults');
  const panel = page.getByRole('dialog', backstage);
  await panel
    .getByRole('combobox', { name: /GET \/api\/events(?!\/)/ })
    .selectOption('Fails once (500)');
  // The shop asks at once for what has changed.
  await expect(panel.getByText('Used. The next call goes through.')).toBeVisible();
  const armed = panel.getByRole('button', { name: 'Take off events fail once' });
  await expect(armed).toHaveAccessibleName(/, used$/);
  await panel.getByRole('button', { name: 'Use again' }).click();
  await expect(panel.getByText('Used. The next call goes through.')).toBeVisible();
});

test('At 390 pixels several requests are seen, and the first page’s tiles are in whole rows at 1024', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await isLive(page);
  for (const name of ['Events', 'Artists', 'Artworks'])
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: new RegExp(`^(All )?${name}$`) })
      .first()
      .click();
  await toolsAreThere(page);
  await page.keyboard.press('F2');
  const panel = page.getByRole('dialog', backstage);
  await panel.getByRole('button', { name: 'Requests' }).click();
  const calls = panel.getByRole('tabpanel').getByRole('listitem');
  for (const index of [0, 1, 2, 3]) await expect(calls.nth(index)).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'All controls' }).click();
  await expect(panel.getByRole('button', { name: 'As specified' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'Requests' }).click();

  await page.setViewportSize({ width: 1024, height: 768 });
  await panel.getByRole('button', { name: 'All controls' }).click();
  const tiles = panel.getByRole('list').first().getByRole('button');
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().y));
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2, 4, 4]);
  await panel.getByRole('button', { name: /^Present/ }).click();
  await expect(panel.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
});

test('A wrong name in the URL shows the valid names', async ({ page }) => {
  await page.goto('./?scenario=ful-cart');
  const panel = page.getByRole('dialog', backstage);
  await expect(panel.getByRole('alert')).toContainText('There are: fresh, full-cart, signed-in,');
});

test('A scenario is applied, stays active in the tab, and is removed', async ({ page }) => {
  await page.goto('./cart?backstage=states');
  const panel = page.getByRole('dialog', backstage);
  await panel.getByRole('button', { name: /^full cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await panel.getByRole('button', { name: 'Take off full cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('Export, reset and import through the console restore the same bytes', async ({
  shop,
  page,
}) => {
  await shop.open('/cart', { scenario: 'returning-customer' });
  await toolsAreThere(page);
  const exported = await page.evaluate(() => window.vernissage!.export());
  await page.goto('./cart?scenario=fresh');
  await toolsAreThere(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.waitForEvent('dialog').then((dialog) => dialog.accept()),
    page.evaluate((text) => void window.vernissage!.import(text), exported),
  ]);
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await toolsAreThere(page);
  expect(await page.evaluate(() => window.vernissage!.export())).toBe(exported);
  await Promise.all([
    page.waitForEvent('load'),
    page.waitForEvent('dialog').then((dialog) => dialog.accept()),
    page.evaluate(() => void window.vernissage!.reset()),
  ]);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await shop.rows('orders')).toEqual([]);
});
