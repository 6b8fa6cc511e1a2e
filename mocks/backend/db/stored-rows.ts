import * as z from 'zod/mini';
import { User } from '#src/contract/account.ts';
import { isOfOneProduct } from '#src/contract/cart.ts';
import { FilledText, Id, Quantity } from '#src/contract/fields.ts';
import { PlacedOrder } from '#src/contract/orders.ts';

/** A cart line as stored: the id of its artwork or event, whose fields handlers look up for the response. */
export const CartRow = z
  .object({
    id: Id,
    userId: Id,
    quantity: Quantity,
    artworkId: z.optional(Id),
    eventId: z.optional(Id),
  })
  .check(isOfOneProduct);
export type CartRow = z.infer<typeof CartRow>;

/** An order as stored, with the time it was placed and its Idempotency-Key, if any. */
export const OrderRow = z.object({
  id: Id,
  placedAt: FilledText,
  key: z.nullable(FilledText),
  ...PlacedOrder.shape,
});
export type OrderRow = z.infer<typeof OrderRow>;

/** A password as stored: it can be checked and not read. */
export const HashedPassword = z.object({
  salt: z.string(),
  // More would block the page for seconds.
  iterations: z.int().check(z.gte(1), z.lte(1_000_000)),
  hash: FilledText,
});
export type HashedPassword = z.infer<typeof HashedPassword>;

/** An account as stored; the password never leaves the backend. */
export const UserRow = z.object({ ...User.shape, id: Id, password: HashedPassword });
export type UserRow = z.infer<typeof UserRow>;

/** The schema of each table's rows. */
export const rowSchemas = { cart: CartRow, orders: OrderRow, users: UserRow } satisfies Record<
  string,
  z.ZodMiniType
>;
