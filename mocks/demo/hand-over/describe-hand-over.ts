import { formatDate, formatTime, pluralize } from '#src/copy/format.ts';
import { type DemoState, parseDemoState } from '../state/demo-state.ts';
import { scenarios } from '../state/scenarios/scenarios.ts';
import type { HandedRows, HandOver } from './hand-over.ts';
import { parseHandedRows } from './handed-rows.ts';

/** The state that a hand-over asks for, without a real server, and what cannot be read of it. */
export function stateOf({ state: terms, rows }: HandOver): ReturnType<typeof parseDemoState> {
  const { state, mistakes } = parseDemoState(new URLSearchParams(terms));
  // The other device's own edits stand in the rows.
  const names = state.scenarios.filter((name) => name !== 'edited');
  return {
    state: { ...state, scenarios: names, live: undefined, handed: JSON.stringify(rows) },
    mistakes,
  };
}

/** What was handed over, as phrases: `3 pieces in the cart`, `signed in as demo`. */
export function describeHandOver(handOver: HandOver): readonly string[] {
  const { state } = stateOf(handOver);
  return [
    ...describeRows(handOver.rows),
    ...describeTerms(state),
    ...(handOver.isRoomOpen ? ['the work in the room'] : []),
  ];
}

/** What a tab keeps of a hand-over, as one phrase. */
export const describeHanded = (handed: string): string =>
  describeRows(parseHandedRows(handed)).join(', ');

function describeRows({ cart, username, edits = {} }: HandedRows): readonly string[] {
  const edited = Object.values(edits).flat().length;
  return [
    piecesIn(cart, 'the cart'),
    username === undefined ? 'nobody signed in' : `signed in as ${username}`,
    ...(edited > 0 ? [`${pluralize(edited, 'edited row')} of the collection`] : []),
  ];
}

export function piecesIn(lines: readonly { quantity: number }[], cart: string): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 0 ? `nothing in ${cart}` : `${pluralize(pieces, 'piece')} in ${cart}`;
}

function describeTerms({ scenarios: names, overrides, latencies, clock }: DemoState): string[] {
  const changed = overrides.length + latencies.length;
  return [
    ...names.map((name) => scenarios[name].title),
    ...(clock
      ? [`today is ${[formatDate(clock), formatTime(clock)].filter(Boolean).join(', ')}`]
      : []),
    ...(changed > 0 ? [`${pluralize(changed, 'call')} slow, failing or answered otherwise`] : []),
  ];
}
