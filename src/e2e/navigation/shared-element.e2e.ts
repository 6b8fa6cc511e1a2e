import type { Locator, Page } from '@playwright/test';
import { work } from '#src/testing/visited-rows.ts';
import { hasFonts } from '../has-fonts.ts';
import { expect, isLive } from '../test.ts';
import { test } from '../without-worker.ts';

test.use({ loadsPictures: true });

async function placeOf(picture: Locator) {
  const { x, width, y } = (await picture.boundingBox())!;
  return [x, width, y];
}

/** The same at the moment of a click, which a list may move before. */
function placeAtClick(picture: Locator) {
  return picture.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const handleClick = () => {
          const { x, width, y } = element.getBoundingClientRect();
          resolve([x, width, y]);
        };
        addEventListener('click', handleClick, { capture: true, once: true });
      }),
  );
}

/** Puts the animation of the shared element at its start, or at its end. */
async function seek(page: Page, moment: 'start' | 'end'): Promise<void> {
  const count = await page.evaluate((to) => {
    const animations = document.getAnimations().filter((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const isShared = (target as HTMLElement).dataset.sharedElement !== undefined;
      return isShared && !(animation instanceof CSSTransition);
    });
    for (const animation of animations) {
      if (to === 'end') animation.finish();
      else animation.currentTime = 0;
    }
    return animations.length;
  }, moment);
  expect(count).toBe(1);
}

/** A card under the pointer is scaled by 2 %, and with it the way of its picture, which is up to 900 px long. */
function expectSame(place: number[], expected: number[]) {
  for (const [index, at] of expected.entries()) {
    expect(Math.abs(place[index]! - at)).toBeLessThan(24);
  }
}

async function setPlaybackRate(page: Page, playbackRate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

// The next journey has the same page, in which nothing would ever come to rest.
test.afterEach(({ page }) => setPlaybackRate(page, 1));

for (const width of [1440, 390]) {
  test(`At ${width} pixels the picture of a work grows out of its card, and shrinks back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/artworks');
    await isLive(page);
    await hasFonts(page);
    const link = page.getByRole('article').getByRole('link', { name: work.title }).last();
    const picture = page.locator(`[data-shared-element="/artwork/${work.id}"]`);
    const clicked = placeAtClick(picture);

    // So slow that nothing ends before it is looked at.
    await setPlaybackRate(page, 0.001);
    await link.click();
    const card = await clicked;
    await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeInViewport();
    await seek(page, 'start');
    expectSame(await placeOf(picture.first()), card);
    await seek(page, 'end');
    const open = await placeOf(picture.first());
    expect(open[1]).toBeGreaterThan(card[1]! * 1.2);

    await page.goBack();
    await expect(link).toBeInViewport();
    await seek(page, 'start');
    // How high it begins depends on when the list is back at its position.
    expectSame(await placeOf(picture), open.slice(0, 2));
  });
}
