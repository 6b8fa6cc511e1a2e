import type { User } from '#src/contract/account.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import { byDate } from '#src/domain/events.ts';
import { orderOf } from '#src/domain/order.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import { demoAccount } from '#mocks/backend/db/demo-account.ts';

/** The user of the scenarios that sign somebody in: the demo account, as its sign-in responds. */
export const demoUser: User = {
  id: demoAccount.id,
  username: demoAccount.username,
  email: demoAccount.email,
  role: demoAccount.role,
};

const DAY = 24 * 60 * 60 * 1000;

/** Puts three works and tickets to two events into the cart, works that are not sold first. */
export async function fillCart({ cart, ...database }: Database): Promise<void> {
  const [artworks, events] = await Promise.all([database.artworks, database.events]);
  // In a sold-out shop the cart holds works that were sold afterwards.
  const works = [...artworks.all()].sort((a, b) => Number(a.isSold) - Number(b.isSold));
  const lines = [
    ...works.slice(0, 3).map(({ id }) => ({ artworkId: id, quantity: 1 })),
    ...[...events.all()]
      .sort(byDate)
      .slice(-2)
      .map(({ id }) => ({ eventId: id, quantity: 2 })),
  ];
  await cart.write((rows) => {
    for (const line of lines) rows.insert((id) => ({ id, userId: CART_USER_ID, ...line }));
  });
}

/** Adds three earlier orders, 30 days apart, of one work each. */
export async function placeOrders({ artworks, orders }: Database, now: Date): Promise<void> {
  const works = (await artworks).all().slice(0, 3);
  await orders.write((rows) => {
    for (const [index, artwork] of works.entries()) {
      const { order } = orderOf([{ id: 1, quantity: 1, artwork }]);
      const placedAt = new Date(now.getTime() - (works.length - index) * 30 * DAY).toISOString();
      rows.insert((id) => ({
        id,
        placedAt,
        key: null,
        order: { ...order, id },
        items: [
          { orderId: id, artworkId: artwork.id, eventId: null, quantity: 1, price: artwork.price },
        ],
      }));
    }
  });
}
