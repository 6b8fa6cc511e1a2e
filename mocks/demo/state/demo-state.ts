import {
  type Override,
  overriddenTwice,
  formatOverride,
  parseOverride,
  splitOverrides,
} from './override.ts';
import { type CallLatency, formatLatencies, lastOfEach, parseCallLatency } from './call-latency.ts';
import { parseClock } from './clock.ts';
import {
  allPaths,
  formatLivePaths,
  type LivePath,
  parseLivePaths,
} from '../real-server/live-paths.ts';
import { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';

/** What an address, a test or Backstage changes about the shop. */
export interface DemoState {
  /** In the order in which they are applied. */
  scenarios: readonly ScenarioName[];
  overrides: readonly Override[];
  /** Milliseconds of every call or of one, at most one of each. */
  latencies: readonly CallLatency[];
  /** What the backend takes for now, as `parseClock` reads it. */
  clock: string | undefined;
  /** The calls that a real server answers; undefined for those of the build. */
  live: readonly LivePath[] | undefined;
  /** The rows that another device has handed over, as `parseHandedRows` reads them; no query of an address can say them. */
  handed: string | undefined;
}

/** The shop as it is: no scenario, no overrides, no latency, and now is now. */
export const DEFAULT_STATE: DemoState = {
  scenarios: [],
  overrides: [],
  latencies: [],
  clock: undefined,
  live: undefined,
  handed: undefined,
};

/** More than anybody writes; each costs its time, and a link may hold tens of thousands. */
const MAX_VALUES = 100;

/**
 * Reads the parameters of an address that ask for a state (`DEMO_PARAMETERS`), and what was handed over beside them; what
 * cannot be read is a mistake and left out.
 */
export function parseDemoState(search: URLSearchParams): {
  state: DemoState;
  mistakes: string[];
} {
  const mistakes: string[] = [];
  const readEach = <Value>(
    name: string,
    read: (text: string) => Value,
    split = (value: string): readonly string[] => value.split(','),
  ): Value[] => {
    const texts = search
      .getAll(name)
      .flatMap(split)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const different = lastOnes(texts);
    if (different.length > MAX_VALUES) {
      mistakes.push(
        `"${name}" has more than ${MAX_VALUES} values. Those after the ${MAX_VALUES}th are left out.`,
      );
    }
    return different.slice(0, MAX_VALUES).flatMap((text) => {
      try {
        return [read(text)];
      } catch (error) {
        mistakes.push((error as Error).message);
        return [];
      }
    });
  };

  const state = {
    scenarios: lastOnes(readEach('scenario', parseScenarioName)).filter((name) => name !== 'fresh'),
    overrides: readEach('fail', parseOverride, splitOverrides),
    latencies: lastOfEach(readEach('latency', parseCallLatency)),
    clock: readEach('clock', parseClock).at(-1),
    live: allPaths(readEach('live', parseLivePaths)),
    handed: search.get('handed') ?? undefined,
  };
  return { state, mistakes: [...mistakes, ...overriddenTwice(state.overrides)] };
}

/** Without repetitions: what is named again counts where it is named last, as it goes over what stands before. */
function lastOnes<Value>(values: readonly Value[]): Value[] {
  const last = new Map(values.map((value, index) => [value, index]));
  return values.filter((value, index) => last.get(value) === index);
}

/** What `parseDemoState` reads, without a question mark; empty for the default state. */
export function formatDemoState(state: DemoState): string {
  const { scenarios: names, overrides, latencies, clock, live, handed } = state;
  const search = new URLSearchParams();
  if (names.length > 0) search.set('scenario', names.join(','));
  for (const override of overrides) search.append('fail', formatOverride(override));
  if (latencies.length > 0) search.set('latency', formatLatencies(latencies));
  if (clock) search.set('clock', clock);
  if (live) search.set('live', formatLivePaths(live));
  if (handed) search.set('handed', handed);
  // All of these may stand in a query as they are, and read better.
  return search.toString().replace(/%(2C|2F|3A|2A)/g, (code) => decodeURIComponent(code));
}

/** @throws Error with the names there are */
export function parseScenarioName(text: string): ScenarioName {
  const name = scenarioNames.find((known) => known === text.toLowerCase());
  if (name) return name;
  throw new Error(`"${text}" is not a scenario. There are: ${scenarioNames.join(', ')}.`);
}
