import { expect, test as base } from './test.ts';

/**
 * For what a page shows alone. No worker comes, which would keep the whole site for each journey, and those of a process
 * share a renderer, which has the scripts compiled. Each still starts with nothing stored: without a worker nothing but
 * Playwright answers as it empties the storage, where the shop itself would write its state once more.
 */
export const test = base.extend({
  reuseContext: [true, { scope: 'worker' }],
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if ('ServiceWorkerContainer' in window) {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new Error('This journey runs without a worker.'));
      }
    });
    await use(context);
    // A navigation that the last press began would interrupt Playwright's own, which empties the page for the next test.
    for (const page of context.pages()) await expect(() => page.goto('about:blank')).toPass();
  },
});
