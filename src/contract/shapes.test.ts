// @vitest-environment node
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { smallShop } from '#src/testing/small-shop.ts';
import { Credentials, RegisterUser, SignedIn, User } from './account.ts';
import { AddCartItem, CartItem, UpdateCartItem } from './cart.ts';
import { Artist, ArtistPortfolio, Artwork, Category, FeaturedArtist } from './catalog.ts';
import { DomainInfo, Health } from './diagnostics.ts';
import { ErrorMessage } from './error-message.ts';
import { Event } from './events.ts';
import { OrderItem, PlacedOrder, PlaceOrder } from './orders.ts';

const artist = smallShop.artists[0]!;
const artwork = smallShop.artworks[0]!;
const { startsInDays: _days, time: _time, ...undated } = smallShop.events[0]!;
const event = { ...undated, date: '2026-12-05T19:30' };
const portfolio = { artist, artworks: [artwork], events: [event] };
const user = { id: 1, username: 'mona', email: 'mona@louvre.example', role: 'customer' };
const item = { orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 };
const order = { userId: 6, total: 285, status: 'pending' };

const samples: [name: string, schema: z.ZodMiniType, sample: object, optional: string[]][] = [
  ['Category', Category, smallShop.categories[0]!, []],
  ['Artist', Artist, artist, []],
  ['Artwork', Artwork, artwork, []],
  ['Event', Event, event, []],
  ['ArtistPortfolio', ArtistPortfolio, portfolio, []],
  ['FeaturedArtist', FeaturedArtist, portfolio, ['artist', 'artworks', 'events']],
  ['User', User, user, ['id']],
  ['Credentials', Credentials, { username: 'mona', password: 'smile' }, []],
  ['SignedIn', SignedIn, { user }, []],
  ['RegisterUser', RegisterUser, { ...user, id: undefined, password: 'x' }, ['id', 'role']],
  ['CartItem', CartItem, { id: 1, userId: 6, quantity: 1, artwork }, []],
  ['AddCartItem', AddCartItem, { userId: 6, quantity: 1, eventId: 2 }, []],
  ['UpdateCartItem', UpdateCartItem, { quantity: 1 }, []],
  ['OrderItem', OrderItem, item, []],
  ['PlaceOrder', PlaceOrder, { order, items: [item] }, []],
  ['PlacedOrder', PlacedOrder, { order: { id: 1, ...order }, items: [item] }, []],
  ['ErrorMessage', ErrorMessage, { message: 'x' }, []],
];

test.each(samples)(
  '%s requires each field that is not optional',
  (_name, schema, sample, optional) => {
    expect(schema.safeParse(sample).success).toBe(true);
    for (const name of Object.keys(sample)) {
      const { [name]: _omitted, ...rest } = sample as Record<string, unknown>;
      expect([name, schema.safeParse(rest).success]).toEqual([name, optional.includes(name)]);
    }
  },
);

test.each(samples)('%s checks the type of each field', (_name, schema, sample) => {
  for (const [name, value] of Object.entries(sample)) {
    if (value === undefined) continue;
    const invalid = { ...sample, [name]: () => {} };
    expect([name, schema.safeParse(invalid).success]).toEqual([name, false]);
  }
});

const cartItem = { id: 1, userId: 6, quantity: 2 };
const added = { userId: 6, quantity: 1 };

test.each<[what: string, schema: z.ZodMiniType, value: object]>([
  ['a featured artist without any field', FeaturedArtist, {}],
  [
    'a featured artist whose fields are null',
    FeaturedArtist,
    { artist: null, artworks: null, events: null },
  ],
  ['a cart item with an artwork', CartItem, { ...cartItem, artwork }],
  ['a cart item with an event', CartItem, { ...cartItem, event }],
  ['an artwork added to the cart', AddCartItem, { ...added, artworkId: 2 }],
  ['an event added to the cart', AddCartItem, { ...added, eventId: 2 }],
  ['an ordered artwork', OrderItem, item],
  ['an ordered event', OrderItem, { ...item, artworkId: null, eventId: 2 }],
  ['an order whose item has order id 0', PlaceOrder, { order, items: [{ ...item, orderId: 0 }] }],
  [
    'an order of 1,000 items',
    PlaceOrder,
    { order, items: Array.from({ length: 1_000 }, () => item) },
  ],
])('%s is valid, and unknown fields are removed', (_what, schema, value) => {
  expect(schema.safeParse({ ...value, more: 1 })).toMatchObject({ success: true, data: value });
  expect(schema.safeParse({ ...value, more: 1 }).data).not.toHaveProperty('more');
});

test.each<[what: string, schema: z.ZodMiniType, value: object, path: string]>([
  ['a cart item without an artwork or event', CartItem, cartItem, 'artwork'],
  [
    'a cart item with both an artwork and an event',
    CartItem,
    { ...cartItem, artwork, event },
    'artwork',
  ],
  ['an addition to the cart without an artwork or event', AddCartItem, added, 'artworkId'],
  [
    'an addition to the cart with both',
    AddCartItem,
    { ...added, artworkId: 2, eventId: 2 },
    'artworkId',
  ],
  [
    'an order item without an artwork or event',
    OrderItem,
    { ...item, artworkId: null },
    'artworkId',
  ],
  ['an order item with both', OrderItem, { ...item, eventId: 2 }, 'artworkId'],
  [
    'an order whose item has both',
    PlaceOrder,
    { order, items: [{ ...item, eventId: 2 }] },
    'items.0.artworkId',
  ],
  ['an order without items', PlaceOrder, { order, items: [] }, 'items'],
  [
    'an order of 1,001 items',
    PlaceOrder,
    { order, items: Array.from({ length: 1_001 }, () => item) },
    'items',
  ],
  [
    'an order with the status paid',
    PlaceOrder,
    { order: { ...order, status: 'paid' }, items: [item] },
    'order.status',
  ],
  ['a placed order item with order id 0', OrderItem, { ...item, orderId: 0 }, 'orderId'],
  ['an error with an empty message', ErrorMessage, { message: '' }, 'message'],
])('The error for %s has the path of the field', (_what, schema, value, path) => {
  expect(schema.safeParse(value).error?.issues[0]?.path.join('.')).toBe(path);
});

test.each<[name: string, schema: z.ZodMiniType]>([
  ['DomainInfo', DomainInfo],
  ['Health', Health],
])('%s accepts any object and nothing else', (_name, schema) => {
  const sample = { domain: 'shop.example', port: 1, more: [null] };
  expect(schema.safeParse(sample)).toMatchObject({ success: true, data: sample });
  expect(['text', 1, null, []].filter((value) => schema.safeParse(value).success)).toEqual([]);
});
