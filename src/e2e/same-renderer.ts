import { test as base } from './test.ts';

/**
 * For journeys that need no new browser: those of a process share a renderer, which has the scripts compiled. Each
 * still starts with nothing stored.
 */
export const test = base.extend({ reuseContext: [true, { scope: 'worker' }] });

/** For what a page shows alone: no worker comes either, which would keep the whole site for each journey. */
export const testWithoutWorker = test.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await use(context);
  },
});
