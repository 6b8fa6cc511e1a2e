import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds no violation of any impact on the page. Frames are skipped: the map's sandbox runs no
 * scripts.
 * @param part selector of the part to check
 * @param shown what the page shows, for the message
 */
export async function expectNoViolations(
  page: Page,
  part = ':root',
  shown = 'the page',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (selector) => {
    // A page that was resized lays itself out anew.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { axe } = window as typeof window & { axe: typeof axeCore };
    const { violations } = await axe.run(selector, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, part);
  expect.soft(found, `what axe finds on ${shown}`).toEqual([]);
}
