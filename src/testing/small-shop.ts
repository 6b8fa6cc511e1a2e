import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** A small collection for tests, whose events are dated from `noon`. */
export const smallShop: SeedCollection = {
  categories: [
    { id: 1, slug: 'paintings', name: 'Paintings', description: 'Oil and more', image: 'c1.avif' },
    { id: 3, slug: 'film', name: 'Film', description: 'Short and long', image: 'c3.avif' },
  ],
  artists: [
    { id: 1, fullName: 'Ada Moor', bio: 'Paints.', profileImage: 'a1.avif', artistType: 'painter' },
    { id: 2, fullName: 'Ben Ito', bio: 'Films.', profileImage: 'a2.avif', artistType: 'filmmaker' },
  ],
  artworks: [
    artwork({ id: 1, title: 'Sold Sea', price: 900, artistId: 1, categoryId: 1, isSold: true }),
    artwork({ id: 2, title: 'Quiet Hill', price: 250, artistId: 1, categoryId: 1 }),
    artwork({ id: 3, title: 'Frame 12', price: 80.5, artistId: 2, categoryId: 3 }),
  ],
  events: [
    event({ id: 1, title: 'Late Show', startsInDays: 20, artistId: 2 }),
    event({ id: 2, title: 'Matinee', startsInDays: 3, artistId: 2 }),
    event({ id: 3, title: 'Long Ago', startsInDays: -5, artistId: 2 }),
    event({ id: 4, title: 'Studio Evening', startsInDays: 9, artistId: 1 }),
    event({ id: 5, title: 'Second Evening', startsInDays: 10, artistId: 1 }),
    event({ id: 6, title: 'Third Evening', startsInDays: 11, artistId: 1 }),
    event({ id: 7, title: 'Fourth Evening', startsInDays: 12, artistId: 1, categoryId: 5 }),
  ],
};

/** Local noon of 1 December 2026. */
export const noon = () => new Date(2026, 11, 1, 12, 0);

type Work = SeedCollection['artworks'][number];
type Happening = SeedCollection['events'][number];

/** A seed row of an artwork, with defaults. */
export function artwork(
  work: Pick<Work, 'id' | 'title' | 'price' | 'artistId' | 'categoryId'> & Partial<Work>,
): Work {
  return {
    image: `w${work.id}.avif`,
    medium: 'Oil',
    description: 'On linen.',
    dimensions: '24 x 36 in',
    createdAt: '2024-05-01',
    isFeatured: false,
    isSold: false,
    ...work,
  };
}

/** A seed row of an event, with defaults. */
export function event(
  happening: Pick<Happening, 'id' | 'title' | 'startsInDays' | 'artistId'> & Partial<Happening>,
): Happening {
  return {
    description: 'An evening.',
    image: `e${happening.id}.avif`,
    time: '19:30',
    venue: 'The Vault',
    location: 'Portland, OR',
    minPrice: 45,
    maxPrice: 120,
    categoryId: 3,
    ...happening,
  };
}
