import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    shifts: { value: number; sources: string[] }[];
  }
}

/** Notes each layout shift of a page with what moved; an init script. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent),
      );
      window.shifts.push({ value, sources: moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects the sum of the shifts so far to be at most `bound`; lists them otherwise. */
export async function expectShiftsWithin(page: Page, bound: number): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(bound);
}
