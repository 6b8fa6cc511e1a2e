import { type Database, type DatabaseOptions, openDatabase } from '#mocks/backend/db/database.ts';
import { type Answer, createAnswer } from '#mocks/backend/server/answer.ts';
import { CallLog } from '#mocks/backend/server/call-log.ts';
import { Conditions } from '#mocks/backend/server/conditions.ts';
import { withNotImplemented } from '#mocks/backend/server/not-implemented.ts';
import { accountRoutes } from '#mocks/backend/handlers/account.ts';
import { cartRoutes } from '#mocks/backend/handlers/cart.ts';
import { catalogRoutes } from '#mocks/backend/handlers/catalog.ts';
import { diagnosticRoutes } from '#mocks/backend/handlers/diagnostics.ts';
import { eventRoutes } from '#mocks/backend/handlers/events.ts';
import { orderRoutes } from '#mocks/backend/handlers/orders.ts';

export interface BackendOptions extends DatabaseOptions {
  /** A number from 0 to 1, for the jitter of conditions. */
  random?: () => number;
}

/** A whole backend, sharing nothing with another one but the IndexedDB database of its name. */
export interface Backend {
  answer: Answer;
  database: Database;
  /** Latency and failures; none until somebody sets some. */
  conditions: Conditions;
  /** The last calls. */
  log: CallLog;
  close(): void;
}

const routeGroups = [
  cartRoutes,
  catalogRoutes,
  eventRoutes,
  orderRoutes,
  accountRoutes,
  diagnosticRoutes,
];

/** Opens a backend: its database, seeded and read, and the one function that answers. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { clock = () => new Date(), random = Math.random } = options;
  const database = await openDatabase({ ...options, clock });
  const routes = withNotImplemented(
    routeGroups.flatMap((routesOf) => routesOf({ database, clock })),
  );
  const conditions = new Conditions(random);
  const log = new CallLog();
  const answer = createAnswer({ routes, conditions, log, clock });
  return { answer, database, conditions, log, close: () => database.close() };
}
