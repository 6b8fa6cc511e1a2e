import { test as base } from 'vitest';
import type { RowOf, TableName } from '#mocks/backend/db/tables.ts';
import { server, type TestBackend } from '#mocks/node.ts';
import { renderApp, type VisitOptions } from './render-app.tsx';

/** The shop as a test meets it; the browser's tests have one of the same words in `src/e2e/shop.ts`. */
export interface Shop {
  /** Opens a page as a visitor: `shop.visit('/cart', { scenario: 'full-cart' })`. */
  visit: (path: string, options?: VisitOptions) => ReturnType<typeof renderApp>;
  /** Answers that go before the backend's own, as everywhere with MSW. */
  use: typeof server.use;
  /** The calls so far, oldest first, secrets masked. */
  calls: TestBackend['calls'];
  /** The stored rows of a table: `shop.rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
}

/** Vitest's `test` with a shop that is new in each test. */
export const test = base.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  shop: async ({}, use) => {
    let backend: TestBackend | undefined;
    const visited = () => {
      if (!backend)
        throw new Error('Nobody has visited the shop yet: shop.visit(path) comes first.');
      return backend;
    };
    await use({
      async visit(path, options) {
        const visit = await renderApp(path, options);
        backend = visit.backend;
        return visit;
      },
      use: (...handlers) => server.use(...handlers),
      calls: () => visited().calls(),
      rows: (table) => visited().rows(table),
    });
  },
});
