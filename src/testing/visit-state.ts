import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { type Override, parseOverride } from '#mocks/demo/state/override.ts';
import type { ScenarioName } from '#mocks/demo/state/scenarios/scenarios.ts';
import { parseScenarioName, type DemoState } from '#mocks/demo/state/demo-state.ts';
import { parseLatencies } from '#mocks/demo/state/call-latency.ts';
import { toOverride, type ResponseOverride } from '#mocks/demo/state/response-options.ts';
import type { Failure } from '#mocks/backend/server/conditions.ts';

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
  latency?: number | string;
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
