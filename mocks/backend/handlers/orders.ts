import type { Artwork } from '#src/contract/catalog.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Event } from '#src/contract/events.ts';
import { hasPassed } from '#src/domain/events.ts';
import { localTime } from '#src/domain/local-time.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import type { PlacedOrder, PlaceOrder } from '#src/contract/orders.ts';
import type { Rows } from '#mocks/backend/db/table.ts';
import { badRequest, conflict } from '#mocks/backend/server/http-error.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

const MAX_KEY_CHARACTERS = 200;

/** Orders are stored exactly as placed; they do not mark artworks as sold. */
export function orderRoutes({ database, clock }: HandlerContext) {
  return [
    route(endpoints.placeOrder, { status: 201 }, async ({ body, headers }) => {
      const key = keyOf(headers);
      const now = clock();
      const placedAt = now.toISOString();
      const [artworks, events, { response: schema }] = await Promise.all([
        database.artworks,
        database.events,
        endpoints.placeOrder.loadSchemas(),
      ]);
      const textOf = (order: PlacedOrder) => JSON.stringify(schema.parse(order));
      return database.orders.write((rows) => {
        const earlier = key === null ? undefined : rows.where('key', key)[0];
        if (earlier) {
          if (textOf(placed(earlier.id, body)) !== textOf(earlier)) {
            throw conflict(`The ${IDEMPOTENCY_KEY} belongs to another order`);
          }
          // A repeated request gets the first response, even if an artwork has been sold since.
          return { order: earlier.order, items: earlier.items };
        }
        checkForSale(body.items, { artworks, events }, localTime(now));
        const { order, items } = rows.insert((id) => ({
          id,
          placedAt,
          key,
          ...placed(id, body),
        }));
        return { order, items };
      });
    }),
  ];
}

function checkForSale(
  items: PlaceOrder['items'],
  { artworks, events }: { artworks: Rows<Artwork>; events: Rows<Event> },
  now: string,
): void {
  for (const [index, { artworkId, eventId }] of items.entries()) {
    if (artworkId !== null) {
      const artwork = artworks.get(artworkId);
      if (!artwork) throw badRequest(`items[${index}].artworkId must be an artwork of the shop`);
      if (artwork.isSold) throw conflict(`${artwork.title} is sold`);
    }
    if (eventId !== null) {
      const event = events.get(eventId);
      if (!event) throw badRequest(`items[${index}].eventId must be an event of the shop`);
      if (hasPassed(event, now)) throw conflict(`${event.title} has taken place`);
    }
  }
}

/** The order with the id that the backend assigned. */
function placed(id: number, { order, items }: PlaceOrder): PlacedOrder {
  return { order: { ...order, id }, items: items.map((item) => ({ ...item, orderId: id })) };
}

function keyOf(headers: Headers): string | null {
  const key = headers.get(IDEMPOTENCY_KEY)?.trim() ?? null;
  if (key === '' || (key && key.length > MAX_KEY_CHARACTERS)) {
    throw badRequest(`${IDEMPOTENCY_KEY} must have 1 to ${MAX_KEY_CHARACTERS} characters`);
  }
  return key;
}
