/** An id or slug in a path, whatever it holds; `:id` and `:param` are names in the pattern of a route. */
const segment = (text: string | number) =>
  text === ':id' || text === ':param' ? text : encodeURIComponent(text);

/** All paths of the shop, for routes and links. */
export const paths = {
  home: '/',
  artists: '/artists',
  artist: (id: string | number) => `/artist/${segment(id)}`,
  artworks: '/artworks',
  artwork: (id: string | number) => `/artwork/${segment(id)}`,
  category: (slugOrId: string | number) => `/category/${segment(slugOrId)}`,
  events: '/events',
  event: (id: string | number) => `/event/${segment(id)}`,
  consulting: '/consulting',
  signUp: '/signup',
  artistSignUp: '/artist-signup',
  cart: '/cart',
  checkout: '/checkout',
  signIn: '/signin',
  domainTest: '/domain-test',

  // Linked without a page on purpose: they lead to the 404 page (O-2, O-3).
  account: '/account',
  orders: '/orders',
  wishlist: '/wishlist',
  about: '/about',
  artistSubmissions: '/artist-submissions',
  venues: '/venues',
  pricing: '/pricing',
  shipping: '/shipping',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  mixedMedia: '/mixed-media',
} as const;

/** The parameters of a list's address that choose what it shows: `/artworks?price=100-500&sort=price-asc`. */
export const LIST_PARAMETERS = ['price', 'medium', 'sort', 'kind', 'city', 'type'] as const;
export type ListParameter = (typeof LIST_PARAMETERS)[number];

/** The patterns of all paths with a page; the same as the routes'. */
export const pagePaths = (): string[] => [
  paths.home,
  paths.artists,
  paths.artist(':id'),
  paths.artworks,
  paths.artwork(':id'),
  paths.category(':param'),
  paths.events,
  paths.event(':id'),
  paths.consulting,
  paths.signUp,
  paths.artistSignUp,
  paths.cart,
  paths.checkout,
  paths.signIn,
  paths.domainTest,
];

/**
 * The path of the page that a file of the built site shows: `/artists` for `/artists.html`, `/` for `/index.html`. Hosts
 * take `//artists` for the same, which browsers take for the address of another site.
 */
export const pathOfFile = (path: string): string =>
  path.replace(/\/+/g, '/').replace(/(?<=\/)index\.html$|\.html$/, '');
