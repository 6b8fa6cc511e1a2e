import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import type { BackendSetup } from '#mocks/backend/create-backend.ts';
import type { Failure } from '#mocks/backend/server/conditions.ts';
import { setupOf } from './backend-setup.ts';
import { parseLatencies } from './call-latency.ts';
import { type DemoState, parseScenarioName } from './demo-state.ts';
import { type Override, parseOverride } from './override.ts';
import { type ResponseOverride, toOverride } from './response-options.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** The demo state a test asks for, in the names that an address uses. */
export interface VisitState {
  /** Scenarios, applied one after the other. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Calls that fail: `'POST /api/orders:500 once'`, several of those, or failures by the endpoint's name. */
  fail?: string | readonly string[] | Partial<Record<EndpointName, Failure>>;
  /** What calls are answered: `{ 'GET /api/artists': { body: [] } }`. */
  respond?: Readonly<Record<string, ResponseOverride>>;
  /**
   * Milliseconds that each call takes, `800` or `'800±200'`, or one call, `'POST /api/orders:1500'`; several with
   * commas. With faked timers a test lets them pass.
   */
  latency?: number | string | undefined;
}

/** @throws Error with the right names where one is wrong */
export function demoStateOf({
  scenario = [],
  fail = {},
  respond = {},
  latency,
}: VisitState): DemoState {
  const responses = Object.entries(respond).map((entry) => toOverride(...entry));
  return {
    scenarios: [scenario].flat().map(parseScenarioName),
    overrides: [...overridesOf(fail), ...responses],
    latencies: latency === undefined ? [] : parseLatencies(String(latency)),
    // A test sets the backend's clock itself.
    clock: undefined,
    live: undefined,
    handed: undefined,
  };
}

/** How a backend is set up for it: `createBackend({ collection, setup: inState({ scenario: 'full-cart' }) })`. @throws Error as above */
export const inState = (visit: VisitState): BackendSetup => setupOf(demoStateOf(visit));

function overridesOf(fail: NonNullable<VisitState['fail']>): Override[] {
  if (typeof fail === 'string') return [parseOverride(fail)];
  if (isList(fail)) return fail.map(parseOverride);
  return Object.entries(fail).map(([name, failure]) => {
    if (!Object.hasOwn(endpoints, name)) {
      throw new Error(`"${name}" is no endpoint. There are: ${Object.keys(endpoints).join(', ')}.`);
    }
    return { endpoint: endpoints[name as EndpointName], failure };
  });
}

/** `Array.isArray` takes no read-only list for one. */
const isList = (value: object): value is readonly string[] => Array.isArray(value);
