// @vitest-environment node
import { expect, test } from 'vitest';
import type { Artwork } from '#src/domain/catalog.ts';
import {
  countOptions,
  filterParameters,
  NO_FILTERS,
  readFilters,
  selectArtworks,
} from './artwork-filters.ts';
import { moreByArtist, youMayAlsoLike } from './artworks.ts';

function work(fields: Partial<Artwork> & { id: number }): Artwork {
  return {
    title: 'Work',
    image: 'w.avif',
    medium: 'Oil',
    description: '',
    price: 250,
    dimensions: '',
    createdAt: '2024-01-01',
    isFeatured: false,
    isSold: false,
    artistId: 1,
    categoryId: 1,
    ...fields,
  };
}

const ids = (works: readonly Artwork[]) => works.map(({ id }) => id);

test.each([
  ['all', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['under-100', [1, 2]],
  ['100-500', [3, 4]],
  ['500-1000', [5, 6]],
  ['1000-up', [7, 8]],
] as const)('the price band %s is half open', (price, expected) => {
  const works = [0, 99.99, 100, 499.99, 500, 999.99, 1000, 6800].map((dollars, index) =>
    work({ id: index + 1, price: dollars }),
  );
  expect(ids(selectArtworks(works, { ...NO_FILTERS, price }))).toEqual(expected);
});

test('a work without a price is in no price band, and last in both orders by price', () => {
  const works = [
    work({ id: 1, price: undefined }),
    work({ id: 2, price: 900 }),
    work({ id: 3, price: 50 }),
  ];
  for (const price of ['under-100', '100-500', '500-1000', '1000-up'] as const) {
    expect(ids(selectArtworks(works, { ...NO_FILTERS, price }))).not.toContain(1);
  }
  expect(ids(selectArtworks(works, { ...NO_FILTERS, sort: 'price-low-high' }))).toEqual([3, 2, 1]);
  expect(ids(selectArtworks(works, { ...NO_FILTERS, sort: 'price-high-low' }))).toEqual([2, 3, 1]);
  expect(countOptions(works, NO_FILTERS).price).toEqual({
    all: 3,
    'under-100': 1,
    '100-500': 0,
    '500-1000': 1,
    '1000-up': 0,
  });
});

test('the medium is compared as a whole, ignoring case', () => {
  const works = [
    work({ id: 1, medium: 'Oil' }),
    work({ id: 2, medium: 'OIL' }),
    work({ id: 3, medium: 'Oil on linen' }),
    work({ id: 4, medium: 'Mixed Media' }),
  ];
  expect(ids(selectArtworks(works, { ...NO_FILTERS, medium: 'oil' }))).toEqual([1, 2]);
  expect(ids(selectArtworks(works, { ...NO_FILTERS, medium: 'mixed media' }))).toEqual([4]);
});

test.each([
  ['newest', [2, 4, 1, 3]],
  ['oldest', [1, 3, 4, 2]],
  ['price-low-high', [2, 3, 1, 4]],
  ['price-high-low', [1, 4, 2, 3]],
] as const)('%s sorts the works, ties by id, without changing the list', (sort, expected) => {
  const works = [
    work({ id: 4, createdAt: '2024-06-01', price: 300 }),
    work({ id: 3, createdAt: '2020-06-01', price: 100 }),
    work({ id: 2, createdAt: '2025-06-01', price: 100 }),
    work({ id: 1, createdAt: '2020-06-01', price: 300 }),
  ];
  expect(ids(selectArtworks(works, { ...NO_FILTERS, sort }))).toEqual(expected);
  expect(ids(works)).toEqual([4, 3, 2, 1]);
});

test('moreByArtist returns up to four other works of the artist', () => {
  const works = [1, 2, 3, 4, 5, 6].map((id) => work({ id }));
  expect(ids(moreByArtist(works[0]!, works))).toEqual([2, 3, 4, 5]);
});

test('youMayAlsoLike returns up to four works by other artists', () => {
  const works = [1, 2, 3, 4, 5, 6, 7].map((id) => work({ id, artistId: id === 2 ? 1 : id }));
  expect(ids(youMayAlsoLike(works[0]!, works))).toEqual([3, 4, 5, 6]);
});

test('An option counts the works that it leaves with the other filter as it is, also of other mediums', () => {
  const works = [
    work({ id: 1, price: 99.99, medium: 'Oil' }),
    work({ id: 2, price: 100, medium: 'OIL' }),
    work({ id: 3, price: 1_000, medium: 'Digital' }),
    work({ id: 4, price: 1_000, medium: 'Film' }),
  ];
  expect(countOptions(works, { price: '1000-up', medium: 'oil' })).toEqual({
    price: { all: 2, 'under-100': 1, '100-500': 1, '500-1000': 0, '1000-up': 0 },
    medium: { all: 2, oil: 0, acrylic: 0, watercolor: 0, digital: 1, 'mixed media': 0 },
  });
});

const filtersOf = (search: string) => {
  const query = new URLSearchParams(search);
  return readFilters((name) => query.get(name));
};

test.each([
  ['', NO_FILTERS],
  [
    'price=100-500&medium=oil&sort=price-asc',
    { price: '100-500', medium: 'oil', sort: 'price-low-high' },
  ],
  ['medium=mixed-media&sort=price-desc', { medium: 'mixed media', sort: 'price-high-low' }],
  ['price=under-100', { price: 'under-100' }],
  ['price=1000-up&sort=oldest', { price: '1000-up', sort: 'oldest' }],
] as const)('The query "%s" names filters, and filters make that query', (search, named) => {
  const filters = { ...NO_FILTERS, ...named };
  expect(filtersOf(search)).toEqual(filters);
  const parameters = Object.entries(filterParameters(filters)).filter(([, value]) => value);
  expect(new URLSearchParams(parameters).toString()).toBe(search);
});

test.each([
  ['price=0-100&medium=Oil', { price: 'under-100', medium: 'oil' }],
  ['price=1000%2B', { price: '1000-up' }],
  ['price=1000+', { price: '1000-up' }],
  ['medium=Mixed+Media&sort=price-low-high', { medium: 'mixed media', sort: 'price-low-high' }],
] as const)('The query "%s", typed by hand, is read for what it means', (search, named) => {
  expect(filtersOf(search)).toEqual({ ...NO_FILTERS, ...named });
});

test.each([
  'price=toString&medium=oil',
  'price=&medium=oil&sort=__proto__',
  'price=100&medium=oil&sort=popular',
  'price=<script>&medium=oil&medium=film&sort=constructor',
  'price=all&sort=newest&medium=oil',
  `price=${'9'.repeat(10_000)}&medium=oil`,
])('What the query does not name rightly is left out, and the rest counts: %s', (search) => {
  expect(filtersOf(search)).toEqual({ ...NO_FILTERS, medium: 'oil' });
});
