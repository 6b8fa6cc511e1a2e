import * as z from 'zod/mini';
import { Dollars, Id, Quantity, SentDollars } from './fields.ts';

const oneOfBoth = z.refine<{ artworkId: number | null; eventId: number | null }>(
  (item) => (item.artworkId === null) !== (item.eventId === null),
  { error: 'or eventId must be given, the other one null', path: ['artworkId'] },
);

const orderedFields = {
  artworkId: z.nullable(Id),
  eventId: z.nullable(Id),
  quantity: Quantity,
};

export const OrderStatus = z.literal('pending', 'must be pending');

/** What checkout sends for an item; `orderId` is 0 because the backend assigns the actual id. */
export const PlaceOrderItem = z
  .object({
    orderId: z.int('must be a whole number'),
    ...orderedFields,
    /** Unit price. */
    price: SentDollars,
  })
  .check(oneOfBoth);

/** What checkout sends. */
export const PlaceOrder = z.object({
  order: z.object({ userId: Id, total: SentDollars, status: OrderStatus }),
  items: z
    .array(PlaceOrderItem)
    .check(z.minLength(1, 'must not be empty'), z.maxLength(1_000, 'are too many')),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const OrderItem = z
  .object({
    orderId: Id,
    ...orderedFields,
    /** Unit price. */
    price: Dollars,
  })
  .check(oneOfBoth);
export type OrderItem = z.infer<typeof OrderItem>;

export const PlacedOrder = z.object({
  order: z.object({ id: Id, userId: Id, total: Dollars, status: OrderStatus }),
  items: z.array(OrderItem),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
