import { type Fault, formatFault, parseFault } from './fault.ts';
import { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';

/** So many milliseconds, plus or minus a random part of the spread. */
export interface Latency {
  milliseconds: number;
  spread: number;
}

/** What an address, a test or Backstage changes about the shop. */
export interface DemoState {
  /** In the order in which they are applied. */
  scenarios: readonly ScenarioName[];
  faults: readonly Fault[];
  latency: Latency | undefined;
}

/** The shop as it is: no scenario, no faults, no latency. */
export const DEFAULT_STATE: DemoState = { scenarios: [], faults: [], latency: undefined };

/** Reads `scenario`, `fail` and `latency` of an address; what cannot be read is a mistake and left out. */
export function parseDemoState(search: URLSearchParams): {
  state: DemoState;
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

  const state = {
    scenarios: readEach('scenario', parseScenarioName).filter((name) => name !== 'fresh'),
    faults: readEach('fail', parseFault),
    latency: readEach('latency', parseLatency).at(-1),
  };
  return { state, mistakes };
}

/** The search parameters that `parseDemoState` reads, without a question mark; empty for the default state. */
export function formatDemoState({ scenarios: names, faults, latency }: DemoState): string {
  const search = new URLSearchParams();
  if (names.length > 0) search.set('scenario', names.join(','));
  for (const fault of faults) search.append('fail', formatFault(fault));
  if (latency) search.set('latency', formatLatency(latency));
  // All of these may stand in a query as they are, and read better.
  return search.toString().replace(/%(2C|2F|3A|2A)/g, (code) => decodeURIComponent(code));
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

/** The text that `parseLatency` reads. */
export function formatLatency({ milliseconds, spread }: Latency): string {
  return spread === 0 ? String(milliseconds) : `${milliseconds}±${spread}`;
}
