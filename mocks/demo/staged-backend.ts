import { type Backend, type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { applyConditions, type DemoState } from './demo-state.ts';

export interface ScenarioBackendOptions extends BackendOptions {
  staging: DemoState;
  /** The storage holds what the visitor did since the state was staged: nothing is left there again, unless it has gone. */
  isContinued?: boolean;
}

/** A backend in a state that was asked for: its stock, what the visitor left there, how calls fare. */
export async function createScenarioBackend({
  staging,
  isContinued = false,
  ...options
}: ScenarioBackendOptions): Promise<Backend> {
  const { clock = () => new Date() } = options;
  const chosen = staging.scenarios.map((name) => scenarios[name]);
  let collection = await options.collection;
  for (const { seed } of chosen) collection = seed ? await seed(collection) : collection;

  const backend = await createBackend({ ...options, collection, clock });
  applyConditions(backend.conditions, staging);
  if (isContinued && !backend.database.isNew) return backend;
  for (const { arrange } of chosen) await arrange?.(backend.database, clock());
  return backend;
}

/**
 * Whether a state has rows of its own. One that only makes calls slow or fail does not: it shows the
 * visitor's shop in bad weather.
 */
export function hasOwnRows({ scenarios: names }: DemoState): boolean {
  return names.some((name) => {
    const { seed, arrange, user } = scenarios[name];
    return Boolean(seed ?? arrange ?? user);
  });
}

/** Who is signed in: the last that a scenario names, if any. */
export function scenarioUser({ scenarios: names }: DemoState) {
  return names.map((name) => scenarios[name].user).findLast((user) => user !== undefined);
}
