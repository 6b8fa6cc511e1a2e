import type { Database } from '#mocks/backend/db/database.ts';

/** What handlers work with. */
export interface HandlerContext {
  database: Database;
  /** Read once per call, at the edge; rules get the time as an argument. */
  clock: () => Date;
}
