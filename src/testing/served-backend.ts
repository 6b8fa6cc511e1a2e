import * as collection from '#fixtures/collection.ts';
import type { User } from '#src/contract/account.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';
import type { TableName } from '#mocks/backend/db/tables.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import { seededRandom } from '#mocks/backend/server/seeded-random.ts';
import { scenarioUser, setupOf } from '#mocks/demo/state/backend-setup.ts';
import { clockFrom } from '#mocks/demo/state/clock.ts';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { serve } from '#mocks/http.ts';

const RANDOM_SEED = 1;

/** What `npm run backend` serves, served by a test in its own process. */
export interface ServedBackend {
  url: string;
  /** The user whom its scenarios sign in. */
  user: User | undefined;
  /** The last hundred calls, oldest first, secrets masked. */
  calls: () => readonly LoggedCall[];
  /** The stored rows of a table. */
  rows: (table: TableName) => Promise<readonly object[]>;
  /** Ends it, and the calls under way. */
  stop: () => void;
}

/**
 * Serves a new backend over HTTP on a free port.
 * @param search the state it starts in, as in the address of the demo: `scenario=full-cart&latency=800`
 */
export async function serveBackend(search = new URLSearchParams()): Promise<ServedBackend> {
  const { state, mistakes } = parseDemoState(search);
  if (mistakes.length > 0) throw new Error(mistakes.join(' '));
  const { answer, database, log } = await createBackend({
    collection,
    isCollectionChecked: true,
    storage: 'memory',
    setup: setupOf(state),
    random: seededRandom(RANDOM_SEED),
    ...(state.clock !== undefined && { clock: clockFrom(state.clock) }),
  });
  const { url, server } = await serve(answer, 0);
  return {
    url,
    user: scenarioUser(state),
    calls: () => log.calls,
    rows: (table) => readRows(database, table),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
