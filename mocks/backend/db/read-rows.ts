import type { Database } from './database.ts';
import type { CartRow, OrderRow, UserRow } from './stored-rows.ts';

/** What the tables hold that visitors change. */
export interface RowsOf {
  cart: CartRow;
  orders: OrderRow;
  users: UserRow;
}

/** All rows of a table, for whoever looks at the shop from outside: a test, the console. */
export function readRows<Name extends keyof RowsOf>(
  { cart, orders, users }: Database,
  table: Name,
): Promise<readonly Readonly<RowsOf[Name]>[]> {
  const readers: { [Each in keyof RowsOf]: () => Promise<readonly Readonly<RowsOf[Each]>[]> } = {
    cart: () => cart.read((rows) => rows.all()),
    orders: () => orders.read((rows) => rows.all()),
    users: () => users.read((rows) => rows.all()),
  };
  return readers[table]();
}
