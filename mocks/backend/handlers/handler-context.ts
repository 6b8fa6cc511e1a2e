import type { Database } from '#mocks/backend/db/database.ts';

/** What every handler has access to. */
export interface HandlerContext {
  database: Database;
  /** Read once per call, in the handler; functions of `domain` take the time as an argument. */
  clock: () => Date;
}
