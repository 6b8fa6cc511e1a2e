// @vitest-environment node
import { expect, test } from 'vitest';
import { User } from '#src/contract/account.ts';
import { CartItem } from '#src/contract/cart.ts';
import { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import { Event } from '#src/contract/events.ts';
import { PlacedOrder } from '#src/contract/orders.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from './call.ts';
import {
  artist,
  artwork,
  cartItem,
  category,
  datedEvent,
  event,
  order,
  user,
} from './factories.ts';
import { noon } from './small-shop.ts';

test.each([
  ['category', Category, category()],
  ['artist', Artist, artist()],
  ['artwork', Artwork, artwork()],
  ['event', Event, datedEvent()],
  ['line of the cart', CartItem, cartItem()],
  ['line with tickets', CartItem, cartItem({ event: datedEvent(), quantity: 2 })],
  ['account', User, user()],
  ['order', PlacedOrder, order()],
  ['order of tickets', PlacedOrder, order({ id: 7 }, [{ eventId: 2, quantity: 3 }])],
])('The factory makes a valid %s', (_, schema, made) => {
  expect(schema.parse(made)).toEqual(made);
});

test('A collection of what the factories make is served', async () => {
  server.listen();
  await freshBackend({
    collection: {
      categories: [category({ id: 3 })],
      artists: [artist()],
      artworks: [artwork({ categoryId: 3 })],
      events: [event({ startsInDays: 2 })],
    },
    clock: noon,
  });
  expect((await call('GET', '/api/artworks')).body).toEqual([artwork({ categoryId: 3 })]);
  expect((await call('GET', '/api/events/1')).body).toEqual(
    datedEvent({ date: '2026-12-03T19:30' }),
  );
  server.close();
});
