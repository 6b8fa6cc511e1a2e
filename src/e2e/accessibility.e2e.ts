import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { backendStarts, expect, test } from './test.ts';

const SCREENS = [
  ['Home', '/'],
  ['Artists', '/artists'],
  ['Artist', '/artist/1'],
  ['Artworks', '/artworks'],
  ['Artwork', '/artwork/1'],
  ['Category', '/category/paintings'],
  ['Events', '/events'],
  ['Event', '/event/3'],
  ['Consulting', '/consulting'],
  ['Sign up', '/signup'],
  ['Artist sign up', '/artist-signup'],
  ['Cart', '/cart'],
  ['Checkout', '/checkout'],
  ['Sign in', '/signin'],
  ['Diagnostics', '/domain-test'],
  ['404', '/nowhere'],
] as const;

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Nothing runs in the map's sandboxed frame, axe no more than anything else.
    .options({ iframes: false })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const [name, path] of SCREENS) {
      test(`axe finds nothing on ${name}, and it does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        await backendStarts(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
