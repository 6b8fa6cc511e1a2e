import { type Database, type DatabaseOptions, openDatabase } from '#mocks/db/database.ts';
import { type Answer, createAnswer } from '#mocks/server/answer.ts';
import { accountRoutes } from './account.ts';
import { cartRoutes } from './cart.ts';
import { catalogRoutes } from './catalog.ts';
import { diagnosticRoutes } from './diagnostics.ts';
import { eventRoutes } from './events.ts';
import { orderRoutes } from './orders.ts';

export type BackendOptions = DatabaseOptions;

/** A whole backend, sharing nothing with another one but the IndexedDB database of its name. */
export interface Backend {
  answer: Answer;
  database: Database;
  close(): void;
}

export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const database = await openDatabase(options);
  const shop = { database, clock: options.clock ?? (() => new Date()) };
  const answer = createAnswer(
    [cartRoutes, catalogRoutes, eventRoutes, orderRoutes, accountRoutes, diagnosticRoutes].flatMap(
      (routesOf) => routesOf(shop),
    ),
  );
  return { answer, database, close: () => database.close() };
}
