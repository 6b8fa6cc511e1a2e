import { setupServer } from 'msw/node';
import * as collection from '#fixtures/collection.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';
import type { RowOf, TableName } from '#mocks/backend/db/tables.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { mswHandlers } from '#mocks/transport/msw-handlers.ts';
import { createScenarioBackend, type ScenarioBackendOptions } from '#mocks/demo/staged-backend.ts';
import { DEFAULT_STATE } from '#mocks/demo/demo-state.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';

/** Intercepts the fetch calls of a Node process; `server.use(http.get(…))` overrides as everywhere. */
export const server = setupServer();

/** A backend with the two questions that tests ask of it. */
export interface TestBackend extends Backend {
  /** The last hundred calls, oldest first, secrets masked. */
  calls: () => readonly LoggedCall[];
  /** The stored rows of a table: `rows('orders')`. */
  rows: <Name extends TableName>(table: Name) => Promise<readonly Readonly<RowOf<Name>>[]>;
}

/**
 * Has the server answer from a new backend in memory, and drops the overrides of the test before.
 * @returns the backend, to look into its database or to set its conditions
 */
export async function freshBackend(
  options: Partial<ScenarioBackendOptions> = {},
): Promise<TestBackend> {
  const backend = await createScenarioBackend({
    collection,
    storage: 'memory',
    staging: DEFAULT_STATE,
    ...options,
  });
  server.resetHandlers(...mswHandlers(backend.answer));
  return {
    ...backend,
    calls: () => backend.log.calls,
    rows: (table) => readRows(backend.database, table),
  };
}
