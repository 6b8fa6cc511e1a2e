import { setupServer } from 'msw/node';
import * as collection from '#fixtures/collection.ts';
import { type Backend, type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';
import type { RowOf, TableName } from '#mocks/backend/db/tables.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import type { DemoState } from '#mocks/demo/state/demo-state.ts';
import { demoStateOf, type VisitState } from '#mocks/demo/state/visit-state.ts';
import { mswHandlers } from '#mocks/transport/msw-handlers.ts';

/** Intercepts the fetch calls of a Node process; `server.use(http.get(…))` overrides as everywhere. */
export const server = setupServer();

export interface TestBackendOptions extends Partial<Omit<BackendOptions, 'setup'>>, VisitState {
  /** The same as `scenario`, `fail`, `respond` and `latency`, as an address is read. */
  state?: DemoState;
}

/** A backend with the two questions that tests ask of it. */
export interface TestBackend extends Backend {
  /** The last hundred calls, oldest first, secrets masked. */
  calls: () => readonly LoggedCall[];
  /** The stored rows of a table: `rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
}

/**
 * Creates a backend in memory, lets `server` answer from it, and drops the overrides of the test before.
 * @returns the backend, to look into its database or to set its conditions
 * @throws Error with the right names where one is wrong
 */
export async function freshBackend({
  scenario = [],
  fail = [],
  respond = {},
  latency,
  state = demoStateOf({ scenario, fail, respond, latency }),
  ...options
}: TestBackendOptions = {}): Promise<TestBackend> {
  const setup = setupOf(state);
  const backend = await createBackend({ collection, storage: 'memory', setup, ...options });
  server.resetHandlers(...mswHandlers(backend.answer));
  return {
    ...backend,
    calls: () => backend.log.calls,
    rows: (table) => readRows(backend.database, table),
  };
}
