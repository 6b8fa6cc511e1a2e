import type { Locator, Page } from '@playwright/test';
import { readDimensions } from '#src/domain/dimensions.ts';
import { artworks } from '#fixtures/collection.ts';
import { pick } from '#src/testing/pick.ts';
import { fullestCategory, uprightWork } from '#src/testing/visited-rows.ts';
import { test } from '../without-worker.ts';
import { expect, isLive } from '../test.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function placeOf(target: Locator): Promise<Place> {
  const place = await target.boundingBox();
  if (!place) throw new Error('It is not shown.');
  return place;
}

/** Waits until it stands still, and gives its place. */
async function restOf(target: Locator): Promise<Place> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      // What moves, moves with the frames, which a busy machine paints late.
      await target.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      last = JSON.stringify(await placeOf(target));
      return last === before;
    })
    .toBe(true);
  return placeOf(target);
}

async function openViewer(page: Page) {
  await isLive(page);
  await page.getByRole('button', { name: /View larger/ }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img').first();
  return { dialog, picture, fitted: await restOf(picture) };
}

/** The share of the picture's width and height at which a point lies. */
function shareAt({ x, y, width, height }: Place, point: { x: number; y: number }) {
  return { x: (point.x - x) / width, y: (point.y - y) / height };
}

/** Opens a work from a list. */
async function openWork(page: Page, index: number) {
  await isLive(page);
  await page.getByRole('article').nth(index).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/artwork\/\d+$/);
}

/** Drags downwards by 40 pixels at 5 pixels in 16 milliseconds, and lets go in motion. */
async function flingDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', frame: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: 600,
      y: 400 + 5 * frame,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: start + frame * 0.016,
    });
  await send('mousePressed', 0);
  for (let frame = 1; frame <= 8; frame += 1) await send('mouseMoved', frame);
  await send('mouseReleased', 8);
}

const WORK = `/artwork/${uprightWork.id}`;
const LIST = `/category/${fullestCategory.slug}`;

test.use({ loadsPictures: true, viewport: { width: 1280, height: 800 } });

test('the wheel zooms at the pointer', async ({ page, shop }) => {
  await shop.open(WORK);
  const { dialog, picture, fitted } = await openViewer(page);
  const pointer = { x: 700, y: 300 };
  await page.mouse.move(pointer.x, pointer.y);
  // A first step makes the picture wider than the window, whose middle it keeps to before.
  await page.mouse.wheel(0, -480);
  await expect.poll(async () => (await placeOf(picture)).width).toBeGreaterThan(fitted.width * 3);
  const before = shareAt(await restOf(picture), pointer);
  await page.mouse.wheel(0, -60);
  await expect.poll(async () => (await placeOf(picture)).width).toBeGreaterThan(fitted.width * 3.5);
  const after = shareAt(await restOf(picture), pointer);
  expect(after.x).toBeCloseTo(before.x, 2);
  expect(after.y).toBeCloseTo(before.y, 2);
  await page.mouse.wheel(0, 2000);
  await expect(dialog.getByText('100%')).toBeVisible();
  expect((await restOf(picture)).width).toBeCloseTo(fitted.width, 0);
});

test('a double click enlarges at the pointer and fits again', async ({ page, shop }) => {
  await shop.open(WORK);
  const { dialog, picture, fitted } = await openViewer(page);
  const point = { x: fitted.x + fitted.width / 2, y: fitted.y + fitted.height * 0.25 };
  await page.mouse.dblclick(point.x, point.y);
  await expect(dialog.getByText('250%')).toBeVisible();
  const enlarged = await restOf(picture);
  expect(enlarged.width).toBeCloseTo(fitted.width * 2.5, 0);
  expect(shareAt(enlarged, point).y).toBeCloseTo(0.25, 1);
  await page.mouse.dblclick(point.x, point.y);
  await expect(dialog.getByText('100%')).toBeVisible();
  expect((await restOf(picture)).y).toBeCloseTo(fitted.y, 0);
});

test('an enlarged picture is dragged, glides on when it is let go in motion, and stops at its edge', async ({
  page,
  shop,
}) => {
  await shop.open(WORK);
  const { dialog, picture } = await openViewer(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(dialog.getByText('338%')).toBeVisible();
  const start = await restOf(picture);
  await flingDown(page);
  const glided = await restOf(picture);
  expect(glided.y - start.y).toBeGreaterThan(45);

  await page.mouse.move(600, 100);
  await page.mouse.down();
  await page.mouse.move(600, 790, { steps: 4 });
  await page.mouse.up();
  // Its upper edge stops below the caption.
  const edge = await restOf(picture);
  expect(edge.y).toBeGreaterThan(60);
  expect(edge.y).toBeLessThan(100);
});

test('a drag lets go without a glide for somebody who prefers reduced motion', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(WORK);
  const { picture } = await openViewer(page);
  await page.mouse.dblclick(640, 400);
  const start = await restOf(picture);
  await flingDown(page);
  expect((await restOf(picture)).y - start.y).toBeCloseTo(40, -1);
});

test('full screen is entered and left by its button, and left with the viewer', async ({
  page,
  shop,
}) => {
  await shop.open(WORK);
  const { dialog } = await openViewer(page);
  await dialog.getByRole('button', { name: 'Full screen' }).click();
  await expect(dialog.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('Back closes the viewer, and a reload with it open leaves no entry behind', async ({
  page,
  shop,
}) => {
  await shop.open(LIST);
  await openWork(page, 1);
  const address = page.url();
  const { dialog } = await openViewer(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: /View larger/ })).toBeFocused();

  await openViewer(page);
  await page.reload();
  await isLive(page);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('the views beside the whole work come when they are swiped to, and the detail opens the viewer there', async ({
  page,
  shop,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const master = uprightWork.image.split('#')[0]!;
  const isFetched = () => files.some((file) => file.endsWith(master));
  await shop.open(WORK);
  await isLive(page);
  const views = page.getByRole('group', { name: 'Views' });
  await expect(views.getByRole('button')).toHaveText(['Whole work', 'Detail', 'Room']);
  expect(isFetched()).toBe(false);

  const stage = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /, a detail$/ }) });
  await stage.evaluate((list) => list.scrollBy({ left: list.clientWidth }));
  await expect(views.getByRole('button', { name: 'Detail' })).toHaveAttribute('aria-current');
  await expect.poll(isFetched).toBe(true);
  await page.getByRole('button', { name: /, a detail$/ }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  // Each pixel of the picture as one of the window.
  await expect.poll(async () => (await placeOf(picture)).width).toBeCloseTo(1280, 0);
  await page.keyboard.press('Escape');

  await views.getByRole('button', { name: 'Room' }).click();
  await expect(views.getByRole('button', { name: 'Room' })).toHaveAttribute('aria-current');
  await expect(stage.locator('svg[viewBox^="-700"]').first()).toBeInViewport();
  await page.getByRole('button', { name: `${uprightWork.title} in a room` }).click();
  await expect(page.getByRole('group', { name: /on the wall/ })).toBeVisible();
});

test.describe('a picture with a master', () => {
  const closeWork = artworks.find(({ image }) => image.includes('&master='));
  test.skip(!closeWork, 'Only the painter makes masters.');
  test.use({ expectedMessages: [/net::ERR_FAILED .*-2560\.avif$/] });

  const isMaster = (url: URL) => url.pathname.endsWith('-2560.avif');
  const masterIn = (dialog: Locator) => dialog.locator('img[src$="-2560.avif"]');
  const widthOf = (img: Locator) => img.evaluate((file: HTMLImageElement) => file.naturalWidth);

  test('is fetched beyond 150 %, once, and lies where the picture is', async ({ page, shop }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (isMaster(new URL(request.url()))) fetched.push(request.url());
    });
    await shop.open(`/artwork/${closeWork!.id}`);
    const { dialog, picture } = await openViewer(page);
    await page.keyboard.press('+');
    await expect(dialog.getByText('150%')).toBeVisible();
    await restOf(picture);
    expect(fetched).toEqual([]);

    await page.keyboard.press('+');
    await expect.poll(() => widthOf(masterIn(dialog))).toBe(2560);
    const place = await restOf(picture);
    const over = await placeOf(masterIn(dialog));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(over[side]).toBeCloseTo(place[side], 0);
    await page.keyboard.press('0');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect(fetched).toHaveLength(1);
  });

  test('is seen as before where the master does not come', async ({ page, shop }) => {
    await page.route(isMaster, (route) => route.abort());
    await shop.open(`/artwork/${closeWork!.id}`);
    const { dialog, picture } = await openViewer(page);
    const refused = page.waitForEvent('requestfailed', (request) =>
      isMaster(new URL(request.url())),
    );
    await page.mouse.dblclick(640, 400);
    await refused;
    await expect(dialog.getByText('250%')).toBeVisible();
    expect(await widthOf(picture)).toBeGreaterThan(0);
    // Nothing stands for a file that is missing.
    await expect(dialog.getByRole('img')).toHaveCount(1);
  });
});

test('a picture hangs in the room at true scale and is dragged, without a call', async ({
  page,
  shop,
}) => {
  const small = pick(artworks, 'an artwork of at most a meter', ({ dimensions }) => {
    const { width = Infinity, height = Infinity } = readDimensions(dimensions) ?? {};
    return Math.max(width, height) <= 102;
  });
  await shop.open(`/artwork/${small.id}`);
  // A page may be interactive before all its calls are answered.
  const calls = async () => (await shop.calls()).map(({ path }) => path).toSorted();
  await expect.poll(calls).toContain('/api/categories');
  await expect.poll(calls).toContain(`/api/artworks?categoryId=${small.categoryId}`);
  const made = await calls();
  await page.getByRole('button', { name: 'View in a room' }).click();
  const picture = page.getByRole('group', { name: /on the wall/ });
  const start = await restOf(picture);
  // Beside the 1400 centimeters of the drawing.
  const drawing = await placeOf(page.getByRole('dialog').locator('svg[viewBox^="-700"]').first());
  expect(start.width / drawing.width).toBeCloseTo(
    readDimensions(small.dimensions)!.width / 1400,
    3,
  );

  await page.mouse.move(start.x + 20, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x - 100, start.y + 60, { steps: 4 });
  await page.mouse.up();
  const hung = await restOf(picture);
  expect(hung.x - start.x).toBeCloseTo(-120, -1);
  expect(hung.y - start.y).toBeCloseTo(40, -1);
  expect(await calls()).toEqual(made);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers zoom the picture and one moves it', async ({ page, shop }) => {
    await shop.open(WORK);
    const { dialog, picture, fitted } = await openViewer(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    await touch('touchStart', { x: 175, y: 400 }, { x: 215, y: 400 });
    for (let spread = 30; spread <= 60; spread += 10) {
      await touch('touchMove', { x: 195 - spread, y: 400 }, { x: 195 + spread, y: 400 });
    }
    await touch('touchEnd');
    await expect(dialog.getByText('100%')).toBeHidden();
    const enlarged = await restOf(picture);
    expect(enlarged.width).toBeGreaterThan(fitted.width * 1.8);

    await touch('touchStart', { x: 200, y: 400 });
    for (let x = 200; x >= 150; x -= 10) await touch('touchMove', { x, y: 400 });
    await touch('touchEnd');
    expect((await restOf(picture)).x).toBeLessThan(enlarged.x - 30);
  });

  test('a swipe over the fitted picture leads to the next work', async ({ page, shop }) => {
    await shop.open(LIST);
    await openWork(page, 0);
    const { dialog } = await openViewer(page);
    await expect(dialog.getByText(/, 1 of /)).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    await touch('touchStart', { x: 300, y: 400 });
    for (let x = 280; x >= 120; x -= 40) await touch('touchMove', { x, y: 400 });
    await touch('touchEnd');
    await expect(dialog.getByText(/, 2 of /)).toBeVisible();
  });
});
