import type { CartItem } from '#src/contract/cart.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { MAX_QUANTITY } from '#src/contract/fields.ts';
import type { CartRow } from '#mocks/backend/db/stored-rows.ts';
import { badRequest, conflict, notFound } from '#mocks/backend/server/http-error.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** The cart: one row per artwork or event and user. */
export function cartRoutes({ database: { cart, artworks, events } }: HandlerContext) {
  /** The row with its artwork or event nested; undefined when that no longer exists. */
  const itemOf = ({ id, userId, quantity, artworkId, eventId }: CartRow): CartItem | undefined => {
    const artwork = artworkId === undefined ? undefined : artworks.get(artworkId);
    const event = eventId === undefined ? undefined : events.get(eventId);
    if (artwork) return { id, userId, quantity, artwork };
    if (event) return { id, userId, quantity, event };
    return undefined;
  };

  const itemOrThrow = (row: CartRow): CartItem => {
    const item = itemOf(row);
    if (!item) throw notFound('Cart item');
    return item;
  };

  const checkForSale = ({ artworkId, eventId }: Pick<CartRow, 'artworkId' | 'eventId'>) => {
    if (artworkId !== undefined) {
      const artwork = artworks.get(artworkId);
      if (!artwork) throw badRequest('artworkId must be an artwork of the shop');
      if (artwork.isSold) throw conflict('This artwork is sold');
    }
    if (eventId !== undefined && !events.get(eventId)) {
      throw badRequest('eventId must be an event of the shop');
    }
  };

  return [
    route(endpoints.getCart, ({ params }) =>
      cart.read((rows) => rows.where('userId', params.userId).flatMap((row) => itemOf(row) ?? [])),
    ),

    route(endpoints.addCartItem, { status: 201 }, ({ body }) => {
      checkForSale(body);
      return cart.write((rows) => {
        const existing = rows
          .where('userId', body.userId)
          .find(
            ({ artworkId, eventId }) => artworkId === body.artworkId && eventId === body.eventId,
          );
        if (!existing) return itemOrThrow(rows.insert((id) => ({ id, ...body })));
        const quantity = existing.quantity + body.quantity;
        if (quantity > MAX_QUANTITY) {
          throw badRequest(
            `quantity must be ${MAX_QUANTITY} or less, with what the cart already holds`,
          );
        }
        return itemOrThrow(rows.put({ ...existing, quantity }));
      });
    }),

    route(endpoints.updateCartItem, ({ params, body }) =>
      cart.write((rows) => {
        const row = rows.get(params.itemId);
        if (!row) throw notFound('Cart item');
        return itemOrThrow(rows.put({ ...row, quantity: body.quantity }));
      }),
    ),

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
