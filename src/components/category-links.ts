import { paths } from '#src/paths.ts';

/** The categories of the header, the mobile overlay and an empty cart. */
export const CATEGORY_LINKS = [
  { label: 'Paintings', slug: 'paintings' },
  { label: 'Pet Portraits', slug: 'pet-portraits' },
  { label: 'Film', slug: 'film' },
  { label: 'Performance Art', slug: 'performance-art' },
  { label: 'Live Music', slug: 'live-music' },
  { label: 'Mixed Media', slug: 'mixed-media' },
].map(({ label, slug }) => ({ label, to: paths.category(slug) }));
