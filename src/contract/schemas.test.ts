// @vitest-environment node
import { expect, test } from 'vitest';
import { Credentials, RegisterUser, SignedIn, User } from './account.ts';
import { AddCartItem, CartItem, UpdateCartItem } from './cart.ts';
import { Artist, ArtistPortfolio, Artwork, Category, FeaturedArtist } from './catalog.ts';
import { ErrorMessage } from './error-message.ts';
import { Event } from './events.ts';
import { OrderItem, PlacedOrder, PlaceOrder } from './orders.ts';

const user = { id: 1, username: 'mona', email: 'mona@louvre.example', role: 'customer' };
const category = { id: 1, slug: 'film', name: 'Film', description: '', image: 'c1.avif' };
const artist = { id: 1, fullName: 'Ada', bio: '', profileImage: 'a1.avif', artistType: 'painter' };
const artwork = {
  id: 2,
  title: 'Quiet Hill',
  image: 'w2.avif',
  medium: 'Oil',
  description: '',
  price: 250,
  dimensions: '',
  createdAt: '2024-05-01',
  isFeatured: false,
  isSold: true,
  artistId: 1,
  categoryId: 1,
};
const event = {
  id: 3,
  title: 'Late Show',
  description: '',
  image: 'e3.avif',
  date: '2026-12-21T19:30',
  venue: '',
  location: '',
  minPrice: 45,
  maxPrice: 120,
  artistId: 1,
  categoryId: 3,
};
const portfolio = { artist, artworks: [artwork], events: [event] };
const cartItem = { id: 1, userId: 6, quantity: 2 };
const orderItem = { orderId: 1, artworkId: 2, eventId: null, quantity: 1, price: 250 };
const order = { userId: 6, total: 285, status: 'pending' };
const placed = { order: { ...order, id: 1 }, items: [orderItem] };

const schemas = {
  User,
  SignedIn,
  Credentials,
  RegisterUser,
  Category,
  Artist,
  Artwork,
  Event,
  ArtistPortfolio,
  FeaturedArtist,
  CartItem,
  AddCartItem,
  UpdateCartItem,
  OrderItem,
  PlaceOrder,
  PlacedOrder,
  ErrorMessage,
};

test.each<[keyof typeof schemas, object]>([
  ['User', user],
  ['SignedIn', { user }],
  ['Credentials', { username: 'mona', password: 'smile' }],
  ['RegisterUser', { username: 'mona', email: 'a@b', password: 'smile', role: 'customer' }],
  ['Category', category],
  ['Artist', artist],
  ['Artwork', artwork],
  ['Event', event],
  ['ArtistPortfolio', portfolio],
  ['FeaturedArtist', portfolio],
  ['FeaturedArtist', {}],
  ['FeaturedArtist', { artist: null, artworks: null, events: null }],
  ['CartItem', { ...cartItem, artwork }],
  ['CartItem', { ...cartItem, event }],
  ['AddCartItem', { userId: 6, quantity: 1, artworkId: 2 }],
  ['AddCartItem', { userId: 6, quantity: 1, eventId: 2 }],
  ['UpdateCartItem', { quantity: 1 }],
  ['OrderItem', orderItem],
  ['OrderItem', { ...orderItem, artworkId: null, eventId: 2 }],
  ['PlaceOrder', { order, items: [{ ...orderItem, orderId: 0 }] }],
  ['PlaceOrder', { order, items: Array.from({ length: 1_000 }, () => orderItem) }],
  ['PlacedOrder', placed],
  ['ErrorMessage', { message: 'x' }],
])('%s takes every field that it has, and none that it does not: case %#', (name, value) => {
  expect(schemas[name].parse({ ...value, more: 'unknown' })).toEqual(value);
});

test.each<[keyof typeof schemas, object, string]>([
  ['User', { ...user, email: 'mona' }, 'email'],
  ['SignedIn', {}, 'user'],
  ['Artwork', { ...artwork, isSold: 'no' }, 'isSold'],
  ['Artwork', { ...artwork, isFeatured: 1 }, 'isFeatured'],
  ['ArtistPortfolio', { ...portfolio, artworks: [{}] }, 'artworks.0.id'],
  ['CartItem', cartItem, 'artwork'],
  ['CartItem', { ...cartItem, artwork, event }, 'artwork'],
  ['AddCartItem', { userId: 6, quantity: 1 }, 'artworkId'],
  ['AddCartItem', { userId: 6, quantity: 1, artworkId: 2, eventId: 2 }, 'artworkId'],
  ['OrderItem', { ...orderItem, artworkId: null }, 'artworkId'],
  ['OrderItem', { ...orderItem, eventId: 2 }, 'artworkId'],
  ['OrderItem', { ...orderItem, orderId: 0 }, 'orderId'],
  ['PlaceOrder', { order, items: [] }, 'items'],
  ['PlaceOrder', { order, items: Array.from({ length: 1_001 }, () => orderItem) }, 'items'],
  ['PlaceOrder', { order: { ...order, status: 'paid' }, items: [orderItem] }, 'order.status'],
  ['PlaceOrder', { order, items: [{ ...orderItem, eventId: 2 }] }, 'items.0.artworkId'],
  ['PlacedOrder', { ...placed, order }, 'order.id'],
  ['ErrorMessage', { message: '' }, 'message'],
])('%s refuses what breaks its rules: case %#', (name, value, path) => {
  const [issue] = schemas[name].safeParse(value).error?.issues ?? [];
  expect(issue?.path.join('.')).toBe(path);
});
