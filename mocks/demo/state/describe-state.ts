import { formatDate, pluralize } from '#src/copy/format.ts';
import type { DemoState } from './demo-state.ts';
import { scenarios } from './scenarios/scenarios.ts';

/** What is not as usual, in words that a client understands: `full cart, slow server`; empty where all is as usual. */
export function describeState({
  scenarios: names,
  overrides,
  latencies,
  clock,
  live = [],
}: DemoState): string {
  return [
    ...names.map((name) => scenarios[name].title),
    ...(overrides.length > 0 ? [pluralize(overrides.length, 'changed response')] : []),
    ...(latencies.length > 0 ? ['delayed responses'] : []),
    ...(clock ? [formatDate(clock)] : []),
    ...(live.length > 0 ? ['real server'] : []),
  ].join(', ');
}
