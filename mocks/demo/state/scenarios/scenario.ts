import type { User } from '#src/contract/account.ts';
import type { BackendSetup } from '#mocks/backend/create-backend.ts';

/** A state of the shop that somebody may want to see; scenarios are applied one after the other. */
export interface Scenario extends BackendSetup {
  /** What one sees, as a phrase. */
  title: string;
  /** Who is signed in. */
  user?: User;
}
