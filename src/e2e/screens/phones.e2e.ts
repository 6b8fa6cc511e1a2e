import type { Locator, Page } from '@playwright/test';
import { fullestCategory, work } from '#src/testing/visited-rows.ts';
import { SCREENS } from '../screens.ts';
import { test } from '../without-worker.ts';
import { expect, isLive } from '../test.ts';

async function isReady(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * The controls that a finger misses: those that a square of 44 pixels around their middle leaves, by more than the pixel
 * that rounding may cost. Left out are, as in WCAG 2.5.8, links within a text and links to where a larger target leads too.
 */
const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const reach = 21;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    });
    const takesFingers = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py);
        return [control, ...labels].some((target) => target.contains(hit));
      });
    };
    const small = controls.filter((control) => !takesFingers(control));
    const reached = new Set(
      controls
        .filter((control) => !small.includes(control))
        .map((control) => control.getAttribute('href')),
    );
    const isInText = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, li, label')?.textContent?.trim() !== control.textContent?.trim();
    return small
      .filter((control) => !isInText(control) && !reached.has(control.getAttribute('href') ?? ''))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${control.localName} ${name} ${Math.round(width)} x ${Math.round(height)}`;
      });
  });

const DEVICES = [
  { name: 'a small phone', viewport: { width: 320, height: 640 } },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 } },
  { name: 'a tablet', viewport: { width: 768, height: 1024 } },
];

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('every control is 44 pixels large', async ({ page, shop }) => {
    test.slow();
    for (const path of SCREENS) {
      await shop.open(path, { scenario: 'full-cart' });
      await isReady(page);
      for (const { name, viewport } of DEVICES) {
        await page.setViewportSize(viewport);
        expect.soft(await findSmallTargets(page), `${path} on ${name}`).toEqual([]);
      }
    }
  });
});

for (const { name, viewport } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('the field that is typed into is neither below the keyboard nor behind the bar that pays', async ({
      page,
      shop,
    }) => {
      // What the keyboard leaves of the screen, in a browser that lays the page out anew for it.
      const height = Math.max(220, Math.round(viewport.height / 2));
      await page.setViewportSize({ width: viewport.width, height });
      await shop.open('/checkout', { scenario: 'full-cart' });
      await isReady(page);
      const fields = page.getByRole('main').locator('input:not([type=hidden]), select');
      const count = await fields.count();
      expect(count).toBeGreaterThan(8);
      for (let index = 0; index < count; index += 1) {
        const field = fields.nth(index);
        if (!(await field.isVisible())) continue;
        await field.focus();
        await expect
          .poll(
            () =>
              field.evaluate((element) => {
                const box = element.getBoundingClientRect();
                const hit = document.elementFromPoint(
                  box.left + Math.min(box.width / 2, 20),
                  box.top + box.height / 2,
                );
                return hit === element || (hit?.closest('label')?.contains(element) ?? false);
              }),
            { message: (await field.getAttribute('name')) ?? `field ${index}` },
          )
          .toBe(true);
      }
    });
  });
}

/** Of https://webkit.org/blog/7929/designing-websites-for-iphone-x/, in pixels. */
const SAFE_AREAS = [
  {
    posture: 'upright',
    viewport: { width: 390, height: 844 },
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  {
    posture: 'on its side',
    viewport: { width: 844, height: 390 },
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
];

/**
 * The controls that a notch, a round corner or the home indicator covers where the page is now. Of what scrolls up and
 * down only the sides count, and the two ends of the page.
 */
const findCovered = (page: Page, insets: (typeof SAFE_AREAS)[number]['insets']) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    const isAtStart = scrollY === 0;
    const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
    const stays = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { position, overflowY } = getComputedStyle(element);
      if (position === 'sticky') return true;
      const scrolls = overflowY === 'auto' && element.scrollHeight > element.clientHeight;
      return !scrolls && (position === 'fixed' || stays(element.parentElement));
    };
    /** What is seen of a control from side to side: a row that scrolls sideways cuts it off. */
    const seenSides = (control: Element): { left: number; right: number } => {
      let { left: start, right: end } = control.getBoundingClientRect();
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'auto') continue;
        const row = around.getBoundingClientRect();
        [start, end] = [Math.max(start, row.left), Math.min(end, row.right)];
      }
      return { left: start, right: end };
    };
    return [...document.querySelectorAll('a[href], button, input, select, summary, [role=tab]')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Beside the strip of links, outside a list that scrolls, or behind a dialog.
        const hit = document.elementFromPoint(x, y);
        if (box.width <= 1 || !hit || !control.contains(hit)) return false;
        const seen = seenSides(control);
        const isBeside = seen.left < left - 1 || seen.right > clientWidth - right + 1;
        const isAbove = (isAtStart || stays(control)) && box.top < top - 1;
        const isBelow = (isAtEnd || stays(control)) && box.bottom > clientHeight - bottom + 1;
        return isBeside || isAbove || isBelow;
      })
      .map((control) => {
        const box = control.getBoundingClientRect().toJSON() as Record<string, number>;
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${name} ${['left', 'top', 'right', 'bottom'].map((edge) => Math.round(box[edge]!)).join(' ')}`;
      });
  }, insets);

for (const { posture, viewport, insets } of SAFE_AREAS) {
  test.describe(`with a notch and a home indicator, ${posture}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test.beforeEach(async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    });

    test('neither covers a control of a page', async ({ page, shop }) => {
      // The frame is the same for all: these have what goes to the edges, and what stays there.
      for (const path of ['/', '/events', '/checkout', `/category/${fullestCategory.slug}`]) {
        await shop.open(path, { scenario: 'full-cart' });
        await isReady(page);
        expect.soft(await findCovered(page, insets), `the start of ${path}`).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect.soft(await findCovered(page, insets), `the end of ${path}`).toEqual([]);
      }
    });

    test('neither covers a control of the menu, a notice, the viewer or Backstage', async ({
      page,
      shop,
    }) => {
      await shop.open(`/artwork/${work.id}`);
      await isReady(page);
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
      expect.soft(await findCovered(page, insets), 'a notice').toEqual([]);

      await page.getByRole('button', { name: /View larger/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('+');
      expect.soft(await findCovered(page, insets), 'the viewer').toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect.soft(await findCovered(page, insets), 'the menu').toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Backstage' }).click();
      await expect(page.getByRole('dialog', { name: 'Backstage' })).toBeVisible();
      expect.soft(await findCovered(page, insets), 'Backstage').toEqual([]);
    });
  });
}

for (const [scenario, isAtEdge] of [
  ['fresh', true],
  ['sold-out', false],
] as const) {
  test(`below the buttons of a work in the state ${scenario} ${isAtEdge ? 'others stand' : 'none stands'} at the lower edge`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open(`/artwork/${work.id}`, { scenario: [scenario] });
    await isReady(page);
    await isLive(page);
    await page
      .getByRole('tablist')
      .last()
      .evaluate((tabs) => tabs.scrollIntoView());
    const atEdge = page.getByRole('button', { name: 'Buy Now' }).last();
    if (isAtEdge) await expect(atEdge).toBeInViewport();
    else await expect(atEdge).not.toBeInViewport();
  });
}

test('a device that is set to dark sees the shop in its own light colors', async ({
  page,
  shop,
}) => {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement);
      const field = getComputedStyle(document.querySelector('main input')!);
      return [backgroundColor, color, colorScheme, field.backgroundColor, field.color];
    });
  await shop.open('/checkout', { scenario: 'full-cart' });
  await isReady(page);
  const light = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  expect(await look()).toEqual(light);
});

test('with reduced motion nothing moves on the way to a work and back', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(`/category/${fullestCategory.slug}`);
  await isReady(page);
  // Before that, a link opens a new document.
  await isLive(page);
  await page.evaluate(() => {
    const moving = new Set<string>();
    Object.assign(window, { moving });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { target } = effect as KeyframeEffect;
        moving.add(target?.className || (target?.localName ?? ''));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/artwork\/\d+$/);
  await isReady(page);
  await page.getByRole('button', { name: /View larger/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await isReady(page);
  const moving = await page.evaluate(() => [
    ...(window as unknown as { moving: Set<string> }).moving,
  ]);
  expect(moving).toEqual([]);
});

test('with forced colors a button has an edge, and what is chosen differs from what is not', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open(`/artwork/${work.id}`);
  await isReady(page);
  const edgeOf = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth));
  expect(await edgeOf(/^Add to Cart/)).toBeGreaterThan(0);
  expect(await edgeOf('Buy Now')).toBeGreaterThan(0);

  const looksOf = (chosen: Locator, other: Locator) =>
    Promise.all(
      [chosen, other].map((button) =>
        button.first().evaluate((element) => {
          const { borderBottomColor, backgroundColor, color } = getComputedStyle(element);
          return [borderBottomColor, backgroundColor, color];
        }),
      ),
    );
  const tabs = page.getByRole('tab');
  const [tab, otherTab] = await looksOf(
    tabs.and(page.locator('[aria-selected=true]')),
    tabs.and(page.locator('[aria-selected=false]')),
  );
  expect(tab).not.toEqual(otherTab);

  const views = page.getByRole('group', { name: 'Views' }).getByRole('button');
  const [view, otherView] = await looksOf(
    views.and(page.locator('[aria-current=true]')),
    views.and(page.locator(':not([aria-current])')),
  );
  expect(view).not.toEqual(otherView);

  await shop.open('/events');
  await isReady(page);
  const [chip, otherChip] = await looksOf(
    page.locator('main [aria-pressed=true]'),
    page.locator('main [aria-pressed=false]'),
  );
  expect(chip).not.toEqual(otherChip);
});

test('with dark forced colors a work in the room is not blackened, and one room is marked', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await shop.open(`/artwork/${work.id}`);
  await isReady(page);
  await isLive(page);
  await page.getByRole('button', { name: 'View in a room' }).click();
  const room = page.getByRole('dialog');
  await expect(room.locator('.mix-blend-multiply')).not.toHaveCSS(
    'background-color',
    'rgb(0, 0, 0)',
  );
  const colorOf = (label: Locator) =>
    label.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const rooms = room.getByRole('group', { name: 'Room', exact: true }).locator('label');
  const colors = await Promise.all((await rooms.all()).map(colorOf));
  expect(colors[0]).not.toBe(colors[1]);
  expect(colors[1]).toBe(colors[2]);
});
