import { artworks, events } from '#fixtures/collection.ts';
import { pick } from './pick.ts';

/** Spec 9, in whole cents as the rest here. */
const SHIPPING = 1_500;
const TAX_PERCENT = 8;

/** A line of the cart, of an artwork or an event. */
interface Line {
  artworkId?: number;
  eventId?: number;
  quantity: number;
}

/** What lines of the cart come to, worked out by the rules of the specification and not by the shop; in units of the currency. */
export function sumsOf(lines: readonly object[]) {
  const subtotal = (lines as Line[]).reduce(
    (sum, { quantity, ...line }) => sum + quantity * Math.round(priceOf(line) * 100),
    0,
  );
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return {
    subtotal: subtotal / 100,
    shipping: SHIPPING / 100,
    tax: tax / 100,
    total: (subtotal + SHIPPING + tax) / 100,
  };
}

function priceOf({ artworkId, eventId }: Omit<Line, 'quantity'>): number {
  if (artworkId === undefined)
    return pick(events, `event ${eventId}`, ({ id }) => id === eventId).minPrice;
  return pick(artworks, `artwork ${artworkId}`, ({ id }) => id === artworkId).price;
}
