import type { Conditions } from '#mocks/backend/server/conditions.ts';
import { type Fault, formatFault, parseFault } from './fault.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios/scenarios.ts';

/** Around so many milliseconds, so many more or less by chance. */
export interface Latency {
  milliseconds: number;
  spread: number;
}

/** A state of the shop as it was asked for: what an address, a test or Backstage says. */
export interface DemoState {
  /** In the order in which they are applied. */
  scenarios: readonly ScenarioName[];
  faults: readonly Fault[];
  latency: Latency | undefined;
}

/** The shop as it is by itself. */
export const DEFAULT_STATE: DemoState = { scenarios: [], faults: [], latency: undefined };

/** Reads `scenario`, `fail` and `latency` of an address; what cannot be read is told, and left out. */
export function parseDemoState(search: URLSearchParams): {
  staging: DemoState;
  mistakes: string[];
} {
  const mistakes: string[] = [];
  const readEach = <Value>(name: string, read: (text: string) => Value): Value[] =>
    search
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .flatMap((text) => {
        try {
          return [read(text)];
        } catch (error) {
          mistakes.push((error as Error).message);
          return [];
        }
      });

  const staging = {
    scenarios: readEach('scenario', parseScenarioName).filter((name) => name !== 'fresh'),
    faults: readEach('fail', parseFault),
    latency: readEach('latency', parseLatency).at(-1),
  };
  return { staging, mistakes };
}

/** The search parameters that `readStaging` reads, without a question mark; empty where nothing is staged. */
export function formatDemoState({ scenarios: names, faults, latency }: DemoState): string {
  const search = new URLSearchParams();
  if (names.length > 0) search.set('scenario', names.join(','));
  for (const fault of faults) search.append('fail', formatFault(fault));
  if (latency) search.set('latency', formatLatency(latency));
  // All of these may stand in a query as they are, and read better.
  return search.toString().replace(/%(2C|2F|3A|2A)/g, (code) => decodeURIComponent(code));
}

/** Has calls wait and fail as staged, and in no other way. */
export function applyConditions(
  conditions: Conditions,
  { scenarios: names, faults, latency }: DemoState,
) {
  conditions.clear();
  for (const name of names) scenarios[name].setConditions?.(conditions);
  if (latency) conditions.setForAll(spreadOf(latency));
  for (const { endpoint, ...condition } of faults) {
    if (endpoint === 'any') conditions.setForAll(condition);
    else conditions.set(endpoint, condition);
  }
}

/** @throws Error with the names there are */
export function parseScenarioName(text: string): ScenarioName {
  const name = scenarioNames.find((known) => known === text.toLowerCase());
  if (name) return name;
  throw new Error(`"${text}" is no scenario. There are: ${scenarioNames.join(', ')}.`);
}

/** Reads `800` and `800±200`, which may be typed as `800+-200`. */
export function parseLatency(text: string): Latency {
  // A plus in an address means a blank.
  const [, milliseconds, spread] = /^(\d{1,6})(?:\s*(?:±|[+ ]-)\s*(\d{1,6}))?$/.exec(text) ?? [];
  if (milliseconds === undefined) {
    throw new Error(`"${text}" is no latency. One reads "800" or "800±200", in milliseconds.`);
  }
  return { milliseconds: Number(milliseconds), spread: Number(spread ?? 0) };
}

/** The text that `readLatency` reads. */
export function formatLatency({ milliseconds, spread }: Latency): string {
  return spread === 0 ? String(milliseconds) : `${milliseconds}±${spread}`;
}

function spreadOf({ milliseconds, spread }: Latency) {
  const latency = Math.max(0, milliseconds - spread);
  return { latency, jitter: milliseconds + spread - latency };
}
