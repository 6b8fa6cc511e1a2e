import { type Database, type DatabaseOptions, openDatabase } from '#mocks/db/database.ts';
import { type Answer, createAnswer } from '#mocks/server/answer.ts';
import { CallLog } from '#mocks/server/call-log.ts';
import { Conditions } from '#mocks/server/conditions.ts';
import { accountRoutes } from './account.ts';
import { cartRoutes } from './cart.ts';
import { catalogRoutes } from './catalog.ts';
import { diagnosticRoutes } from './diagnostics.ts';
import { eventRoutes } from './events.ts';
import { orderRoutes } from './orders.ts';

export interface BackendOptions extends DatabaseOptions {
  /** A number from 0 to 1, for the jitter of conditions. */
  chance?: () => number;
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

const routesByNoun = [
  cartRoutes,
  catalogRoutes,
  eventRoutes,
  orderRoutes,
  accountRoutes,
  diagnosticRoutes,
];

/** Opens a backend: its database, seeded and read, and the one function that answers. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { clock = () => new Date(), chance = Math.random } = options;
  const database = await openDatabase({ ...options, clock });
  const routes = routesByNoun.flatMap((routesOf) => routesOf({ database, clock }));
  const conditions = new Conditions(chance);
  const log = new CallLog();
  const answer = createAnswer({ routes, conditions, log, clock });
  return { answer, database, conditions, log, close: () => database.close() };
}
