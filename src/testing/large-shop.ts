import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { artwork, event } from './factories.ts';
import { smallShop } from './small-shop.ts';

const ada = { artistId: 1, categoryId: 1 };
const cleo = { artistId: 3, categoryId: 1 };

/** The small shop with more rows: enough to exceed the limit of every list. */
export const largeShop: SeedCollection = {
  categories: [
    ...smallShop.categories,
    { id: 2, slug: 'pet-portraits', name: 'Pet Portraits', description: 'Paws', image: 'c2.avif' },
    { id: 4, slug: 'performance-art', name: 'Performance Art', description: '', image: 'c4.avif' },
    { id: 5, slug: 'live-music', name: 'Live Music', description: 'Loud', image: 'c5.avif' },
    { id: 6, slug: 'mixed-media', name: 'Mixed Media', description: 'Glue', image: 'c6.avif' },
  ],
  artists: [
    ...smallShop.artists,
    artist({ id: 3, fullName: 'Cleo Park', artistType: 'pet_artist' }),
    artist({ id: 4, fullName: 'Dan Roe', artistType: 'performance_artist' }),
    artist({ id: 5, fullName: 'Eva Lund', artistType: 'musician' }),
    artist({ id: 6, fullName: 'Fay Quist', artistType: 'sculptor', bio: '' }),
  ],
  artworks: [
    ...smallShop.artworks,
    artwork({
      id: 4,
      title: 'Barn',
      price: 1200,
      medium: 'Acrylic',
      ...ada,
      createdAt: '2023-02-01',
    }),
    artwork({
      id: 5,
      title: 'Bay',
      price: 60,
      medium: 'Watercolor',
      ...ada,
      createdAt: '2022-02-01',
    }),
    artwork({
      id: 6,
      title: 'Door',
      price: 550,
      medium: 'Mixed Media',
      ...ada,
      createdAt: '2021-02-01',
    }),
    artwork({
      id: 7,
      title: 'Room',
      price: 99,
      medium: 'Digital',
      ...ada,
      createdAt: '2020-02-01',
    }),
    artwork({ id: 8, title: 'Pond', price: 700, medium: 'OIL', ...cleo, createdAt: '2019-02-01' }),
    artwork({
      id: 9,
      title: 'Lamp',
      price: 110,
      ...cleo,
      createdAt: '2018-02-01',
      isFeatured: true,
    }),
    artwork({ id: 10, title: 'Chair', price: 120, ...cleo, createdAt: '2017-02-01' }),
    artwork({ id: 11, title: 'Stair', price: 130, ...cleo, createdAt: '2016-02-01' }),
    artwork({ id: 12, title: 'Roof', price: 140, ...cleo, createdAt: '2015-02-01' }),
    artwork({ id: 13, title: 'Spaniel', price: 300, artistId: 3, categoryId: 2 }),
    artwork({ id: 14, title: 'Shard', price: 400, artistId: 4, categoryId: 6 }),
  ],
  events: [
    ...smallShop.events,
    event({
      id: 8,
      title: 'Slow Walk',
      startsInDays: 35,
      artistId: 4,
      categoryId: 4,
      maxPrice: 45,
    }),
    event({ id: 9, title: 'Open House', startsInDays: 36, artistId: 4, categoryId: 1 }),
  ],
};

function artist(
  person: Pick<SeedCollection['artists'][number], 'id' | 'fullName' | 'artistType'> & {
    bio?: string;
  },
) {
  return { bio: 'Works.', profileImage: `a${person.id}.avif`, ...person };
}
