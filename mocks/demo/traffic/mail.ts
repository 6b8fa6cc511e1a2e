import { formatPrice, pluralize } from '#src/copy/format.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';
import { isSeed } from '../rows/edit-rows.ts';
import { momentOf, productOf } from '../rows/row-views.ts';

/** A letter that a server with the shop's rows would send. The shop sends none. */
export interface Letter {
  /** Stays the same while the row does. */
  key: string;
  to: string;
  subject: string;
  text: string;
}

/** Checkout sends no address (Spec 7), so that an order does not say whose it is. */
const UNKNOWN_ADDRESS = 'the address from checkout, which the order does not carry';

/** One letter for each order and each registered account, the newest first. */
export async function viewMail(database: Database): Promise<readonly Letter[]> {
  const [artworks, events, orders, users] = await Promise.all([
    database.artworks,
    database.events,
    readRows(database, 'orders'),
    readRows(database, 'users'),
  ]);
  const confirmations = orders.map(({ id, placedAt, order, items }) => ({
    key: `order-${id}`,
    to: UNKNOWN_ADDRESS,
    subject: `Your order ${id}`,
    text: [
      'Thank you for your purchase. Your order has been placed successfully.',
      ...items.map((item) => {
        const { title } = productOf(item, { artworks, events });
        return `${item.quantity} × ${title}, ${formatPrice(item.price)} each`;
      }),
      `${pluralize(items.length, 'line')}, total with shipping and tax: ${formatPrice(order.total)}`,
      `Placed ${momentOf(placedAt)}`,
    ].join('\n\n'),
  }));
  const welcomes = users
    .filter(({ id }) => !isSeed('users', id))
    .map(({ id, username, email }) => ({
      key: `user-${id}`,
      to: email,
      subject: `Welcome, ${username}`,
      text: 'Your account has been created. You can now log in.',
    }));
  return [...confirmations.reverse(), ...welcomes.reverse()];
}
