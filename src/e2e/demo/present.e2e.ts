import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { otherWork, work } from '#src/testing/visited-rows.ts';
import { toolsAreThere } from '#src/testing/playwright.ts';
import { expectNoViolations } from '../axe.ts';
import { call, expect, isLive, test as withWorker, workerServes, worksOffline } from '../test.ts';
import { sites } from '../sites.ts';
import { test } from '../without-worker.ts';

/** In seconds: three minutes, of which the last twenty seconds are announced. */
const IDLE = { limit: 180, untilNotice: 165 };
const PRESENT = 'present=3';

const notice = (page: Page) => page.getByText(/^Starting over in 20 seconds\./);
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave present mode' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const header = (page: Page) => page.getByRole('banner');

/** Waits until the page is presented, and answers. */
async function isPresented(page: Page) {
  await page.waitForFunction(
    (key) => sessionStorage.getItem(key) !== null && !location.search.includes('present'),
    `${DATABASE_NAME}-present`,
  );
  await isLive(page);
}

/** Has the page take it that so many seconds pass at once. Playwright's clock would take the page's marks along. */
async function pass(page: Page, seconds: number) {
  // The code that watches the clock comes after the page, with what refuses the browser's menu.
  await page.waitForFunction(() => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(menu);
  });
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, seconds * 1000);
}

/** Has the idle time pass, and waits for the page that follows it. */
async function startsOver(page: Page) {
  const before = await page.evaluate(() => performance.timeOrigin);
  await pass(page, IDLE.limit);
  await page.waitForFunction((then) => performance.timeOrigin !== then, before);
  await isLive(page);
}

/** Buys nothing, and leaves a work in the visitor's own cart. */
async function fillOwnCart(page: Page) {
  await page.goto(`./artwork/${work.id}`);
  await isLive(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
}

/** What somebody sees of the shop and what it has stored; calls tell the rows. */
async function stateOf(page: Page) {
  return {
    url: page.url(),
    cart: await call(page, '/api/cart/6'),
    header: await header(page).innerText(),
    main: await page.getByRole('main').innerText(),
    ...(await page.evaluate(() => ({
      scroll: window.scrollY,
      fields: [...document.querySelectorAll('input')].map(({ value }) => value),
      dialogs: document.querySelectorAll('dialog[open]').length,
      stored: ['checkout-draft', 'placed-order', 'vernissage-user', 'recently-viewed'].map((key) =>
        sessionStorage.getItem(key)?.replaceAll(/vernissage-tab-[-\w]{36}/g, 'tab'),
      ),
    }))),
  };
}

/** The middle of the link, button or field that is nearest to a point; the point itself where there is none. */
function nearestControl(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.evaluate(
    ([across, down]) => {
      const middles = [...document.querySelectorAll('a, button, input, select, summary')]
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight)
        .map((box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]);
      const distance = ([left, top]: [number, number]) => Math.hypot(left - across, top - down);
      middles.sort((one, other) => distance(one) - distance(other));
      return middles[0] ?? ([across, down] as [number, number]);
    },
    [x, y] as const,
  );
}

/** The same numbers from run to run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

for (const seed of [1, 2]) {
  test(`After clicks at random places the shop is as it was prepared (seed ${seed})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await fillOwnCart(page);
    await page.goto(`./cart?${PRESENT}`);
    await isPresented(page);
    const prepared = await stateOf(page);
    const number = numbers(seed);
    const { width, height } = page.viewportSize()!;
    for (let press = 0; press < 120; press += 1) {
      const [across, down] = [number.next().value * width, number.next().value * height];
      const [x, y] =
        number.next().value < 0.5 ? [across, down] : await nearestControl(page, across, down);
      await page.mouse.click(x, y);
      const chance = number.next().value;
      if (chance < 0.2) await page.keyboard.type('Clara');
      else if (chance < 0.3) await page.keyboard.press('Enter');
      else if (chance < 0.4) await page.mouse.wheel(0, 700);
      else if (chance < 0.45) await page.keyboard.press('F2');
      else if (chance < 0.5) await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Backstage' })).toHaveCount(0);
    }
    expect(await stateOf(page)).not.toEqual(prepared);
    await startsOver(page);
    await expect.poll(() => stateOf(page)).toEqual(prepared);
  });
}

test('An account, an order, a draft and an open dialog are gone after the idle time, and nobody is signed in', async ({
  page,
}) => {
  await page.goto(`./?scenario=full-cart&${PRESENT}`);
  await isPresented(page);
  const prepared = await stateOf(page);

  await page.goto('./signup');
  await isLive(page);
  await page.getByLabel('Username').fill('clara');
  await page.getByLabel('Email').fill('clara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-words-7');
  await page.getByLabel('Confirm password').fill('secret-words-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/signin');
  await expect(page.getByText(/demo1234/)).toBeHidden();
  await page.getByLabel('Username').fill('clara');
  await page.getByLabel('Password').fill('secret-words-7');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Account, clara' })).toBeVisible();

  await page.goto('./checkout');
  await isLive(page);
  await expect(page.getByText(/demo/i).filter({ visible: true })).toHaveText(/^Demo data\./);
  await page.getByLabel('First name').fill('Clara');
  await page.goto(`./artwork/${otherWork.id}`);
  await isLive(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Enlarge|View/ })
    .first()
    .click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await pass(page, IDLE.untilNotice);
  await expect(dialog.filter({ has: notice(page) })).toBeVisible();

  await startsOver(page);
  await expect.poll(() => stateOf(page)).toEqual(prepared);
  await page.goto('./checkout');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('Who presses a key stays; a shop that nobody has touched is not opened anew', async ({
  page,
}) => {
  await page.goto(`./?${PRESENT}`);
  await isPresented(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await pass(page, 2 * IDLE.limit);
  // As long as the page takes to look at its clock twice.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(notice(page)).toHaveCount(0);

  await page.keyboard.press('Tab');
  await pass(page, IDLE.untilNotice);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toHaveRole('status');
  await page.keyboard.press('Shift');
  await expect(notice(page)).toHaveCount(0);
  await pass(page, IDLE.untilNotice);
  await expect(notice(page)).toBeVisible();
  await startsOver(page);
});

test('The chord and the word lead back to the visitor’s own shop', async ({ page, context }) => {
  await fillOwnCart(page);
  await page.goto('./');
  await toolsAreThere(page);
  await page.evaluate(() => window.vernissage!.present(120));
  await isPresented(page);
  await page.goto(`./artwork/${otherWork.id}`);
  await isLive(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');

  await page.keyboard.press('Control+Alt+Shift+KeyX');
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+Alt+Shift+KeyX');
  const word = leaveDialog(page).getByLabel('Type “leave”');
  await expect(word).toBeFocused();
  await page.keyboard.type('out');
  await page.keyboard.press('Enter');
  await expect(word).toHaveAccessibleDescription('The word is “leave”.');
  await expectNoViolations(page, '.leave-dialog', 'the dialog');
  await word.fill('Leave');
  await page.keyboard.press('Enter');

  await toolsAreThere(page);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('button', { name: 'Backstage' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    `${DATABASE_NAME}-present`,
  );
  const names = await page.evaluate(async () => (await indexedDB.databases()).map((d) => d.name));
  expect(names).toEqual([DATABASE_NAME]);
  const other = await context.newPage();
  await other.goto('./cart');
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 item');
});

test('The shop’s name leads Home when it is pressed, and asks for the word when it is held', async ({
  page,
}) => {
  await page.goto('./events?present');
  await isPresented(page);
  const name = header(page).getByRole('link').first();
  const { x, y, width, height } = (await name.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(leaveDialog(page)).toBeVisible();
  await page.mouse.up();
  await expect(leaveDialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/events');
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(leaveDialog(page)).toHaveCount(0);
  await name.click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('A finger on the shop’s name for two seconds asks for the word, in whose field it can be typed', async ({
    page,
    context,
  }) => {
    await page.goto('./events?present');
    await isPresented(page);
    const { x, y, width, height } = (await header(page).getByRole('link').first().boundingBox())!;
    const devtools = await context.newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(leaveDialog(page)).toBeVisible();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(leaveDialog(page).getByLabel('Type “leave”')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/events');
    await page.keyboard.type('leave');
    await page.keyboard.press('Enter');
    await toolsAreThere(page);
    expect(new URL(page.url()).pathname).toBe('/events');
  });
});

test('No key, address or link leads to Backstage, to other rows or out of the tab', async ({
  page,
  context,
}) => {
  await page.goto('./cart?scenario=full-cart&present');
  await isPresented(page);
  await page.goto('./event/4?backstage&scenario=fresh&tour');
  await isLive(page);
  for (const key of ['F2', 'Alt+Shift+KeyD']) await page.keyboard.press(key);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 7 items');
  await expect(page.getByText('Demo data. Nothing you enter leaves this browser.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Backstage' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeHidden();
  const events = page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).first();
  await events.click({ modifiers: ['ControlOrMeta'] });
  await events.click({ modifiers: ['Shift'] });
  await events.click({ button: 'middle' });
  const opensMenu = await events.evaluate((link) =>
    link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  expect(opensMenu).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => 'vernissage' in window)).toBe(false);
});

test('Minutes that cannot be read are named, and three count', async ({ page }) => {
  await page.goto('./?present=soon&scenario=none');
  await isPresented(page);
  const said = page.getByText('"soon" is not a number of minutes from 0.1 to 120. It is 3 now.');
  await expect(said).toContainText('"none" is not a scenario.');
  await page.keyboard.press('Shift');
  await expect(said).toHaveCount(0);
});

test('At 320 pixels the line and the dialog fit, and have no violations', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`./?${PRESENT}`);
  await isPresented(page);
  await page.keyboard.press('Shift');
  await pass(page, IDLE.untilNotice);
  await expect(notice(page)).toBeVisible();
  await expectNoViolations(page, '.present-notice', 'the notice');
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  await page.keyboard.press('Control+Alt+Shift+KeyX');
  const { x, width } = (await leaveDialog(page).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('Who only shops loads none of it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('./');
  await toolsAreThere(page);
  expect(files.filter((url) => /\/(present|open-prepared)-/.test(url))).toEqual([]);
});

withWorker('Without a network a stand starts over and goes on', async ({ page, hostSite }) => {
  const host = await hostSite(sites.root);
  await page.goto(host.address);
  await workerServes(page);
  await expect.poll(() => worksOffline(page)).toBe(true);
  // Pictures that were not seen do not load without it.
  host.close();
  await page.goto(`${host.address}cart?scenario=full-cart&${PRESENT}`);
  await isPresented(page);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');
  await startsOver(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 7 items');
});
