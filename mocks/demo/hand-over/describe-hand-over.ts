import { formatCents, formatDate, formatTime, pluralize } from '#src/copy/format.ts';
import { type CartItem, cartTotals, countPieces, lineOf } from '#src/domain/cart.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { type DemoState, parseDemoState } from '../state/demo-state.ts';
import { scenarios as allScenarios } from '../state/scenarios/scenarios.ts';
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

/** Something that was handed over, in words. */
export interface HandedFact {
  term: string;
  text: string;
  /** One each, such as the titles of a cart. */
  items?: readonly string[];
}

/**
 * What was handed over: the cart with its titles, who is signed in, the state where it is not as usual, and the page.
 * @param page its name
 */
export async function describeHandOver(
  handOver: HandOver,
  database: Pick<Database, 'artworks' | 'events'>,
  page: string,
): Promise<readonly HandedFact[]> {
  const { rows, isRoomOpen } = handOver;
  const { state } = stateOf(handOver);
  // A cart is listed, wherever it came from.
  const scenarios = state.scenarios.filter((name) => name !== 'full-cart');
  const terms = [...describeTerms({ ...state, scenarios }), ...describeEdits(rows)].join(', ');
  return [
    describeCart(await itemsOf(rows, database)),
    ...(rows.username === undefined ? [] : [{ term: 'Signed in', text: rows.username }]),
    ...(terms === '' ? [] : [{ term: 'State', text: capitalized(terms) }]),
    { term: 'Page', text: isRoomOpen ? `${page}, in the room` : page },
  ];
}

/** What a tab keeps of a hand-over, as one phrase. */
export function describeHanded(handed: string): string {
  const rows = parseHandedRows(handed);
  return [
    piecesIn(rows.cart, 'the cart'),
    rows.username === undefined ? 'nobody signed in' : `signed in as ${rows.username}`,
    ...describeEdits(rows),
  ].join(', ');
}

/** Says how much is in a cart: `3 works, 4 tickets in the cart`. */
export function piecesIn(
  lines: readonly { quantity: number; eventId?: number | undefined }[],
  cart: string,
): string {
  const pieces = (of: typeof lines) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  const works = pieces(lines.filter(({ eventId }) => eventId === undefined));
  const tickets = pieces(lines.filter(({ eventId }) => eventId !== undefined));
  const inside = worksAndTickets(works, tickets);
  return `${inside === '' ? 'nothing' : inside} in ${cart}`;
}

const worksAndTickets = (works: number, tickets: number) =>
  [works > 0 && pluralize(works, 'work'), tickets > 0 && pluralize(tickets, 'ticket')]
    .filter(Boolean)
    .join(', ');

/** The lines with what they are of; without those that this shop does not sell, which are left out of the cart too. */
async function itemsOf(
  { cart, edits = {} }: HandedRows,
  database: Pick<Database, 'artworks' | 'events'>,
): Promise<CartItem[]> {
  if (cart.length === 0) return [];
  const [artworks, events] = await Promise.all([database.artworks, database.events]);
  return cart.flatMap(({ quantity, artworkId = 0, eventId = 0 }, index) => {
    const artwork = edited(artworks.get(artworkId), edits.artworks);
    const event = edited(events.get(eventId), edits.events);
    return artwork || event ? [{ id: index, quantity, artwork, event }] : [];
  });
}

const edited = <Row extends { id: number }>(
  row: Row | undefined,
  edits: readonly { id: number }[] = [],
): Row | undefined => row && { ...row, ...edits.find(({ id }) => id === row.id) };

/** "3 works, 2 tickets, $420.00 in total" */
function describeCart(items: readonly CartItem[]): HandedFact {
  const works = countPieces(items.filter(({ artwork }) => artwork));
  const tickets = countPieces(items.filter(({ event }) => event));
  const text = [
    worksAndTickets(works, tickets),
    items.length > 0 ? `${formatCents(cartTotals(items).total)} in total` : 'Empty',
  ]
    .filter(Boolean)
    .join(', ');
  const titles = items.map((item) =>
    item.quantity === 1 ? lineOf(item).title : `${item.quantity} × ${lineOf(item).title}`,
  );
  return { term: 'Cart', text, items: titles };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function describeEdits({ edits = {} }: HandedRows): string[] {
  const count = Object.values(edits).flat().length;
  return count > 0 ? [`${pluralize(count, 'edited row')} of the collection`] : [];
}

function describeTerms({ scenarios: names, overrides, latencies, clock }: DemoState): string[] {
  const changed = overrides.length + latencies.length;
  return [
    ...names.map((name) => allScenarios[name].title),
    ...(clock
      ? [`today is ${[formatDate(clock), formatTime(clock)].filter(Boolean).join(', ')}`]
      : []),
    ...(changed > 0 ? [`${pluralize(changed, 'call')} slow, failing or answered otherwise`] : []),
  ];
}
