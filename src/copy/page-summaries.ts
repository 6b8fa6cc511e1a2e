import { HERO_HEADING } from './titles.ts';

interface PageSummary {
  /** The name of the page in its document title; Home has none. */
  title?: string;
  description: string;
}

/** Every page that is not about a row of the catalog, by its name in `paths`. */
export const pageSummaries = {
  home: {
    description: `${HERO_HEADING}: paintings, pet portraits, films and live events, straight from the people who make them.`,
  },
  artists: {
    title: 'Artists',
    description:
      'Meet the painters, filmmakers, performers and musicians of Vernissage, and see their works and upcoming events.',
  },
  artworks: {
    title: 'Artworks',
    description:
      'Every work in the shop, from oils and watercolors to film stills and mixed media, each sold by the artist who made it.',
  },
  events: {
    title: 'Upcoming Events',
    description:
      'Film screenings, performances and concerts by the artists of Vernissage, with tickets for each of them.',
  },
  consulting: {
    title: 'Art Consulting Services',
    description:
      'Advice for first buyers, collectors and artists: consultations, collection curation, business coaching and help while you shop.',
  },
  signUp: {
    title: 'Become a Member',
    description: 'Create a Vernissage account to buy original art and tickets for live events.',
  },
  artistSignUp: {
    title: 'Artist Sign Up',
    description:
      'How an artist comes to Vernissage: show us your work, hang your first wall, then sell and play under your own name.',
  },
  signIn: {
    title: 'Sign in',
    description: 'Sign in to your Vernissage account.',
  },
  cart: {
    title: 'Cart',
    description: 'The artworks and tickets in your Vernissage cart.',
  },
  checkout: {
    title: 'Checkout',
    description: 'Complete your purchase of artworks and tickets at Vernissage.',
  },
} satisfies Record<string, PageSummary>;

/** The picture beside the heading of Home, which is decoration there and stands for the shop in link previews. */
export const HERO_DESCRIPTION =
  'A painting of a woman in white on a path through wild flowers above the sea';
