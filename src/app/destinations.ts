import { CATEGORY_LINKS } from '#src/components/category-links.ts';
import { paths } from '#src/paths.ts';

/** Spec 2: the strip has the first five categories and Events. */
export const STRIP_LINKS = [...CATEGORY_LINKS.slice(0, 5), { label: 'Events', to: paths.events }];

/** The footer's columns; links without a page of their own lead to the 404 page (O-3). */
export const FOOTER_COLUMNS = [
  {
    heading: 'Shop',
    links: [
      ...CATEGORY_LINKS.slice(0, 5),
      // The footer's Mixed Media link leads to the 404 page.
      { label: 'Mixed Media', to: paths.mixedMedia },
    ],
  },
  {
    heading: 'Discover',
    links: [
      { label: 'Artworks', to: paths.artworks },
      { label: 'Artists', to: paths.artists },
      { label: 'Events', to: paths.events },
      { label: 'Consulting', to: paths.consulting },
    ],
  },
  {
    heading: 'For Artists',
    links: [
      { label: 'Artist Sign Up', to: paths.artistSignUp },
      { label: 'Artist Submissions', to: paths.artistSubmissions },
      { label: 'Venues', to: paths.venues },
      { label: 'Pricing', to: paths.pricing },
    ],
  },
  {
    heading: 'Help',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Shipping', to: paths.shipping },
      { label: 'FAQ', to: paths.faq },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
      { label: 'Cookies', to: paths.cookies },
    ],
  },
] as const;
