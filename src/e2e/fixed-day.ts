/** The moment that pictures of the shop show: dates of events count from the first visit. */
export const NOW = Date.parse('2026-12-01T12:00:00Z');

/**
 * Runs in a page before its scripts, and has each date be `now`. Playwright's clock would also replace `performance`,
 * whose marks tell when the page is interactive.
 */
export function fixDate(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now]) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
}
