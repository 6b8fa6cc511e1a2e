import { waitFor } from '@testing-library/react';
import { test as base } from 'vitest';
import type { RowOf, TableName } from '#mocks/backend/db/tables.ts';
import { applyConditions } from '#mocks/demo/state/backend-setup.ts';
import type { DemoState } from '#mocks/demo/state/demo-state.ts';
import { type Override, parseEndpoint, parseOverride } from '#mocks/demo/state/override.ts';
import { changedCalls, refreshShop } from '#mocks/demo/refresh-shop.ts';
import { toOverride, type ResponseOverride } from '#mocks/demo/state/response-options.ts';
import { server, type TestBackend } from '#mocks/node.ts';
import { type Call, CallFinder, callOf, type PageLog } from './calls.ts';
import { expectMessages } from './console-messages.ts';
import { type OpenOptions, renderApp } from './render-app.tsx';
import { demoStateOf } from '#mocks/demo/state/visit-state.ts';

/** The fixture of tests in jsdom; that of browser tests, `playwright.ts`, has the same words. */
export interface Shop {
  /** Opens a page as a visitor: `shop.open('/cart', { scenario: 'full-cart' })`. */
  open: (path: string, options?: OpenOptions) => ReturnType<typeof renderApp>;
  /** Makes calls fail from now on, in place of those before: `shop.fail('POST /api/orders:500 once')`; `shop.fail()` ends it. */
  fail: (...overrides: readonly string[]) => void;
  /** Answers a call from now on: `shop.respond('GET /api/artists', { body: [] })`; null ends it. */
  respond: (call: string, response: ResponseOverride | null) => void;
  /** Adds MSW handlers that take precedence over the backend. */
  use: typeof server.use;
  /**
   * Waits for a response: `const { status } = await shop.waitForCall('POST /api/cart')`. It may have come already: the
   * calls of the page are gone through in order, each once, from the one after the last that was waited for.
   */
  waitForCall: (name: string) => Promise<Call>;
  /** The calls so far, oldest first. */
  calls: () => readonly Call[];
  /** The stored rows of a table: `shop.rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
  /** Lets messages in the console pass, those before too: `shop.expectMessages(/must be a local time/)`. */
  expectMessages: (...messages: readonly RegExp[]) => void;
}

interface Opened {
  backend: TestBackend;
  state: DemoState;
}

/** Vitest's `test` with a new shop for each test. */
export const test = base.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern
  shop: async ({}, use) => {
    let last: Opened | undefined;
    const finder = new CallFinder();
    const opened = () => {
      if (!last) throw new Error('No page has been opened yet: call shop.open(path) first.');
      return last;
    };
    const logOf = ({ backend }: Opened): PageLog => ({ page: backend, calls: backend.calls() });
    function setOverrides(overrides: readonly Override[]) {
      const { backend, state } = opened();
      last = { backend, state: { ...state, overrides } };
      applyConditions(backend.conditions, last.state, state.overrides);
      refreshShop(changedCalls(state.overrides, overrides));
    }
    await use({
      async open(path, options = {}) {
        const page = await renderApp(path, options);
        last = { backend: page.backend, state: demoStateOf(options) };
        return page;
      },
      fail: (...overrides) => setOverrides(overrides.map(parseOverride)),
      respond(call, response) {
        const own = parseEndpoint(call);
        const others = opened().state.overrides.filter(({ endpoint }) => endpoint !== own);
        setOverrides(response ? [...others, toOverride(call, response)] : others);
      },
      use: (...handlers) => server.use(...handlers),
      async waitForCall(name) {
        // Throws where there is no such call.
        parseEndpoint(name.replace(/\?.*/, ''));
        return waitFor(
          () => {
            const log = logOf(opened());
            const call = finder.find(name, log);
            if (!call) throw new Error(finder.missing(name, log));
            return call;
          },
          // Without the page, which the error would else hold.
          { onTimeout: (error) => error },
        );
      },
      calls: () => opened().backend.calls().map(callOf),
      rows: (table) => opened().backend.rows(table),
      expectMessages,
    });
  },
});
