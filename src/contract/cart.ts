import * as z from 'zod/mini';
import { Artwork } from './catalog.ts';
import { Event } from './events.ts';
import { Id, Quantity } from './fields.ts';

/** A line of the cart: a quantity of one artwork or of tickets for one event. */
export const CartItem = z
  .object({
    id: Id,
    userId: Id,
    quantity: Quantity,
    artwork: z.optional(Artwork),
    event: z.optional(Event),
  })
  .check(
    z.refine((item) => (item.artwork === undefined) !== (item.event === undefined), {
      error: 'must hold either an artwork or an event',
      path: ['artwork'],
    }),
  );
export type CartItem = z.infer<typeof CartItem>;

/** A line is of an artwork or of an event. */
export const isOfOneProduct = z.refine<{ artworkId?: unknown; eventId?: unknown }>(
  (item) => (item.artworkId === undefined) !== (item.eventId === undefined),
  { error: 'or eventId must be given, and only one of them', path: ['artworkId'] },
);

export const AddCartItem = z
  .object({
    userId: Id,
    artworkId: z.optional(Id),
    eventId: z.optional(Id),
    quantity: Quantity,
  })
  .check(isOfOneProduct);
export type AddCartItem = z.infer<typeof AddCartItem>;

export const UpdateCartItem = z.object({ quantity: Quantity });
export type UpdateCartItem = z.infer<typeof UpdateCartItem>;
