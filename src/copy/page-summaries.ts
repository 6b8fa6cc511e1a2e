import { brand } from './brand.ts';

interface PageSummary {
  /** The name of the page in its document title; Home has none. */
  title?: string;
  description: string;
  /** Search engines shall not list it: it shows only what belongs to its visitor. */
  isPrivate?: true;
}

/** Read aloud: an Atelier, a Vernissage. */
const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a');

/** Every page that is not about a row of the catalog, by its name in `paths`. */
export const pageSummaries = {
  home: {
    description: `${brand.line}: paintings, pet portraits, films and live events, straight from the people who make them.`,
  },
  artists: {
    title: 'Artists',
    description: `Meet the painters, filmmakers, performers and musicians of ${brand.name}, and see their works and upcoming events.`,
  },
  artworks: {
    title: 'Artworks',
    description:
      'Every work in the shop, from oils and watercolors to film stills and mixed media, each sold by the artist who made it.',
  },
  events: {
    title: 'Upcoming Events',
    description: `Film screenings, performances and concerts by the artists of ${brand.name}, with tickets for each of them.`,
  },
  consulting: {
    title: 'Art Consulting Services',
    description:
      'Advice for first buyers, collectors and artists: consultations, collection curation, business coaching and help while you shop.',
  },
  signUp: {
    title: 'Become a Member',
    description: `Create ${article(brand.name)} ${brand.name} account to buy original art and tickets for live events.`,
  },
  artistSignUp: {
    title: 'Artist Sign Up',
    description: `How an artist comes to ${brand.name}: show us your work, hang your first wall, then sell and play under your own name.`,
  },
  signIn: {
    title: 'Sign In',
    description: `Sign in to your ${brand.name} account.`,
    isPrivate: true,
  },
  cart: {
    title: 'Cart',
    description: `The artworks and tickets in your ${brand.name} cart.`,
    isPrivate: true,
  },
  checkout: {
    title: 'Checkout',
    description: `Complete your purchase of artworks and tickets at ${brand.name}.`,
    isPrivate: true,
  },
} satisfies Record<string, PageSummary>;
