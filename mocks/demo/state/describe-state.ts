import { formatDate } from '#src/copy/format.ts';
import type { DemoState } from './demo-state.ts';
import type { Override } from './override.ts';
import { overridesInWords } from './override-words.ts';
import { scenarios } from './scenarios/scenarios.ts';

/**
 * What is not as usual, in words that a client understands: `full cart, slow server`; empty where all is as usual.
 * @param isUsed whether an override has had all its calls
 */
export function describeState(
  { scenarios: names, overrides, latencies, clock, live = [], handed }: DemoState,
  isUsed: (override: Override) => boolean = () => false,
): string {
  return [
    ...(handed === undefined ? [] : ['handed over']),
    // What a cart that was handed over has in it stands beside this.
    ...names
      .filter((name) => handed === undefined || name !== 'full-cart')
      .map((name) => scenarios[name].title),
    ...overridesInWords(overrides),
    ...(overrides.length > 0 && overrides.every(isUsed) ? ['used'] : []),
    ...(latencies.length > 0 ? ['slow answers'] : []),
    ...(clock ? [formatDate(clock)] : []),
    ...(live.length > 0 ? ['real server'] : []),
  ].join(', ');
}
