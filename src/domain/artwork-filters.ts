import type { Artwork } from './catalog.ts';
import { compareIds } from './id.ts';

/** Spec 9: half-open price bands in dollars, so that a price is in one band only. */
export const PRICE_BANDS = {
  'under-100': [0, 100],
  '100-500': [100, 500],
  '500-1000': [500, 1000],
  '1000-up': [1000, Infinity],
} as const satisfies Record<string, readonly [from: number, below: number]>;

export type PriceBand = keyof typeof PRICE_BANDS;

const PRICES = Object.keys(PRICE_BANDS) as PriceBand[];
const MEDIUMS = ['oil', 'acrylic', 'watercolor', 'digital', 'mixed media'] as const;

export type Price = 'all' | PriceBand;
export type Medium = 'all' | (typeof MEDIUMS)[number];
export type Sort = 'newest' | 'oldest' | 'price-low-high' | 'price-high-low';

export interface ArtworkFilters {
  price: Price;
  medium: Medium;
  sort: Sort;
}

export const NO_FILTERS: ArtworkFilters = { price: 'all', medium: 'all', sort: 'newest' };

/** How the query of a page names what its value does not say well: `?medium=mixed-media&sort=price-asc`. */
const SLUGS: Readonly<Record<string, string>> = {
  'mixed media': 'mixed-media',
  'price-low-high': 'price-asc',
  'price-high-low': 'price-desc',
};

/** What each order compares, and whether the greatest comes first. Dates are ISO, whose text sorts as it is. */
const ORDERS = {
  newest: { key: 'createdAt', isDescending: true },
  oldest: { key: 'createdAt', isDescending: false },
  'price-low-high': { key: 'price', isDescending: false },
  'price-high-low': { key: 'price', isDescending: true },
} as const satisfies Record<Sort, { key: keyof Artwork; isDescending: boolean }>;

const SORTS = Object.keys(ORDERS) as Sort[];

const slugOf = (value: string) => SLUGS[value] ?? value;

/** What else an address may say for a value: "1000+" comes out of a query as "1000 ". */
const ALIASES: Readonly<Record<string, string>> = { '0-100': 'under-100', '1000-': '1000-up' };

/**
 * The filters that the query of a page names; the default for what it does not name, or not rightly. An address may be
 * typed by hand: a slug is read in any case, and a value for its slug.
 * @param query the value of a parameter
 */
export function readFilters(query: (name: keyof ArtworkFilters) => string | null): ArtworkFilters {
  const choose = <Value extends string>(name: keyof ArtworkFilters, values: readonly Value[]) => {
    const asked = query(name)?.toLowerCase().replace(/[ +]/, '-') ?? '';
    return values.find((value) => [value, slugOf(value)].includes(ALIASES[asked] ?? asked));
  };
  return {
    price: choose('price', PRICES) ?? NO_FILTERS.price,
    medium: choose('medium', MEDIUMS) ?? NO_FILTERS.medium,
    sort: choose('sort', SORTS) ?? NO_FILTERS.sort,
  };
}

/** The parameters of the query for filters; empty for a default. */
export function filterParameters(filters: Partial<ArtworkFilters>): Record<string, string> {
  const defaults: readonly string[] = Object.values(NO_FILTERS);
  const chosen = Object.entries(filters).map(([name, value]) => [
    name,
    defaults.includes(value) ? '' : slugOf(value),
  ]);
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** Sorting takes most of the time with thousands of works: each list is sorted once for each order. */
const sortedLists = new WeakMap<readonly Artwork[], Partial<Record<Sort, readonly Artwork[]>>>();

/** A filtered and sorted copy of the list; ties are ordered by id. */
export function selectArtworks(
  artworks: readonly Artwork[],
  { price, medium, sort }: ArtworkFilters,
): Artwork[] {
  const sorted = sortedLists.get(artworks) ?? {};
  sortedLists.set(artworks, sorted);
  sorted[sort] ??= sortArtworks(artworks, sort);
  return sorted[sort].filter(
    (artwork) => isInBand(artwork.price, price) && isMedium(artwork.medium, medium),
  );
}

/**
 * Sorts the values that occur, of which there are far fewer than works, and then lists the works of each; in every order
 * those without a value come last.
 */
function sortArtworks(artworks: readonly Artwork[], sort: Sort): Artwork[] {
  const { key, isDescending } = ORDERS[sort];
  const groups = new Map<string | number, Artwork[]>();
  const withoutValue: Artwork[] = [];
  for (const artwork of artworks) {
    const value = artwork[key] ?? '';
    const group = value === '' ? withoutValue : groups.get(value);
    if (group) group.push(artwork);
    else groups.set(value, [artwork]);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  if (isDescending) sorted.reverse();
  return [...sorted.map(([, group]) => group), withoutValue].flatMap((group) =>
    group.sort((a, b) => compareIds(a.id, b.id)),
  );
}

/** What each option of the two filters would leave, with what is chosen in the other filter. */
export interface OptionCounts {
  price: Readonly<Record<Price, number>>;
  medium: Readonly<Record<Medium, number>>;
}

/** Counts in one pass, because a list may have thousands of works. */
export function countOptions(
  artworks: readonly Artwork[],
  { price, medium }: Pick<ArtworkFilters, 'price' | 'medium'>,
): OptionCounts {
  const counts = { price: countsOf(PRICES), medium: countsOf(MEDIUMS) };
  for (const artwork of artworks) {
    const band = PRICES.find((name) => isInBand(artwork.price, name));
    const name = MEDIUMS.find((wanted) => isMedium(artwork.medium, wanted));
    if (isMedium(artwork.medium, medium)) {
      counts.price.all += 1;
      if (band) counts.price[band] += 1;
    }
    if (isInBand(artwork.price, price)) {
      counts.medium.all += 1;
      if (name) counts.medium[name] += 1;
    }
  }
  return counts;
}

function countsOf<Name extends string>(names: readonly Name[]): Record<Name | 'all', number> {
  return Object.fromEntries(['all', ...names].map((name) => [name, 0])) as Record<
    Name | 'all',
    number
  >;
}

function isInBand(dollars: number | undefined, band: Price): boolean {
  if (band === 'all') return true;
  if (dollars === undefined) return false;
  const [from, below] = PRICE_BANDS[band];
  return dollars >= from && dollars < below;
}

/** Spec 2: compared in lowercase; equality. */
function isMedium(medium: string, wanted: Medium): boolean {
  return wanted === 'all' || medium.toLowerCase() === wanted;
}
