import type { EndpointName } from '#src/contract/endpoints.ts';
import type { PlaceOrder } from '#src/contract/orders.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import type { Id } from '#src/domain/id.ts';
import { sum, times, toCents, toDollars, totalsOf } from '#src/domain/money.ts';
import { Breach, Skip } from '#src/conformance/check.ts';
import { pathOf } from '#src/conformance/rows.ts';
import { idFields, type Product } from '#src/conformance/products.ts';
import { newAccount, type ServerUnderTest } from '#src/conformance/server-under-test.ts';

export interface ValidCall {
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

/** A call of each endpoint that the server must accept. What it needs is found or made first. */
export const validCalls: Record<EndpointName, (server: ServerUnderTest) => Promise<ValidCall>> = {
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
};

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
