import type { User } from '#src/contract/account.ts';
import type { BackendSetup } from '#mocks/backend/create-backend.ts';

/** What a scenario is about, in the order in which Backstage shows them. */
export const scenarioGroups = ['Customer', 'Stock', 'Failures', 'Scale and languages'] as const;

type ScenarioGroup = (typeof scenarioGroups)[number];

/** A state of the shop that somebody may want to see; scenarios are applied one after the other. */
export interface Scenario extends BackendSetup {
  /** A name of a few words that goes on in a sentence: `full cart`. */
  title: string;
  /** What one sees, as a sentence. */
  description: string;
  group: ScenarioGroup;
  /** Who is signed in. */
  user?: User;
}
