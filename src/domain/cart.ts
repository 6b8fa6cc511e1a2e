import type { Artwork } from './catalog.ts';
import { type Event, hasPassed } from './events.ts';
import { type Id, isSameId } from './id.ts';
import { type Cents, sum, times, toCents, type Totals, totalsOf } from './money.ts';

/** Spec 6: every cart and checkout call uses this id, whoever is signed in (O-1). */
export const CART_USER_ID = 6;

/** A line of the cart as its server has it; the artwork or event may be gone. */
export interface CartItem {
  id: Id;
  quantity: number;
  artwork?: Artwork | undefined;
  event?: Event | undefined;
}

/**
 * Why a line cannot be bought: its work was sold or its event has taken place after it was added, a real
 * server no longer has the work or event, or gives no price.
 */
export type Obstacle = 'sold' | 'past' | 'gone' | 'unpriced';

/** A line of the cart, for an artwork or an event. */
interface LineItem {
  kind: 'artwork' | 'event' | undefined;
  productId: Id | undefined;
  title: string;
  unitPrice: Cents | undefined;
  quantity: number;
  /** Nothing where there is no price. */
  lineTotal: Cents;
  obstacle: Obstacle | undefined;
}

/**
 * The line of a cart item; a ticket costs `minPrice` (O-20).
 * @param now local time, where it matters whether an event has taken place
 */
export function lineOf({ artwork, event, quantity }: CartItem, now = ''): LineItem {
  const product = artwork ?? event;
  const dollars = artwork ? artwork.price : event?.minPrice;
  const unitPrice = dollars === undefined ? undefined : toCents(dollars);
  return {
    kind: artwork ? 'artwork' : event && 'event',
    productId: product?.id,
    title: product?.title ?? '',
    unitPrice,
    quantity,
    lineTotal: unitPrice === undefined ? (0 as Cents) : times(unitPrice, quantity),
    obstacle: obstacleTo({ artwork, event }, unitPrice, now),
  };
}

function obstacleTo(
  { artwork, event }: Pick<CartItem, 'artwork' | 'event'>,
  price: Cents | undefined,
  now: string,
): Obstacle | undefined {
  if (!artwork && !event) return 'gone';
  if (artwork?.isSold) return 'sold';
  if (event && hasPassed(event, now)) return 'past';
  return price === undefined ? 'unpriced' : undefined;
}

/** The items that an order holds: a server refuses one that is sold or past, and could not price the others that have an obstacle. */
export function orderedItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => lineOf(item).unitPrice !== undefined);
}

/** The number on the cart's badge: the sum of the quantities. */
export function countPieces(items: readonly CartItem[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

/** How many tickets for an event are in the cart. */
export function countTickets(items: readonly CartItem[], eventId: Id): number {
  return countPieces(items.filter(({ event }) => isSameId(event?.id, eventId)));
}

export function cartTotals(items: readonly CartItem[]): Totals {
  return totalsOf(sum(items.map((item) => lineOf(item).lineTotal)));
}

/** A typed quantity: whole numbers from 1; empty or non-numeric becomes 1 (spec 5, R-45). */
export function readQuantity(text: string): number {
  const quantity = Math.trunc(Number(text));
  return Number.isFinite(quantity) ? Math.max(1, quantity) : 1;
}
