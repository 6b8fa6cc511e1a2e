import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/**
 * Lets axe look at the page as it stands and expects it to find nothing, of any impact. It stays out of
 * frames: the map's is sandboxed, where no script runs, axe no more than any other.
 * @param part selector of the part to look at
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
