import type { CartItem } from '#src/contract/cart.ts';
import { type Cents, sum, times, toCents, type Totals, totalsOf } from './money.ts';

/** Spec 6: every cart and checkout call uses this id, whoever is signed in (O-1). */
export const CART_USER_ID = 6;

/** A line of the cart, for an artwork or an event. */
export interface LineItem {
  kind: 'artwork' | 'event';
  productId: number;
  title: string;
  image: string;
  unitPrice: Cents;
  quantity: number;
  lineTotal: Cents;
  isSold: boolean;
}

/**
 * The line of a cart item; a ticket costs `minPrice` (O-20).
 * @throws if the item has neither an artwork nor an event, which the contract excludes.
 */
export function lineOf({ artwork, event, quantity }: CartItem): LineItem {
  if (artwork) {
    const { id, title, image, price, isSold } = artwork;
    return line('artwork', { productId: id, title, image, isSold, quantity }, toCents(price));
  }
  if (event) {
    const { id, title, image, minPrice } = event;
    const ticket = { productId: id, title, image, isSold: false, quantity };
    return line('event', ticket, toCents(minPrice));
  }
  throw new TypeError('A cart item must hold an artwork or an event.');
}

function line(
  kind: LineItem['kind'],
  product: Omit<LineItem, 'kind' | 'unitPrice' | 'lineTotal'>,
  unitPrice: Cents,
): LineItem {
  return { kind, ...product, unitPrice, lineTotal: times(unitPrice, product.quantity) };
}

/** The number on the cart's badge: the sum of the quantities. */
export function countPieces(items: readonly CartItem[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

export function cartTotals(items: readonly CartItem[]): Totals {
  return totalsOf(sum(items.map((item) => lineOf(item).lineTotal)));
}

/** A typed quantity: whole numbers from 1; empty or non-numeric becomes 1 (spec 5, R-45). */
export function readQuantity(text: string): number {
  const quantity = Math.trunc(Number(text));
  return Number.isFinite(quantity) ? Math.max(1, quantity) : 1;
}
