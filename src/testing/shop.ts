import { test as base } from 'vitest';
import type { RowOf, TableName } from '#mocks/backend/db/tables.ts';
import { server, type TestBackend } from '#mocks/node.ts';
import { renderApp, type VisitOptions } from './render-app.tsx';

/** The fixture of tests in jsdom; browser tests have the same interface in `src/e2e/shop.ts`. */
export interface Shop {
  /** Opens a page as a visitor: `shop.visit('/cart', { scenario: 'full-cart' })`. */
  visit: (path: string, options?: VisitOptions) => ReturnType<typeof renderApp>;
  /** Adds MSW handlers that take precedence over the backend. */
  use: typeof server.use;
  /** The calls so far, oldest first, secrets masked. */
  calls: TestBackend['calls'];
  /** The stored rows of a table: `shop.rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
}

/** Vitest's `test` with a new shop for each test. */
export const test = base.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern
  shop: async ({}, use) => {
    let backend: TestBackend | undefined;
    const visitedBackend = () => {
      if (!backend) throw new Error('No page has been visited yet: call shop.visit(path) first.');
      return backend;
    };
    await use({
      async visit(path, options) {
        const visit = await renderApp(path, options);
        backend = visit.backend;
        return visit;
      },
      use: (...handlers) => server.use(...handlers),
      calls: () => visitedBackend().calls(),
      rows: (table) => visitedBackend().rows(table),
    });
  },
});
