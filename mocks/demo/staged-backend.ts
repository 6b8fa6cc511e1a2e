import { type Backend, type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { setConditions, type Staging } from './demo-state.ts';

export interface StagedOptions extends BackendOptions {
  staging: Staging;
  /** The storage holds what the visitor did since the state was staged: nothing is left there again, unless it has gone. */
  isContinued?: boolean;
}

/** A backend in a state that was asked for: its stock, what the visitor left there, how calls fare. */
export async function createStagedBackend({
  staging,
  isContinued = false,
  ...options
}: StagedOptions): Promise<Backend> {
  const { clock = () => new Date() } = options;
  const chosen = staging.scenarios.map((name) => scenarios[name]);
  let collection = await options.collection;
  for (const { stock } of chosen) collection = stock ? await stock(collection) : collection;

  const backend = await createBackend({ ...options, collection, clock });
  setConditions(backend.conditions, staging);
  if (isContinued && !backend.database.isNew) return backend;
  for (const { leave } of chosen) await leave?.(backend.database, clock());
  return backend;
}

/**
 * Whether a state has rows of its own. One that only makes calls slow or fail does not: it shows the
 * visitor's shop in bad weather.
 */
export function hasOwnRows({ scenarios: names }: Staging): boolean {
  return names.some((name) => {
    const { stock, leave, user } = scenarios[name];
    return Boolean(stock ?? leave ?? user);
  });
}

/** Who is signed in: the last that a scenario names, if any. */
export function stagedUser({ scenarios: names }: Staging) {
  return names.map((name) => scenarios[name].user).findLast((user) => user !== undefined);
}
