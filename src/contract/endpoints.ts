import type { Endpoint, Method, QueryKind } from './endpoint.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { schemas } from './schemas.ts';

interface Address {
  method: Method;
  path: `/${string}`;
  query?: Readonly<Record<string, QueryKind>>;
}

/** Method, path and search parameters: the calls of the specification's section 7 in its order, then any others. */
const addresses = {
  getCart: { method: 'GET', path: '/api/cart/:userId' },
  addCartItem: { method: 'POST', path: '/api/cart' },
  updateCartItem: { method: 'PUT', path: '/api/cart/:itemId' },
  removeCartItem: { method: 'DELETE', path: '/api/cart/:itemId' },
  clearCart: { method: 'DELETE', path: '/api/cart/user/:userId' },
  getFeaturedArtist: { method: 'GET', path: '/api/artists/featured' },
  getCategories: { method: 'GET', path: '/api/categories' },
  getArtworks: { method: 'GET', path: '/api/artworks', query: { categoryId: 'id' } },
  getArtwork: { method: 'GET', path: '/api/artworks/:id' },
  getArtists: { method: 'GET', path: '/api/artists' },
  getArtist: { method: 'GET', path: '/api/artists/:id' },
  getEvents: {
    method: 'GET',
    path: '/api/events',
    query: { upcoming: 'boolean', categoryId: 'id' },
  },
  getEvent: { method: 'GET', path: '/api/events/:id' },
  placeOrder: { method: 'POST', path: '/api/orders' },
  signIn: { method: 'POST', path: '/api/auth/login' },
  signOut: { method: 'POST', path: '/api/auth/logout' },
  registerUser: { method: 'POST', path: '/api/users' },
  getDomainInfo: { method: 'GET', path: '/api/domain-info' },
  getHealth: { method: 'GET', path: '/health' },
} as const satisfies Record<keyof typeof schemas, Address>;

export type EndpointName = keyof typeof addresses;

type QueryKindsOf<Of extends Address> = Of extends { query: infer Query extends object }
  ? Query
  : Record<never, QueryKind>;
type Endpoints = {
  [Name in EndpointName]: Endpoint<
    (typeof addresses)[Name]['path'],
    QueryKindsOf<(typeof addresses)[Name]>,
    (typeof schemas)[Name]
  >;
};

/** Once for all calls, which go on in their order: imports of one module under way together resolve in any order. */
const loadAllSchemas = loadOnce(async () => (await import('./schemas.ts')).schemas);

/** The endpoints of the API. Their schemas are the rows of the same names in schemas.ts. */
export const endpoints = Object.fromEntries(
  Object.entries<Address>(addresses).map(([name, address]) => [
    name,
    {
      query: {},
      ...address,
      loadSchemas: async () => (await loadAllSchemas())[name as EndpointName],
    },
  ]),
) as unknown as Endpoints;
