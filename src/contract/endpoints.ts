import * as z from 'zod/mini';
import { Credentials, RegisterUser, SignedIn, User } from './account.ts';
import { AddCartItem, CartItem, UpdateCartItem } from './cart.ts';
import { Artist, ArtistPortfolio, Artwork, Category, FeaturedArtist } from './catalog.ts';
import { DomainInfo, Health } from './diagnostics.ts';
import { endpoint } from './endpoint.ts';
import { Event } from './events.ts';
import { Id } from './fields.ts';
import { PlacedOrder, PlaceOrder } from './orders.ts';

const categoryFilter = { categoryId: z.optional(Id) };

/** The endpoints of the API: the calls of the specification's section 7 in its order, then any others. */
export const endpoints = {
  getCart: endpoint({
    method: 'GET',
    path: '/api/cart/:userId',
    params: z.object({ userId: Id }),
    response: z.array(CartItem),
  }),
  addCartItem: endpoint({
    method: 'POST',
    path: '/api/cart',
    body: AddCartItem,
    response: CartItem,
  }),
  updateCartItem: endpoint({
    method: 'PUT',
    path: '/api/cart/:itemId',
    params: z.object({ itemId: Id }),
    body: UpdateCartItem,
    response: CartItem,
  }),
  removeCartItem: endpoint({
    method: 'DELETE',
    path: '/api/cart/:itemId',
    params: z.object({ itemId: Id }),
  }),
  clearCart: endpoint({
    method: 'DELETE',
    path: '/api/cart/user/:userId',
    params: z.object({ userId: Id }),
  }),
  getFeaturedArtist: endpoint({
    method: 'GET',
    path: '/api/artists/featured',
    response: FeaturedArtist,
  }),
  getCategories: endpoint({
    method: 'GET',
    path: '/api/categories',
    response: z.array(Category),
  }),
  getArtworks: endpoint({
    method: 'GET',
    path: '/api/artworks',
    query: z.object(categoryFilter),
    response: z.array(Artwork),
  }),
  getArtwork: endpoint({
    method: 'GET',
    path: '/api/artworks/:id',
    params: z.object({ id: Id }),
    response: Artwork,
  }),
  getArtists: endpoint({
    method: 'GET',
    path: '/api/artists',
    response: z.array(Artist),
  }),
  getArtist: endpoint({
    method: 'GET',
    path: '/api/artists/:id',
    params: z.object({ id: Id }),
    response: ArtistPortfolio,
  }),
  getEvents: endpoint({
    method: 'GET',
    path: '/api/events',
    query: z.object({
      upcoming: z.optional(z.boolean('must be true or false')),
      ...categoryFilter,
    }),
    response: z.array(Event),
  }),
  getEvent: endpoint({
    method: 'GET',
    path: '/api/events/:id',
    params: z.object({ id: Id }),
    response: Event,
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/api/orders',
    body: PlaceOrder,
    response: PlacedOrder,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    body: Credentials,
    response: SignedIn,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
  }),
  registerUser: endpoint({
    method: 'POST',
    path: '/api/users',
    body: RegisterUser,
    response: User,
  }),
  getDomainInfo: endpoint({
    method: 'GET',
    path: '/api/domain-info',
    response: DomainInfo,
  }),
  getHealth: endpoint({
    method: 'GET',
    path: '/health',
    response: Health,
  }),
};

export type EndpointName = keyof typeof endpoints;
