import { type SeedCollection, wholeCollection } from '#mocks/backend/db/catalog-tables.ts';
import { type Database, type DatabaseOptions, launchDatabase } from '#mocks/backend/db/database.ts';
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

/** What is done to a backend before it answers its first call. */
export interface BackendSetup {
  /** Changes the collection that the catalogue is seeded from. */
  seed?: (collection: SeedCollection) => SeedCollection | Promise<SeedCollection>;
  /** Writes rows into a new database. One that was there before keeps what the visitor did since. */
  arrange?: (database: Database, now: Date) => Promise<void>;
  /** Sets latency and failures. */
  setConditions?: (conditions: Conditions) => void;
}

interface LaunchOptions extends DatabaseOptions {
  /** A number from 0 to 1, for jitter and for failures by chance. */
  random?: () => number;
}

export interface BackendOptions extends LaunchOptions {
  setup?: BackendSetup;
  /** Rows are plain until `database.loadModel`, so that the first responses do not wait for the code of @mswjs/data. */
  isModelDeferred?: boolean;
}

/** A whole backend, sharing nothing with another one but the IndexedDB database of its name. */
export interface Backend {
  answer: Answer;
  database: Database;
  /** Latency and failures; none until somebody sets some. */
  conditions: Conditions;
  /** The last calls. */
  log: CallLog;
  /** What it takes for now. */
  clock: () => Date;
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

/** Creates a backend and waits until all of its rows are there, in their models. */
export async function createBackend({
  setup: { seed, arrange, setConditions } = {},
  isModelDeferred,
  clock = () => new Date(),
  ...options
}: BackendOptions): Promise<Backend> {
  const collection = seed
    ? await seed(await wholeCollection(options.collection))
    : options.collection;
  const backend = launchBackend({ ...options, collection, clock });
  const { database, conditions } = backend;
  await database.ready;
  if (!isModelDeferred) await database.loadModel();
  if (database.isNew) await arrange?.(database, clock());
  setConditions?.(conditions);
  return backend;
}

/**
 * Creates a backend at once: its database, seeded and read, and the one function that answers calls. A call waits for
 * the tables that it needs, and for no others.
 */
export function launchBackend({
  clock = () => new Date(),
  random = Math.random,
  ...options
}: LaunchOptions): Backend {
  const database = launchDatabase({ ...options, clock });
  const conditions = new Conditions(random);
  const log = new CallLog();
  const routes = withNotImplemented(
    routeGroups.flatMap((routesOf) => routesOf({ database, clock })),
  );
  const answer = createAnswer({ routes, conditions, log, clock });
  return { answer, database, conditions, log, clock, close: () => database.close() };
}
