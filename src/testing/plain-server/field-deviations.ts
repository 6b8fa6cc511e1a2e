import type { Deviation } from './deviation.ts';
import type { Row } from './rows.ts';

type Noun = 'artwork' | 'event' | 'artist' | 'category';

const PATHS: Record<Noun, `/${string}`> = {
  artwork: '/artwork/1',
  event: '/event/1',
  artist: '/artist/1',
  category: '/category/paintings',
};

const without = (row: Row, left: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== left));

/** A field with another value; without the field where that is undefined. */
function field(
  noun: Noun,
  name: string,
  value: unknown,
  expected: Pick<Deviation, 'shows' | 'texts' | 'absent'>,
): Deviation {
  const sends = value === undefined ? 'no such field' : `\`${JSON.stringify(value)}\``;
  const change = (row: Row) =>
    value === undefined ? without(row, name) : { ...row, [name]: value };
  return {
    about: `${noun}.${name}`,
    sends,
    path: PATHS[noun],
    ways: { [noun]: change },
    ...expected,
  };
}

const created = [
  '2024-05-01',
  '2024-05-01T10:11:12Z',
  '2024-05-01T10:11:12.123Z',
  '2024-05-01T10:11:12+02:00',
  '2024-05-01 10:11:12',
  '2024-05-01 10:11:12.123456+00',
  'Wed, 01 May 2024 10:11:12 GMT',
  '2024',
  2024,
  1_714_557_600_000,
  1_714_557_600,
].map((value) =>
  field('artwork', 'createdAt', value, { shows: 'its year', texts: ['Created', '2024'] }),
);

const notCreated = ['', null, undefined, 'May 2026', '1150-32-74T93:22'].map((value) =>
  field('artwork', 'createdAt', value, {
    shows: 'no row Created',
    texts: ['Medium'],
    absent: ['Created'],
  }),
);

/** The pages are looked at in New York. */
const dates = (
  [
    ['2030-12-05T19:30', 'the wall time that it is', ['Dec 5, 2030', '7:30 PM']],
    ['2030-12-05T19:30:00.000', 'the wall time that it is', ['Dec 5, 2030', '7:30 PM']],
    ['2030-12-05 19:30:00', 'the wall time that it is', ['Dec 5, 2030', '7:30 PM']],
    ['2030-12-05T19:30:00Z', "the visitor's time", ['Dec 5, 2030', '2:30 PM']],
    ['2030-12-05T19:30:00.000Z', "the visitor's time", ['Dec 5, 2030', '2:30 PM']],
    ['2030-12-05T19:30:00+02:00', "the visitor's time", ['Dec 5, 2030', '12:30 PM']],
    ['2030-12-05 19:30:00.000000+00', "the visitor's time", ['Dec 5, 2030', '2:30 PM']],
    ['Thu, 05 Dec 2030 19:30:00 GMT', "the visitor's time", ['Dec 5, 2030', '2:30 PM']],
    [Date.UTC(2030, 11, 5, 19, 30), "the visitor's time", ['Dec 5, 2030', '2:30 PM']],
    ['2030-12-05', 'the day without a time', ['Dec 5, 2030']],
    ['1150-32-74T93:22', 'Date to be announced', ['Date to be announced']],
    ['soon', 'Date to be announced', ['Date to be announced']],
    [null, 'Date to be announced', ['Date to be announced']],
    [undefined, 'Date to be announced', ['Date to be announced']],
  ] as const
).map(([value, shows, texts]) => field('event', 'date', value, { shows, texts }));

const NO_PRICE = 'No price is known, so this cannot be bought.';

const prices = (
  [
    ['artwork', 'price', '120.00', 'the amount', [120]],
    ['artwork', 'price', 120.005, 'the amount, rounded to cents', [120.01]],
    ['artwork', 'price', 2_500_000, 'the amount', [2_500_000]],
    ['artwork', 'price', 0, 'the amount', [0]],
    ['artwork', 'price', null, 'no price, and why it cannot be bought', [NO_PRICE]],
    ['artwork', 'price', undefined, 'no price, and why it cannot be bought', [NO_PRICE]],
    ['event', 'minPrice', '45.00', 'the amount', [45]],
    ['event', 'minPrice', null, 'no price, and why there are no tickets', [NO_PRICE]],
    ['event', 'maxPrice', '120.00', 'Premium Admission', ['Premium Admission', 120]],
  ] as const
).map(([noun, name, value, shows, texts]) => field(noun, name, value, { shows, texts }));

const noRange = [null, undefined, 10, 'none'].map((value) =>
  field('event', 'maxPrice', value, {
    shows: 'no range, no Premium Admission',
    texts: ['Regular Admission'],
    absent: ['Premium Admission'],
  }),
);

const booleans = [
  ...[1, '1', 'true', true].map((value) =>
    field('artwork', 'isSold', value, { shows: 'Sold', texts: ['Sold'] }),
  ),
  ...[0, '0', 'false', null, undefined].map((value) =>
    field('artwork', 'isSold', value, { shows: 'Available', texts: ['Available'] }),
  ),
  ...[1, 'true'].map((value) =>
    field('artwork', 'isFeatured', value, {
      shows: 'Bestselling Item',
      texts: ['Bestselling Item'],
    }),
  ),
  ...[0, 'false', null, undefined].map((value) =>
    field('artwork', 'isFeatured', value, {
      shows: 'no mark',
      texts: ['Plain Work 1'],
      absent: ['Bestselling Item'],
    }),
  ),
];

const NOTHING = [null, undefined, ''];

/** What each page shows where a text is not there. */
const texts = (
  [
    ['artwork', 'title', '"Untitled"', ['Untitled']],
    ['event', 'title', '"Untitled"', ['Untitled']],
    ['artist', 'fullName', '"Artist"', ['Artist']],
    ['category', 'name', '"Untitled"', ['Untitled']],
    ['artist', 'bio', '"Artist profile"', ['Artist profile']],
    ['artist', 'profileImage', 'the initials of the name', ['Artist No 1']],
    ['artist', 'artistType', '"Artist"', ['Artist']],
    ['artwork', 'image', 'a quiet frame', ['Plain Work 1']],
    ['artwork', 'description', 'the rest of the page', ['Plain Work 1']],
    ['artwork', 'dimensions', 'no row Dimensions', ['Created']],
    ['artwork', 'medium', 'no row Medium', ['Created']],
    ['artwork', 'artistId', 'no artist', ['Plain Work 1']],
    ['artwork', 'categoryId', 'no link to a category', ['Plain Work 1']],
    ['event', 'venue', 'the location', ['Portland, OR']],
    ['event', 'location', 'the venue', ['Old Mill']],
    ['event', 'image', 'a quiet frame', ['Plain Evening 1']],
    ['event', 'description', 'the rest of the page', ['Plain Evening 1']],
    ['event', 'artistId', 'no artist', ['Plain Evening 1']],
    ['event', 'categoryId', '"Event"', ['Event']],
    ['category', 'description', 'the rest of the page', ['Paintings']],
    ['category', 'image', 'a quiet frame', ['Paintings']],
  ] as const
).flatMap(([noun, name, shows, seen]) =>
  NOTHING.map((value) => field(noun, name, value, { shows, texts: seen })),
);

export const fieldDeviations: readonly Deviation[] = [
  ...created,
  ...notCreated,
  ...dates,
  ...prices,
  ...noRange,
  ...booleans,
  ...texts,
];
