import { faker } from '@faker-js/faker/locale/en';
import type { User } from '#src/contract/account.ts';
import type { CartItem } from '#src/contract/cart.ts';
import type { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import type { Event } from '#src/contract/events.ts';
import type { PlacedOrder } from '#src/contract/orders.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

type SeedEvent = SeedCollection['events'][number];

/** Names, places and titles that are the same for a row of this id in every run. */
function drawn<Words>(id: number, words: () => Words): Words {
  faker.seed(id);
  return words();
}

/** A category, valid as it is; what a test is about is given: `category({ name: 'Film' })`. So are all that follow. */
export function category(fields: Partial<Category> = {}): Category {
  const id = fields.id ?? 1;
  return {
    id,
    slug: 'paintings',
    name: 'Paintings',
    description: 'Oil and more',
    image: `c${id}.avif`,
    ...fields,
  };
}

export function artist(fields: Partial<Artist> = {}): Artist {
  const id = fields.id ?? 1;
  return {
    id,
    ...drawn(id, () => ({
      fullName: `${faker.person.firstName()} ${faker.person.lastName()}`,
      bio: `Lives in ${faker.location.city()}.`,
    })),
    profileImage: `a${id}.avif`,
    artistType: 'painter',
    ...fields,
  };
}

const titled = (words: string) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

export function artwork(fields: Partial<Artwork> = {}): Artwork {
  const id = fields.id ?? 1;
  return {
    id,
    title: drawn(id, () => titled(`${faker.word.adjective()} ${faker.word.noun()}`)),
    image: `w${id}.avif`,
    medium: 'Oil',
    description: 'On linen.',
    price: 250,
    dimensions: '24 x 36 in',
    createdAt: '2024-05-01',
    isFeatured: false,
    isSold: false,
    artistId: 1,
    categoryId: 1,
    ...fields,
  };
}

/** An event of a collection, which says in how many days it takes place. */
export function event(fields: Partial<SeedEvent> = {}): SeedEvent {
  const id = fields.id ?? 1;
  return {
    id,
    description: 'An evening.',
    image: `e${id}.avif`,
    startsInDays: 20,
    time: '19:30',
    ...drawn(id, () => ({
      title: `${faker.music.genre()} Night`,
      venue: `${faker.person.lastName()} Hall`,
      location: `${faker.location.city()}, ${faker.location.state({ abbreviated: true })}`,
    })),
    minPrice: 45,
    maxPrice: 120,
    artistId: 1,
    categoryId: 3,
    ...fields,
  };
}

/** An event as the API answers it, with its date. */
export function datedEvent(fields: Partial<Event> = {}): Event {
  const { startsInDays: _, time: __, ...seeded } = event(fields);
  return { ...seeded, date: '2026-12-21T19:30', ...fields };
}

/** A line of the cart: an artwork, where no event is given. */
export function cartItem(fields: Partial<CartItem> = {}): CartItem {
  const artworkOrEvent = fields.event ? {} : { artwork: artwork() };
  return { id: 1, userId: CART_USER_ID, quantity: 1, ...artworkOrEvent, ...fields };
}

/** An account as the API answers it. */
export function user(fields: Partial<User> = {}): User {
  const id = fields.id ?? 1;
  const username = drawn(id, () => faker.person.firstName().toLowerCase());
  return { id, username, email: `${username}@example.com`, role: 'customer', ...fields };
}

type OrderItem = PlacedOrder['items'][number];

/** A placed order of an artwork, or of these items. */
export function order(
  fields: Partial<PlacedOrder['order']> = {},
  items: readonly Partial<OrderItem>[] = [{ artworkId: 1 }],
): PlacedOrder {
  const id = fields.id ?? 1;
  return {
    order: { id, userId: CART_USER_ID, total: 250, status: 'pending', ...fields },
    items: items.map((item) => ({
      orderId: id,
      artworkId: null,
      eventId: null,
      quantity: 1,
      price: 250,
      ...item,
    })),
  };
}
