import * as z from 'zod/mini';
import { currencyName } from '#src/copy/brand/currency-name.ts';
import { Credentials, RegisterUser, SignedIn, User } from '#src/contract/account.ts';
import { AddCartItem, CartItem, UpdateCartItem } from '#src/contract/cart.ts';
import {
  Artist,
  ArtistPortfolio,
  Artwork,
  Category,
  FeaturedArtist,
} from '#src/contract/catalog.ts';
import { DomainInfo, Health } from '#src/contract/diagnostics.ts';
import { ErrorMessage } from '#src/contract/error-message.ts';
import { Event } from '#src/contract/events.ts';
import { Id } from '#src/contract/fields.ts';
import { OrderItem, PlacedOrder, PlaceOrder, PlaceOrderItem } from '#src/contract/orders.ts';

interface NamedSchema {
  schema: z.ZodMiniType;
  description: string;
  /** What each field holds, by its path: `order.total`. */
  fields: Record<string, string>;
  /** The fields of which it has one or the other; it checks them by a function, which `z.toJSONSchema` does not see. */
  either?: z.ZodMiniXor;
}

const userId = 'The id of a user; the shop always sends 6.';
const total = `What the buyer pays, in ${currencyName} with at most two decimals: items, shipping and tax.`;
const artistId = 'The id of the artist.';
const categoryId = 'The id of the category.';
const picture =
  'Address of the picture: absolute, or relative to the site. A fragment may describe the file.';
const ordered = {
  artworkId: 'The id of the artwork; null where tickets are bought.',
  eventId: 'The id of the event whose tickets are bought; null for an artwork.',
  quantity: 'How many pieces or tickets.',
  price: `Price of one piece in ${currencyName}, with at most two decimals.`,
};
const status = 'Every order is pending.';

/** A new one each time, because a schema is registered under one name. */
const oneIsNull = () =>
  z.xor([
    z.object({ artworkId: Id, eventId: z.null() }),
    z.object({ artworkId: z.null(), eventId: Id }),
  ]);

/** The schemas that the document refers to by name, in the order in which it lists them. */
export const namedSchemas: Record<string, NamedSchema> = {
  Category: {
    schema: Category,
    description: 'A category of artworks and events.',
    fields: {
      id: 'The id of the category.',
      slug: 'Its name in addresses: `pet-portraits`.',
      name: 'Its name.',
      description: 'What it holds, in a sentence.',
      image: picture,
    },
  },
  Artwork: {
    schema: Artwork,
    description: 'An artwork, of which there is one.',
    fields: {
      id: 'The id of the artwork.',
      title: 'Its title.',
      image: picture,
      medium:
        'What it is made with. The shop filters by Oil, Acrylic, Watercolor, Digital and Mixed Media.',
      description: 'What there is to see and to know.',
      price: `Price in ${currencyName}, with at most two decimals.`,
      dimensions: 'Its size in words: `32 x 40 in`; may be empty.',
      createdAt: 'The day on which it was made: `2026-03-19`; empty where nobody knows it.',
      isFeatured: 'Whether the shop calls it a bestseller.',
      isSold: 'Whether it is sold, and can no longer be added to a cart or ordered.',
      artistId,
      categoryId,
    },
  },
  Artist: {
    schema: Artist,
    description: 'An artist: a person who makes artworks or performs.',
    fields: {
      id: 'The id of the artist.',
      fullName: 'First and last name.',
      bio: 'The life of the artist; may be empty.',
      profileImage: picture,
      artistType:
        'painter, pet_artist, filmmaker, performance_artist or musician; any other value is shown as Artist.',
    },
  },
  ArtistPortfolio: {
    schema: ArtistPortfolio,
    description: 'An artist with what the artist offers.',
    fields: {
      artist: 'The artist.',
      artworks: 'All artworks of the artist.',
      events: 'The upcoming events of the artist, in ascending order.',
    },
  },
  FeaturedArtist: {
    schema: FeaturedArtist,
    description: 'The featured artist. Each part may be missing or null.',
    fields: {
      artist: 'The artist.',
      artworks: 'Artworks of the artist; the home page shows the first.',
      events: 'Upcoming events of the artist, in ascending order; the home page shows the first.',
    },
  },
  Event: {
    schema: Event,
    description: 'A live event.',
    fields: {
      id: 'The id of the event.',
      title: 'Its title.',
      description: 'What will happen.',
      image: picture,
      date: 'Local date and time at the venue, without a time zone: `2026-12-05T19:30`.',
      venue: 'The name of the venue.',
      location: 'Where the venue is.',
      minPrice: `Price of a ticket in ${currencyName}, with at most two decimals.`,
      maxPrice: 'Price of the best seats. Shown where it is above `minPrice`, and not for sale.',
      artistId,
      categoryId,
    },
  },
  CartItem: {
    schema: CartItem,
    description: 'A line of the cart. It holds either an artwork or an event.',
    either: z.xor([z.object({ artwork: Artwork }), z.object({ event: Event })]),
    fields: {
      id: 'The id of the line.',
      userId: 'The id of the user whose cart it is.',
      quantity: 'How many pieces or tickets.',
      artwork: 'The artwork of the line.',
      event: 'The event whose tickets the line holds.',
    },
  },
  AddCartItem: {
    schema: AddCartItem,
    description: 'What to add: either an artwork or tickets for an event.',
    either: z.xor([z.object({ artworkId: Id }), z.object({ eventId: Id })]),
    fields: {
      userId,
      artworkId: 'The id of an artwork.',
      eventId: 'The id of an event.',
      quantity: 'How many pieces or tickets to add.',
    },
  },
  UpdateCartItem: {
    schema: UpdateCartItem,
    description: 'The change of a line.',
    fields: { quantity: 'The new quantity.' },
  },
  PlaceOrder: {
    schema: PlaceOrder,
    description: 'What the checkout sends.',
    fields: {
      order: 'The order as a whole.',
      'order.userId': userId,
      'order.total': total,
      'order.status': status,
      items: 'What is bought.',
    },
  },
  PlaceOrderItem: {
    schema: PlaceOrderItem,
    description: 'What to buy: either an artwork or tickets for an event.',
    either: oneIsNull(),
    fields: {
      orderId: '0, because the server assigns the id of the order.',
      ...ordered,
    },
  },
  OrderItem: {
    schema: OrderItem,
    description: 'What is bought: either an artwork or tickets for an event.',
    either: oneIsNull(),
    fields: {
      orderId: 'The id of the order.',
      ...ordered,
    },
  },
  PlacedOrder: {
    schema: PlacedOrder,
    description: 'An order as it was placed.',
    fields: {
      order: 'The order as a whole.',
      'order.id': 'The id of the order.',
      'order.userId': userId,
      'order.total': total,
      'order.status': status,
      items: 'What was bought.',
    },
  },
  Credentials: {
    schema: Credentials,
    description: 'What somebody signs in with.',
    fields: { username: 'The username, in upper or lower case.', password: 'The password.' },
  },
  SignedIn: {
    schema: SignedIn,
    description: 'A successful sign-in.',
    fields: { user: 'The account.' },
  },
  User: {
    schema: User,
    description: 'An account, without its password.',
    fields: {
      id: 'The id of the account. The shop does not need it.',
      username: 'The username.',
      email: 'The email address, `name@host`.',
      role: 'customer for every account that was created through the API.',
    },
  },
  RegisterUser: {
    schema: RegisterUser,
    description: 'A new account.',
    fields: {
      username: 'The username; nobody may have the same in upper or lower case.',
      email: 'An address `name@host`; nobody may have the same in upper or lower case.',
      password: 'The password, of any length.',
      role: 'Ignored.',
    },
  },
  DomainInfo: { schema: DomainInfo, description: 'Any object.', fields: {} },
  Health: { schema: Health, description: 'Any object.', fields: {} },
  ErrorMessage: {
    schema: ErrorMessage,
    description: 'The body of every response that is an error.',
    fields: { message: 'What is wrong, for people. It names the field that is wrong.' },
  },
};
