import type { User } from '#src/contract/account.ts';
import type { Database, SeedCollection } from '#mocks/backend/db/database.ts';
import type { Conditions } from '#mocks/backend/server/conditions.ts';

/** A state of the shop that somebody may want to see; scenarios are applied one after the other. */
export interface Scenario {
  /** What one sees, as a phrase. */
  title: string;
  /** What the shop has. */
  seed?: (collection: SeedCollection) => SeedCollection | Promise<SeedCollection>;
  /** What the visitor has left there before. */
  arrange?: (database: Database, now: Date) => Promise<void>;
  /** Who is signed in. */
  user?: User;
  /** How calls fare. */
  setConditions?: (conditions: Conditions) => void;
}
