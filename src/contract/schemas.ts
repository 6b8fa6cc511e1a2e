import * as z from 'zod/mini';
import { Credentials, RegisterUser, SignedIn, User } from './account.ts';
import { AddCartItem, CartItem, UpdateCartItem } from './cart.ts';
import { Artist, ArtistPortfolio, Artwork, Category, FeaturedArtist } from './catalog.ts';
import { DomainInfo, Health } from './diagnostics.ts';
import type { CallSchemas } from './endpoint.ts';
import { Event } from './events.ts';
import { PlacedOrder, PlaceOrder } from './orders.ts';

/** What each endpoint carries as JSON. Loaded when a body or a response has to be checked. */
export const schemas = {
  getCart: { response: z.array(CartItem) },
  addCartItem: { body: AddCartItem, response: CartItem },
  updateCartItem: { body: UpdateCartItem, response: CartItem },
  removeCartItem: {},
  clearCart: {},
  getFeaturedArtist: { response: FeaturedArtist },
  getCategories: { response: z.array(Category) },
  getArtworks: { response: z.array(Artwork) },
  getArtwork: { response: Artwork },
  getArtists: { response: z.array(Artist) },
  getArtist: { response: ArtistPortfolio },
  getEvents: { response: z.array(Event) },
  getEvent: { response: Event },
  placeOrder: { body: PlaceOrder, response: PlacedOrder },
  signIn: { body: Credentials, response: SignedIn },
  signOut: {},
  registerUser: { body: RegisterUser, response: User },
  getDomainInfo: { response: DomainInfo },
  getHealth: { response: Health },
} satisfies Record<string, CallSchemas>;
