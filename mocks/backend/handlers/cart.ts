import type { CartItem } from '#src/contract/cart.ts';
import type { Artwork } from '#src/contract/catalog.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Event } from '#src/contract/events.ts';
import { hasPassed } from '#src/domain/events.ts';
import { localTime } from '#src/domain/local-time.ts';
import { MAX_QUANTITY } from '#src/contract/limits.ts';
import type { CartRow } from '#mocks/backend/db/stored-rows.ts';
import type { Rows } from '#mocks/backend/db/table.ts';
import { badRequest, conflict, notFound } from '#mocks/backend/server/http-error.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** The cart: one row per artwork or event and user. */
export function cartRoutes({ database, clock }: HandlerContext) {
  const { cart } = database;

  const loadProducts = async () => {
    const [artworks, events] = await Promise.all([database.artworks, database.events]);
    return { artworks, events };
  };

  return [
    route(endpoints.getCart, async ({ params }) => {
      const lines = await cart.read((rows) => rows.where('userId', params.userId));
      // An empty cart does not wait for the catalogue.
      if (lines.length === 0) return [];
      const products = await loadProducts();
      return lines.flatMap((row) => itemOf(row, products) ?? []);
    }),

    route(endpoints.addCartItem, { status: 201 }, async ({ body }) => {
      const products = await loadProducts();
      checkForSale(body, products, localTime(clock()));
      return cart.write((rows) => {
        const existing = rows
          .where('userId', body.userId)
          .find(
            ({ artworkId, eventId }) => artworkId === body.artworkId && eventId === body.eventId,
          );
        if (!existing)
          return itemOrThrow(
            rows.insert((id) => ({ id, ...body })),
            products,
          );
        const quantity = existing.quantity + body.quantity;
        if (quantity > MAX_QUANTITY) {
          throw badRequest(
            `quantity must be ${MAX_QUANTITY} or less, with what the cart already holds`,
          );
        }
        return itemOrThrow(rows.put({ ...existing, quantity }), products);
      });
    }),

    route(endpoints.updateCartItem, async ({ params, body }) => {
      const products = await loadProducts();
      return cart.write((rows) => {
        const row = rows.get(params.itemId);
        if (!row) throw notFound('Cart item');
        return itemOrThrow(rows.put({ ...row, quantity: body.quantity }), products);
      });
    }),

    route(endpoints.removeCartItem, ({ params }) =>
      cart.write((rows) => {
        if (!rows.get(params.itemId)) throw notFound('Cart item');
        rows.remove(params.itemId);
      }),
    ),

    route(endpoints.clearCart, ({ params }) =>
      cart.write((rows) => {
        for (const { id } of rows.where('userId', params.userId)) rows.remove(id);
      }),
    ),
  ];
}

interface Products {
  artworks: Rows<Artwork>;
  events: Rows<Event>;
}

/** The row with its artwork or event nested; undefined when that no longer exists. */
function itemOf(
  { id, userId, quantity, artworkId, eventId }: CartRow,
  { artworks, events }: Products,
): CartItem | undefined {
  const artwork = artworkId === undefined ? undefined : artworks.get(artworkId);
  const event = eventId === undefined ? undefined : events.get(eventId);
  if (artwork) return { id, userId, quantity, artwork };
  if (event) return { id, userId, quantity, event };
  return undefined;
}

function itemOrThrow(row: CartRow, products: Products): CartItem {
  const item = itemOf(row, products);
  if (!item) throw notFound('Cart item');
  return item;
}

function checkForSale(
  { artworkId, eventId }: Pick<CartRow, 'artworkId' | 'eventId'>,
  { artworks, events }: Products,
  now: string,
): void {
  if (artworkId !== undefined) {
    const artwork = artworks.get(artworkId);
    if (!artwork) throw badRequest('artworkId must be an artwork of the shop');
    if (artwork.isSold) throw conflict('This artwork is sold');
  }
  if (eventId !== undefined) {
    const event = events.get(eventId);
    if (!event) throw badRequest('eventId must be an event of the shop');
    if (hasPassed(event, now)) throw conflict('This event has taken place');
  }
}
