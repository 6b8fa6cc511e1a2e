import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { type Fault, readFault } from '#mocks/demo/fault.ts';
import type { ScenarioName } from '#mocks/demo/scenarios/scenarios.ts';
import { readLatency, readScenario, type Staging } from '#mocks/demo/demo-state.ts';
import type { Failure } from '#mocks/backend/server/conditions.ts';

/** The state a test wants the shop in, in the words that an address uses too. */
export interface StagedState {
  /** States of the shop, applied one after the other. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Calls that fail: `'POST /api/orders:500 once'`, several of those, or failures by the endpoint's name. */
  fail?: string | readonly string[] | Partial<Record<EndpointName, Failure>>;
  /** Milliseconds that each call takes, `800` or `'800±200'`; with faked timers a test lets them pass. */
  latency?: number | string;
}

/** @throws Error with the right names, where one is wrong */
export function stagingOf({ scenario = [], fail = {}, latency }: StagedState): Staging {
  return {
    scenarios: [scenario].flat().map(readScenario),
    faults: faultsOf(fail),
    latency: latency === undefined ? undefined : readLatency(String(latency)),
  };
}

function faultsOf(fail: NonNullable<StagedState['fail']>): Fault[] {
  if (typeof fail === 'string') return [readFault(fail)];
  if (isList(fail)) return fail.map(readFault);
  return Object.entries(fail).map(([name, failure]) => ({
    endpoint: endpoints[name as EndpointName],
    failure,
  }));
}

/** `Array.isArray` takes no read-only list for one. */
const isList = (value: object): value is readonly string[] => Array.isArray(value);
