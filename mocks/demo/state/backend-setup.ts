import type { BackendSetup } from '#mocks/backend/create-backend.ts';
import type { Conditions } from '#mocks/backend/server/conditions.ts';
import type { DemoState } from './demo-state.ts';
import type { Override } from './override.ts';
import { rangeOf } from './latency.ts';
import { scenarios } from './scenarios/scenarios.ts';

/**
 * How a backend is set up for a demo state: each scenario in turn, then its overrides and its latency; what was handed over
 * is `withHandedRows`.
 */
export function setupOf(state: DemoState): BackendSetup {
  const chosen = state.scenarios.map((name) => scenarios[name]);
  return {
    async seed(collection) {
      let seeded = collection;
      for (const scenario of chosen) seeded = (await scenario.seed?.(seeded)) ?? seeded;
      return seeded;
    },
    async arrange(database, now) {
      for (const scenario of chosen) await scenario.arrange?.(database, now);
    },
    setConditions: (conditions) => applyConditions(conditions, state),
  };
}

/**
 * Replaces all latency and failures with those of a demo state.
 * @param applied the overrides so far: those that stay go on counting their calls
 */
export function applyConditions(
  conditions: Conditions,
  { scenarios: names, overrides, latencies }: DemoState,
  applied: readonly Override[] = [],
): void {
  const staying = overrides.filter((override) => applied.includes(override));
  const counters = new Map(
    staying.map((override) => [override, conditions.counterOf(override.endpoint)]),
  );
  conditions.clear();
  for (const name of names) scenarios[name].setConditions?.(conditions);
  for (const { endpoint, latency } of latencies) conditions.set(endpoint, rangeOf(latency));
  for (const override of overrides) {
    const { endpoint, latency, ...rest } = override;
    const counter = counters.get(override);
    conditions.set(endpoint, {
      ...UNLIMITED,
      ...rest,
      delay: latency && rangeOf(latency),
      ...(counter && { counter }),
    });
  }
}

/** An override takes nothing over from that of a scenario. */
const UNLIMITED = {
  after: undefined,
  times: undefined,
  odds: undefined,
  headers: undefined,
  body: undefined,
};

/**
 * Whether a state changes rows, the signed-in user or the day, and so needs a database that only this tab uses.
 * Latency and failures alone are applied to the visitor's own database, but those that come by a link and invent
 * responses.
 */
export function needsTabDatabase({ scenarios: names, clock, handed }: DemoState): boolean {
  const changesRows = names.some((name) => {
    const { seed, arrange, user } = scenarios[name];
    return Boolean(seed ?? arrange ?? user);
  });
  return changesRows || (clock ?? handed) !== undefined;
}

/**
 * Whether a state has calls answered with what it says, which may be an order that was never placed, or a page of
 * somebody else's. Failures that say nothing are none of these.
 */
export function inventsResponses({ overrides }: DemoState): boolean {
  return overrides.some(
    ({ failure, body }) => body !== undefined || (typeof failure === 'number' && failure < 400),
  );
}

/** Who is signed in: the last user that a scenario names, if any. */
export function scenarioUser({ scenarios: names }: DemoState) {
  return names.map((name) => scenarios[name].user).findLast((user) => user !== undefined);
}
