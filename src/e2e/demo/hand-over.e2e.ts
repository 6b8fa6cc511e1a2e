import type { Browser, Page } from '@playwright/test';
import { formatPrice } from '#src/copy/format.ts';
import { sumsOf } from '#src/testing/order-sums.ts';
import { toolsAreThere } from '#src/testing/playwright.ts';
import {
  event,
  fullestCategory,
  measuredWork,
  otherWork,
  work,
} from '#src/testing/visited-rows.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A page in another browser, which has nothing of this one. */
async function otherDevice(browser: Browser, options = PHONE): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

async function addToCart(page: Page, address: string, name: RegExp, count: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('link', { name: `Cart, ${count}` })).toBeVisible();
}

const addWork = (page: Page, { id }: { id: number }, count: string) =>
  addToCart(page, `./artwork/${id}`, /^Add to Cart/, count);

/** The link that Backstage hands over. */
async function linkFrom(page: Page): Promise<string> {
  await toolsAreThere(page);
  await page.keyboard.press('F2');
  await page.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over' });
  return dialog.getByLabel('Link', { exact: true }).inputValue();
}

/** Has the server know an address at which others reach it, as with `--host`. */
const inNetwork = (page: Page) =>
  page.route('**/network.json', (route) => route.fulfill({ json: ['http://192.168.1.20:4173/'] }));

test('A phone opens the page and the cart of the presenter, and has its own cart back at the end', async ({
  page,
  browser,
}) => {
  await addWork(page, work, '1 item');
  await addToCart(page, `./event/${event.id}`, /Get Tickets/, '2 items');
  await page.goto(`./category/${fullestCategory.slug}`);
  await isLive(page);
  const results = page.getByText(/^Showing \d+ results?$/);
  const all = await results.textContent();
  await page.getByLabel('Price range').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?price=/);
  await expect(results).not.toHaveText(all!);
  const shown = await results.textContent();
  const link = await linkFrom(page);
  expect(link).toMatch(/\/category\/.+\?price=.+#handed=/);

  const phone = await otherDevice(browser);
  await addWork(phone, otherWork, '1 item');
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(link);
  const question = phone.getByRole('dialog', { name: 'Open the cart you were shown?' });
  const lines = [{ artworkId: work.id }, { eventId: event.id }];
  const { total } = sumsOf(lines.map((line) => ({ ...line, quantity: 1 })));
  await expect(question).toContainText(`1 work, 1 ticket, ${formatPrice(total)} in total`);
  await expect(question).toContainText(work.title);
  await expect(question).toContainText(event.title);
  await expect(question).toContainText(`Page${fullestCategory.name}, with its filters`);
  await expect(question).toContainText('1 work in your cart');
  await expectNoViolations(phone);
  await question.getByRole('button', { name: 'Open' }).click();

  await expect(phone.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(phone.getByText(shown!)).toBeVisible();
  expect(phone.url()).toBe(link.split('#')[0]);
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  const bar = phone.getByRole('region', { name: 'Demo state' });
  await expect(bar).toContainText('handed over');
  await expect(bar).toContainText('1 work, 1 ticket in the cart, nobody signed in');
  await bar.getByRole('button', { name: 'Back to my cart' }).click();
  await expect(phone.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(asked.filter((url) => url.includes('handed'))).toEqual([]);
  await phone.context().close();
});

test('A device without a cart opens at once, in the state and with the account; who keeps theirs keeps it', async ({
  shop,
  page,
  browser,
}) => {
  await shop.open('/cart', { scenario: 'returning-customer', clock: '2026-12-24' });
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  const link = await linkFrom(page);

  const phone = await otherDevice(browser);
  await phone.goto(link);
  await expect(phone.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  const bar = phone.getByRole('region', { name: 'Demo state' });
  await expect(bar).toContainText('Dec 24, 2026');
  await expect(bar).toContainText('signed in as demo');
  await expect(phone.getByRole('dialog')).toHaveCount(0);

  const other = await otherDevice(browser);
  await addWork(other, otherWork, '1 item');
  await other.goto(link);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(other.url()).not.toContain('#');
  await other.reload();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  for (const each of [phone, other]) await each.context().close();
});

test('At localhost the dialog has no code that nobody can open, and says what to do', async ({
  page,
}) => {
  await addWork(page, work, '1 item');
  await linkFrom(page);
  const dialog = page.getByRole('dialog', { name: 'Hand over' });
  await expect(dialog.getByRole('alert')).toContainText('Other devices cannot open this address.');
  await expect(dialog).toContainText(work.title);
  const code = dialog.getByRole('img', { name: 'QR code of the link' });
  await expect(code).toHaveCount(0);
  await expectNoViolations(page);
  await dialog.getByText('Code and link').click();
  await dialog.getByLabel('An address that others reach').fill('192.168.1.20:4173');
  await dialog.getByRole('button', { name: 'Show the code' }).click();
  await expect(code).toBeVisible();
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(
    /^http:\/\/192\.168\.1\.20:4173\//,
  );
});

test('The room that is open here opens there', async ({ page, browser }) => {
  await page.goto(`./artwork/${measuredWork.id}`);
  await toolsAreThere(page);
  await page.getByRole('button', { name: 'View in a room' }).click();
  await expect(page.getByRole('group', { name: 'Position of the picture' })).toBeVisible();
  const link = await page.evaluate(() => window.vernissage!.link());
  const phone = await otherDevice(browser);
  await phone.goto(link);
  await expect(phone.getByRole('group', { name: 'Position of the picture' })).toBeVisible();
  await phone.context().close();
});

test('A link that was cut off opens the page as usual, and one sentence says so', async ({
  page,
}) => {
  await addWork(page, work, '1 item');
  await page.goto('./cart#handed=HYxBCoAgFAXv8tYGaRD0b9CqA');
  await expect(page.getByText(/the link may have been cut off/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(page.url()).not.toContain('#');
});

for (const { name, size, zoom } of [
  { name: '320 pixels', size: { width: 320, height: 568 }, zoom: 1 },
  { name: '200 %', size: { width: 640, height: 400 }, zoom: 2 },
]) {
  test(`At ${name} the dialog fits, and is used with the keyboard alone`, async ({ browser }) => {
    const page = await otherDevice(browser, {
      ...PHONE,
      viewport: size,
      deviceScaleFactor: zoom,
    } as typeof PHONE);
    await inNetwork(page);
    await addWork(page, work, '1 item');
    await toolsAreThere(page);
    await page.keyboard.press('F2');
    const button = page.getByRole('button', { name: 'Hand over' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    const code = dialog.getByRole('img', { name: 'QR code of the link' });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())!.width).toBeGreaterThanOrEqual(220);
    await expectNoViolations(page);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const focused = () =>
      page.evaluate(() => {
        const control = document.activeElement as HTMLInputElement;
        return control.labels?.[0]?.textContent || control.textContent || control.ariaLabel;
      });
    const names: (string | null)[] = [];
    for (let tab = 0; tab < 6; tab += 1) {
      names.push(await focused());
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual([
      'Close',
      expect.stringMatching(/^1 work, /),
      'Link',
      'Copy link',
      'Save as a file',
      'Open a received file',
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.context().close();
  });
}

test('Whoever only shops loads nothing of it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await addWork(page, work, '1 item');
  await toolsAreThere(page);
  expect(fetched.filter((url) => /hand-over|take-over|received/.test(url))).toEqual([]);
});
