import type { Endpoint, ParamsOf, QueryOf } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';

/** The nouns that the calls are listed under, in their order. Calls without words of their own have one from their path. */
const tags = {
  Cart: 'What a buyer has put aside: one line for each artwork or event.',
  Catalog: 'Categories, artworks and artists.',
  Events: 'Live events, whose tickets are for sale.',
  Orders: 'What has been bought.',
  Account: 'Signing up, in and out.',
  Diagnostics: 'What the page /domain-test shows.',
};

interface Words {
  tag: string;
  summary: string;
  description: string;
  /** What the ids of the path are. */
  params?: Record<string, string>;
  /** What the search parameters choose. */
  query?: Record<string, string>;
  /** Request headers that have a meaning, all of them optional. */
  headers?: Record<string, { description: string; schema: object }>;
  /** The status of success, where it is not 200, or 204 without a body. */
  status?: 201;
  /** What success means. */
  success: string;
  /** Errors that the method, the path and the schemas do not imply; a text here replaces an implied one. */
  errors?: Partial<Record<400 | 401 | 404 | 409, string>>;
}

interface OperationText<Name extends EndpointName> extends Words {
  tag: keyof typeof tags;
  params?: Record<keyof ParamsOf<(typeof endpoints)[Name]>, string>;
  query?: Record<keyof QueryOf<(typeof endpoints)[Name]>, string>;
}

const userId = 'The id of a user; the shop always sends 6.';
const itemId = 'The id of a line of the cart.';
const noItem = 'No line of the cart has this id, or it is not a positive integer.';

/** What the table of endpoints and the schemas cannot say of each call. A call that is not here has `wordsFromName`. */
export const operations: {
  [Name in EndpointName]?: OperationText<Name>;
} = {
  getCart: {
    tag: 'Cart',
    summary: 'List the cart of a user',
    description: 'Lines whose artwork or event no longer exists are left out.',
    params: { userId },
    success:
      'The lines of the cart in the order in which they were added; none for an unknown user.',
  },
  addCartItem: {
    tag: 'Cart',
    summary: 'Add an artwork or tickets to the cart',
    description:
      'What the cart already holds is not added again: the quantity of its line is raised by the quantity sent.',
    status: 201,
    success: 'The line, new or raised.',
    errors: {
      400: 'A field is missing or wrong, the artwork or event does not exist, or the line would hold more than 999.',
      409: 'The artwork is sold, or the event has taken place.',
    },
  },
  updateCartItem: {
    tag: 'Cart',
    summary: 'Set the quantity of a line',
    description: 'Replaces the quantity; also that of an artwork that has been sold since.',
    params: { itemId },
    success: 'The changed line.',
    errors: { 404: noItem },
  },
  removeCartItem: {
    tag: 'Cart',
    summary: 'Remove a line from the cart',
    description: 'Removing it a second time is a 404 and changes nothing.',
    params: { itemId },
    success: 'The line is removed.',
    errors: { 404: noItem },
  },
  clearCart: {
    tag: 'Cart',
    summary: 'Remove every line from the cart of a user',
    description: 'An empty cart, or that of an unknown user, can be cleared as well.',
    params: { userId },
    success: 'The cart is empty.',
  },
  getFeaturedArtist: {
    tag: 'Catalog',
    summary: 'Get the featured artist',
    description:
      'The artist that the home page presents, which the server chooses. The path takes precedence over that of an artist’s id.',
    success: 'The artist with artworks and upcoming events. The shop hides what is missing.',
    errors: { 404: 'There is no artist.' },
  },
  getCategories: {
    tag: 'Catalog',
    summary: 'List the categories',
    description: 'All of them, in the order in which the shop shows them.',
    success: 'The categories.',
  },
  getArtworks: {
    tag: 'Catalog',
    summary: 'List artworks',
    description: 'Sold ones are part of the list. It is not paged and has no particular order.',
    query: { categoryId: 'Only the artworks of this category; none for an unknown one.' },
    success: 'The artworks.',
  },
  getArtwork: {
    tag: 'Catalog',
    summary: 'Get an artwork',
    description: 'One artwork, sold or not.',
    params: { id: 'The id of an artwork.' },
    success: 'The artwork.',
    errors: { 404: 'No artwork has this id, or it is not a positive integer.' },
  },
  getArtists: {
    tag: 'Catalog',
    summary: 'List the artists',
    description: 'All of them. The home page presents the first four.',
    success: 'The artists.',
  },
  getArtist: {
    tag: 'Catalog',
    summary: 'Get an artist with artworks and events',
    description: 'Past events are left out.',
    params: { id: 'The id of an artist.' },
    success:
      'The artist, all of the artist’s artworks, and the upcoming events in ascending order.',
    errors: { 404: 'No artist has this id, or it is not a positive integer.' },
  },
  getEvents: {
    tag: 'Events',
    summary: 'List events',
    description:
      'In ascending order of their dates. Without a parameter past events are listed, too.',
    query: {
      upcoming: 'Whether to leave out past events.',
      categoryId: 'Only the upcoming events of this category; none for an unknown one.',
    },
    success: 'The events.',
  },
  getEvent: {
    tag: 'Events',
    summary: 'Get an event',
    description: 'One event, past or upcoming.',
    params: { id: 'The id of an event.' },
    success: 'The event.',
    errors: { 404: 'No event has this id, or it is not a positive integer.' },
  },
  placeOrder: {
    tag: 'Orders',
    summary: 'Place an order',
    description:
      'The order is stored as sent; it neither marks artworks as sold nor empties the cart. The server assigns the id, also that of the items, which are sent with 0.',
    headers: {
      [IDEMPOTENCY_KEY]: {
        description:
          'Names an attempt to order. The same order sent again with the same key is placed once, and gets the first response again.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
      },
    },
    status: 201,
    success: 'The order with its id.',
    errors: {
      400: 'A field or the key is wrong, or an item names an artwork or event that does not exist.',
      409: 'An artwork is sold, an event has taken place, or the key belongs to another order.',
    },
  },
  signIn: {
    tag: 'Account',
    summary: 'Sign in',
    description:
      'Checks the password and returns the account. No call requires a session. Usernames are compared without regard to case.',
    success: 'The account.',
    errors: {
      401: 'The username is unknown or the password wrong; the response does not say which.',
    },
  },
  signOut: {
    tag: 'Account',
    summary: 'Sign out',
    description: 'Has no body. The shop forgets the account whatever the response is.',
    success: 'Signed out, also where nobody was signed in.',
  },
  registerUser: {
    tag: 'Account',
    summary: 'Create an account',
    description: 'Every account created here has the role customer.',
    status: 201,
    success: 'The account.',
    errors: {
      409: 'The username or the email address is taken, in upper or lower case. The shop shows the message.',
    },
  },
  getDomainInfo: {
    tag: 'Diagnostics',
    summary: 'Describe the domain',
    description: 'Any object; the page shows it as it is.',
    success: 'What the server knows of the domain that it was called by.',
  },
  getHealth: {
    tag: 'Diagnostics',
    summary: 'Tell whether the server works',
    description:
      'Any object; the page shows it as it is. The path starts at the root, not under /api.',
    success: 'The server works.',
  },
};

/** The words of a call: its own, or those that its name and path make. */
export const textOf = (name: EndpointName): Words =>
  operations[name] ?? wordsFromName(name, endpoints[name]);

/** The nouns of all calls, each with what it is. */
export const tagTexts = (): Record<string, string> => ({
  ...Object.fromEntries(
    (Object.keys(endpoints) as EndpointName[]).map((name) => {
      const { tag } = textOf(name);
      return [tag, `The calls of ${tag.toLowerCase()}.`];
    }),
  ),
  ...tags,
});

/** `addWishlistItem` of `/api/wishlist`: "Add wishlist item", under Wishlist. */
export function wordsFromName(
  name: string,
  { path, query }: Pick<Endpoint, 'path' | 'query'>,
): Words {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, id]) => id!);
  const summary = capitalized(wordsOf(name));
  return {
    tag: capitalized(wordsOf(path.replace('/api/', '').split('/')[0]!)),
    summary,
    description: `${summary}.`,
    success: 'The call is answered.',
    params: Object.fromEntries(params.map((id) => [id, `The ${wordsOf(id)}.`])),
    query: Object.fromEntries(Object.keys(query).map((id) => [id, `The ${wordsOf(id)}.`])),
  };
}

/** `artworkId`: "artwork id". */
export const wordsOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());
