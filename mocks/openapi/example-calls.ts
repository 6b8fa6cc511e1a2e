import type { BodyOf, ParamsOf, QueryOf } from '#src/contract/endpoint.ts';
import type { EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];

/** A call to make; what is wrong in it, is wrong on purpose. */
export interface ExampleCall<Name extends EndpointName = EndpointName> {
  /** Key of the example, in the document unique to its response. */
  name: string;
  summary: string;
  params?: Partial<Record<keyof ParamsOf<EndpointOf<Name>>, number | string>>;
  query?: Partial<Record<keyof QueryOf<EndpointOf<Name>>, number | string | boolean>>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether a shop without any row answers it. */
  isEmptyShop?: true;
}

/** Ids of `fixtures/painted.ts`: examples stay the same when the shop shows another collection. */
const ARTWORK = 1;
const SOLD_ARTWORK = 11;
const EVENT = 4;
const PAST_EVENT = 1;
const ARTIST = 1;
const UNKNOWN = 999_999;

const artworkToAdd: BodyOf<EndpointOf<'addCartItem'>> = {
  userId: 6,
  artworkId: ARTWORK,
  quantity: 1,
};
const ticketsToAdd: BodyOf<EndpointOf<'addCartItem'>> = { userId: 6, eventId: EVENT, quantity: 2 };
const order: BodyOf<EndpointOf<'placeOrder'>> = {
  order: { userId: 6, total: 3255, status: 'pending' },
  items: [{ orderId: 0, artworkId: ARTWORK, eventId: null, quantity: 1, price: 3000 }],
};
const mona = {
  username: 'mona',
  email: 'mona@louvre.example',
  password: 'a smile of some kind',
  role: 'customer',
};

const artworkAdded: ExampleCall<'addCartItem'> = {
  name: 'artwork',
  summary: 'An artwork',
  body: artworkToAdd,
};
const ticketsAdded: ExampleCall<'addCartItem'> = {
  name: 'tickets',
  summary: 'Two tickets',
  body: ticketsToAdd,
};
const key = { [IDEMPOTENCY_KEY]: '0b9c7d0e-3f6a-4a55-9f0e-2b7d8f1c6a34' };

/** Calls made before those of an endpoint, whose cart would be empty otherwise. */
export const preparations: Partial<Record<EndpointName, readonly ExampleCall<'addCartItem'>[]>> = {
  getCart: [artworkAdded, ticketsAdded],
  updateCartItem: [artworkAdded],
  removeCartItem: [artworkAdded],
  clearCart: [artworkAdded],
};

const unknownRow = { name: 'unknown', summary: 'An id that no row has', params: { id: UNKNOWN } };

/**
 * The calls whose responses are the examples of the document, made one after the other. A call that is not here has
 * those of `calls-from-schema.ts`.
 */
export const exampleCalls: {
  readonly [Name in EndpointName]?: readonly ExampleCall<Name>[];
} = {
  getCart: [
    { name: 'cart', summary: 'An artwork and two tickets', params: { userId: 6 } },
    { name: 'notAnId', summary: 'An id that is not a number', params: { userId: 'me' } },
  ],
  addCartItem: [
    artworkAdded,
    ticketsAdded,
    {
      name: 'neither',
      summary: 'Neither an artwork nor an event',
      body: { userId: 6, quantity: 1 },
    },
    {
      name: 'unknownArtwork',
      summary: 'An artwork that does not exist',
      body: { userId: 6, artworkId: UNKNOWN, quantity: 1 },
    },
    {
      name: 'tooMany',
      summary: 'More than 999 with those in the cart',
      body: { ...ticketsToAdd, quantity: 999 },
    },
    {
      name: 'sold',
      summary: 'A sold artwork',
      body: { userId: 6, artworkId: SOLD_ARTWORK, quantity: 1 },
    },
    {
      name: 'past',
      summary: 'An event that has taken place',
      body: { userId: 6, eventId: PAST_EVENT, quantity: 1 },
    },
  ],
  updateCartItem: [
    { name: 'quantity', summary: 'Three pieces', params: { itemId: 1 }, body: { quantity: 3 } },
    { name: 'none', summary: 'No piece', params: { itemId: 1 }, body: { quantity: 0 } },
    {
      name: 'unknown',
      summary: 'A line that does not exist',
      params: { itemId: UNKNOWN },
      body: { quantity: 3 },
    },
  ],
  removeCartItem: [
    { name: 'removed', summary: 'A line of the cart', params: { itemId: 1 } },
    { name: 'removedTwice', summary: 'The same line again', params: { itemId: 1 } },
  ],
  clearCart: [
    { name: 'cleared', summary: 'The cart of the shop', params: { userId: 6 } },
    { name: 'notAnId', summary: 'An id that is not a number', params: { userId: 'me' } },
  ],
  getFeaturedArtist: [
    { name: 'featured', summary: 'The artist with the newest work' },
    { name: 'none', summary: 'A shop without artists', isEmptyShop: true },
  ],
  getCategories: [{ name: 'categories', summary: 'The first two' }],
  getArtworks: [
    { name: 'ofCategory', summary: 'The first two of a category', query: { categoryId: 1 } },
    { name: 'notAnId', summary: 'A category by its name', query: { categoryId: 'film' } },
  ],
  getArtwork: [
    { name: 'artwork', summary: 'An artwork for sale', params: { id: ARTWORK } },
    { name: 'sold', summary: 'A sold artwork', params: { id: SOLD_ARTWORK } },
    unknownRow,
  ],
  getArtists: [{ name: 'artists', summary: 'The first two' }],
  getArtist: [
    { name: 'artist', summary: 'A painter, with two works', params: { id: ARTIST } },
    unknownRow,
  ],
  getEvents: [
    {
      name: 'upcoming',
      summary: 'The next two of a category',
      query: { upcoming: true, categoryId: 3 },
    },
    { name: 'notABoolean', summary: 'Neither true nor false', query: { upcoming: 'yes' } },
  ],
  getEvent: [{ name: 'event', summary: 'An event', params: { id: EVENT } }, unknownRow],
  placeOrder: [
    { name: 'order', summary: 'An artwork, with shipping and tax', headers: key, body: order },
    {
      name: 'empty',
      summary: 'An order without items',
      body: { ...order, items: [] },
    },
    {
      name: 'longKey',
      summary: 'A key that is too long',
      headers: { [IDEMPOTENCY_KEY]: 'x'.repeat(201) },
      body: order,
    },
    {
      name: 'sold',
      summary: 'A sold artwork',
      body: { ...order, items: [{ ...order.items[0], artworkId: SOLD_ARTWORK }] },
    },
    {
      name: 'keyOfAnother',
      summary: 'The key of another order',
      headers: key,
      body: { ...order, order: { ...order.order, total: 1 } },
    },
  ],
  signIn: [
    {
      name: 'demo',
      summary: 'The account for demonstrations',
      body: { username: 'demo', password: 'demo1234' },
    },
    { name: 'noPassword', summary: 'No password', body: { username: 'demo' } },
    {
      name: 'wrong',
      summary: 'A wrong password',
      body: { username: 'demo', password: 'wrong' },
    },
  ],
  signOut: [{ name: 'signedOut', summary: 'Signed out' }],
  registerUser: [
    { name: 'customer', summary: 'A customer', body: mona },
    {
      name: 'notAnEmail',
      summary: 'A malformed email address',
      body: { ...mona, email: 'louvre.example' },
    },
    { name: 'username', summary: 'A username that is taken', body: mona },
    {
      name: 'email',
      summary: 'An email address that is taken',
      body: { ...mona, username: 'lisa' },
    },
  ],
  getDomainInfo: [{ name: 'domain', summary: 'Of the mock backend' }],
  getHealth: [{ name: 'health', summary: 'Of the mock backend' }],
};
