import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { artist, artwork, category, event } from './factories.ts';

const vault = { venue: 'The Vault', location: 'Portland, OR' };

/** A small collection for tests, whose events are dated from `noon`. */
export const smallShop: SeedCollection = {
  categories: [
    category(),
    category({ id: 3, slug: 'film', name: 'Film', description: 'Short and long' }),
  ],
  artists: [
    artist({ fullName: 'Ada Moor', bio: 'Paints.' }),
    artist({ id: 2, fullName: 'Ben Ito', bio: 'Films.', artistType: 'filmmaker' }),
  ],
  artworks: [
    artwork({ id: 1, title: 'Sold Sea', price: 900, artistId: 1, categoryId: 1, isSold: true }),
    artwork({ id: 2, title: 'Quiet Hill', price: 250, artistId: 1, categoryId: 1 }),
    artwork({ id: 3, title: 'Frame 12', price: 80.5, artistId: 2, categoryId: 3 }),
  ],
  events: [
    event({ id: 1, title: 'Late Show', startsInDays: 20, artistId: 2, ...vault }),
    event({ id: 2, title: 'Matinee', startsInDays: 3, artistId: 2, ...vault }),
    event({ id: 3, title: 'Long Ago', startsInDays: -5, artistId: 2, ...vault }),
    event({ id: 4, title: 'Studio Evening', startsInDays: 9, artistId: 1, ...vault }),
    event({ id: 5, title: 'Second Evening', startsInDays: 10, artistId: 1, ...vault }),
    event({ id: 6, title: 'Third Evening', startsInDays: 11, artistId: 1, ...vault }),
    event({
      id: 7,
      title: 'Fourth Evening',
      startsInDays: 12,
      artistId: 1,
      categoryId: 5,
      ...vault,
    }),
  ],
};

/** Local noon of 1 December 2026. */
export const noon = () => new Date(2026, 11, 1, 12, 0);
