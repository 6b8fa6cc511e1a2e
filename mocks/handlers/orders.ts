import { endpoints } from '#src/contract/endpoints.ts';
import { badRequest, conflict } from '#mocks/server/problem.ts';
import { creating } from '#mocks/server/route.ts';
import type { Shop } from './shop.ts';

/** Orders are kept whole, as they were placed; they sell nothing out (readings R-26). */
export function orderRoutes({ database: { orders, artworks, events }, clock }: Shop) {
  return [
    creating(endpoints.placeOrder, ({ body }) => {
      for (const [index, { artworkId, eventId }] of body.items.entries()) {
        const artwork = artworkId === null ? undefined : artworks.get(artworkId);
        if (artworkId !== null && !artwork) {
          throw badRequest(`items[${index}].artworkId must be an artwork of the shop`);
        }
        if (artwork?.isSold) throw conflict(`${artwork.title} is sold`);
        if (eventId !== null && !events.get(eventId)) {
          throw badRequest(`items[${index}].eventId must be an event of the shop`);
        }
      }
      const placedAt = clock().toISOString();
      return orders.write((rows) => {
        const { order, items } = rows.insert((id) => ({
          id,
          placedAt,
          order: { ...body.order, id },
          // Readings R-27: the backend assigns the order's id.
          items: body.items.map((item) => ({ ...item, orderId: id })),
        }));
        return { order, items };
      });
    }),
  ];
}
