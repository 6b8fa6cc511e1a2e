import { test as base } from './test.ts';

/**
 * For journeys that look at what a page shows. Those of a process share a renderer, which has the scripts compiled;
 * each starts with nothing stored. No worker comes, which would keep the whole site for each of them.
 */
export const test = base.extend({
  reuseContext: [true, { scope: 'worker' }],

  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await use(context);
  },
});
