import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/**
 * Expects that axe finds no violation of any impact on the page. Frames are skipped: the map's sandbox runs no
 * scripts.
 * @param part selector of the part to check
 */
export async function expectNoViolations(page: Page, part = ':root'): Promise<void> {
  await page.evaluate(axeCore.source);
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as typeof window & { axe: typeof axeCore };
    const { violations } = await axe.run(selector, { iframes: false });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, part);
  expect(found).toEqual([]);
}
