import * as fc from 'fast-check';
import type { CallSchemas, Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import type { PlaceOrder } from '#src/contract/orders.ts';
import { schemas } from '#src/contract/schemas.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import type { Id } from '#src/domain/id.ts';
import { sum, times, toCents, toDollars, totalsOf } from '#src/domain/money.ts';
import { Breach, Skip } from '#src/conformance/breach.ts';
import { obstacle } from '#src/conformance/expectations.ts';
import { type Overrides, validBodies } from '#src/conformance/generated/bodies.ts';
import { idOf, objectOf, pathOf } from '#src/conformance/rows.ts';
import { idFields, type Product } from '#src/conformance/products.ts';
import { newAccount, type ServerUnderTest } from '#src/conformance/server-under-test.ts';

interface ValidCall {
  path: string;
  /** Sent as JSON. */
  json?: unknown;
}

/** What checkout sends; the ids of products are those of their server. */
export interface SentOrder {
  order: PlaceOrder['order'];
  items: {
    orderId: number;
    artworkId: Id | null;
    eventId: Id | null;
    quantity: number;
    price: number;
  }[];
}

type MakeCall = (server: ServerUnderTest) => Promise<ValidCall>;

/** Calls that the server must accept. What they need is found or made first. */
const ownCalls = {
  async getCart({ cart, products }) {
    const [artwork, event] = [...(await products.artworks(1)), ...(await products.events(1))];
    // The call is made also where the cart cannot be read: its check is to show why.
    await cart.begin(artwork!, event!).catch((failure: unknown) => {
      if (!(failure instanceof Breach || failure instanceof Skip)) throw failure;
    });
    return { path: `/api/cart/${cart.userId}` };
  },
  async addCartItem({ cart, products }) {
    const [artwork] = await products.artworks(1);
    await cart.begin();
    return { path: '/api/cart', json: { userId: cart.userId, ...idFields(artwork!), quantity: 2 } };
  },
  async updateCartItem(server) {
    return { path: pathOf('/api/cart', await lineId(server)), json: { quantity: 3 } };
  },
  async removeCartItem(server) {
    return { path: pathOf('/api/cart', await lineId(server)) };
  },
  async clearCart(server) {
    await lineId(server);
    return { path: `/api/cart/user/${server.cart.userId}` };
  },
  getFeaturedArtist: async () => ({ path: '/api/artists/featured' }),
  getCategories: async () => ({ path: '/api/categories' }),
  getArtworks: async () => ({ path: '/api/artworks' }),
  async getArtwork({ products }) {
    const [artwork] = await products.artworks(1);
    return { path: pathOf('/api/artworks', artwork!.id) };
  },
  getArtists: async () => ({ path: '/api/artists' }),
  async getArtist({ products }) {
    const { id } = await products.artist();
    return { path: pathOf('/api/artists', id) };
  },
  getEvents: async () => ({ path: '/api/events' }),
  async getEvent({ products }) {
    const [event] = await products.events(1);
    return { path: pathOf('/api/events', event!.id) };
  },
  async placeOrder({ products }) {
    const items = [...(await products.artworks(1)), ...(await products.events(1))];
    return { path: '/api/orders', json: orderOfProducts(items) };
  },
  async signIn(server) {
    const { username, password } = await server.account();
    return { path: '/api/auth/login', json: { username, password } };
  },
  signOut: async () => ({ path: '/api/auth/logout' }),
  registerUser: async () => ({ path: '/api/users', json: { ...newAccount(), role: 'customer' } }),
  getDomainInfo: async () => ({ path: '/api/domain-info' }),
  getHealth: async () => ({ path: '/health' }),
} satisfies Partial<Record<EndpointName, MakeCall>>;

/** Whether the specification says how the call is made and with which status it is answered. */
export const hasOwnCall = (name: EndpointName): boolean => name in ownCalls;

const callsFromSchemas = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [
    name,
    (server: ServerUnderTest) => callFromSchema(name, server),
  ]),
) as Record<EndpointName, MakeCall>;

/** A call of each endpoint that the server must accept; one that is not above is made from its schema. */
export const validCalls: Record<EndpointName, MakeCall> = { ...callsFromSchemas, ...ownCalls };

/** Ids of users and products are the server's; that of another row is of one that `POST` to the path before it makes. */
export async function callFromSchema(
  name: EndpointName,
  server: ServerUnderTest,
): Promise<ValidCall> {
  const { path }: Endpoint = endpoints[name];
  const { body }: CallSchemas = schemas[name];
  const [artwork] = await server.products.artworks(1);
  const [event] = await server.products.events(1);
  const ids: Record<string, Id> = {
    userId: server.cart.userId,
    artworkId: artwork!.id,
    eventId: event!.id,
  };
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const id = segment.startsWith(':') ? segment.slice(1) : undefined;
    const value = id && (ids[id] ?? (await createdId(segments.join('/'), server)));
    segments.push(value === undefined ? segment : encodeURIComponent(value));
  }
  if (!body) return { path: segments.join('/') };
  const known = Object.entries(ids).map(([field, id]) => [field, fc.constant(id)]);
  const bodies = validBodies(body, Object.fromEntries(known) as Overrides);
  const [json] = fc.sample(bodies, { numRuns: 1, seed: server.seed });
  return { path: segments.join('/'), json };
}

async function createdId(path: string, server: ServerUnderTest): Promise<Id> {
  const creating = (Object.keys(endpoints) as EndpointName[]).find(
    (name) => endpoints[name].method === 'POST' && endpoints[name].path === path,
  );
  if (!creating) {
    throw new Error(`Say in src/conformance/checks/valid-calls.ts how a row of ${path} is found`);
  }
  const call = await validCalls[creating](server);
  const reply = await server.send('POST', call.path, { json: call.json });
  const id = idOf(objectOf(reply));
  if (id === undefined) throw obstacle(reply, `it needs the id of what ${reply.call} creates`);
  return id;
}

/** The id of the only line of the cart. */
async function lineId({ cart, products }: ServerUnderTest): Promise<Id> {
  const [artwork] = await products.artworks(1);
  const [line] = await cart.begin(artwork!);
  return line!.id;
}

/** The order that the shop would place for products of which it has so many each. */
export function orderOfProducts(products: readonly Product[], quantity = 1): SentOrder {
  const subtotal = sum(products.map(({ price }) => times(toCents(price), quantity)));
  return {
    order: { userId: CART_USER_ID, total: toDollars(totalsOf(subtotal).total), status: 'pending' },
    items: products.map(({ kind, id, price }) => ({
      orderId: 0,
      artworkId: kind === 'artwork' ? id : null,
      eventId: kind === 'event' ? id : null,
      quantity,
      price,
    })),
  };
}
