// @vitest-environment node
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { dated } from '#mocks/backend/db/calendar.ts';
import { artwork } from '#src/testing/factories.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { listPages, type SitePage, type SiteRows } from './site-pages.ts';
import { structuredData } from './structured-data.ts';

const rows: SiteRows = {
  ...smallShop,
  events: smallShop.events.map((event) => dated(event, '2026-12-01')),
};
const pages = listPages(rows);
const site = { rows, base: '/', siteUrl: 'https://shop.example/' };

function thingsAt(path: string): object[] {
  return graphOf(pages.find((page) => page.path === path)!);
}

function graphOf(page: SitePage, where = site): object[] {
  const data = structuredData(page, where) as { '@graph': object[] } | undefined;
  return data?.['@graph'] ?? [];
}

/** Every object with a type, however deep. */
function typedThings(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(typedThings);
  return '@type' in value ? [value, ...inner] : inner;
}

/** What Google's documentation of rich results requires of each type, as of 2026. */
const REQUIRED: Record<string, string[]> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name', 'address'],
  Product: ['name', 'offers', 'image'],
  ProfilePage: ['mainEntity'],
  WebSite: ['name', 'url'],
};

test('everything that a page says has what Google requires of its type', () => {
  const missing = pages.flatMap((page) =>
    typedThings(graphOf(page)).flatMap((thing) =>
      [thing['@type']]
        .flat()
        .flatMap((type) => REQUIRED[String(type)] ?? [])
        .filter((property) => thing[property] === undefined || thing[property] === '')
        .map((property) => `${page.path}: ${String(thing['@type'])} without ${property}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('all addresses are absolute where that of the site is known, and begin with the base elsewhere', () => {
  const addressesOf = (where: typeof site) =>
    pages.flatMap((page) =>
      typedThings(graphOf(page, where)).flatMap(({ url, item, image, logo, contentUrl }) =>
        [url, item, image, logo, contentUrl].filter((address) => address !== undefined),
      ),
    );
  for (const address of addressesOf(site)) expect(address).toMatch(/^https:\/\/shop\.example\//);
  const unknown = { rows, base: '/demo/' } as typeof site;
  for (const address of addressesOf(unknown)) expect(address).toMatch(/^\/demo\//);
});

/** Without what a brand says of how to reach the shop. */
const organization = expect.objectContaining({
  '@type': 'Organization',
  name: brand.name,
  url: 'https://shop.example/',
  logo: 'https://shop.example/icons/512.png',
});

test('Home names the shop and its site', () => {
  expect(thingsAt('/')).toEqual([
    organization,
    { '@type': 'WebSite', name: brand.name, url: 'https://shop.example/' },
  ]);
});

test('an artwork is a product with price, artist and measures', () => {
  expect(thingsAt('/artwork/2')).toEqual([
    {
      '@type': ['Product', 'VisualArtwork'],
      name: 'Quiet Hill',
      description: 'On linen.',
      url: 'https://shop.example/artwork/2',
      image: 'https://shop.example/w2.avif',
      artMedium: 'Oil',
      dateCreated: '2024-05-01',
      category: 'Paintings',
      creator: { '@type': 'Person', name: 'Ada Moor', url: 'https://shop.example/artist/1' },
      brand: { '@type': 'Brand', name: 'Ada Moor' },
      width: { '@type': 'QuantitativeValue', value: 24, unitCode: 'INH' },
      height: { '@type': 'QuantitativeValue', value: 36, unitCode: 'INH' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/artwork/2',
        price: '250.00',
        priceCurrency: brand.currency,
        availability: 'https://schema.org/InStock',
        seller: organization,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Paintings',
          item: 'https://shop.example/category/paintings',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Quiet Hill',
          item: 'https://shop.example/artwork/2',
        },
      ],
    },
  ]);
});

test('a sold artwork is sold out', () => {
  expect(thingsAt('/artwork/1')[0]).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('an artwork of an unknown artist and category, with other dimensions, leaves these parts out', () => {
  const row = artwork({
    id: 9,
    title: 'Stray',
    price: 10,
    artistId: 99,
    categoryId: 99,
    dimensions: 'about as tall as a door',
  });
  const [product, breadcrumb] = graphOf({ kind: 'artwork', path: '/artwork/9', row });
  for (const part of ['creator', 'brand', 'category', 'width', 'height']) {
    expect(product).not.toHaveProperty(part);
  }
  expect(breadcrumb).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Stray' }] });
});

test('an artist has a profile', () => {
  expect(thingsAt('/artist/1')).toMatchObject([
    {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Moor',
        url: 'https://shop.example/artist/1',
        description: 'Paints.',
        image: 'https://shop.example/a1.avif',
        jobTitle: 'Oil Painter',
      },
    },
    { itemListElement: [{ name: 'Home' }, { name: 'Artists' }, { name: 'Ada Moor' }] },
  ]);
});

test('an event page names place, performer and prices', () => {
  expect(thingsAt('/event/1')).toMatchObject([
    {
      '@type': 'ItemPage',
      name: 'Late Show',
      contentLocation: {
        '@type': 'Place',
        name: 'The Vault',
        address: { '@type': 'PostalAddress', addressLocality: 'Portland', addressRegion: 'OR' },
      },
      about: { '@type': 'Person', name: 'Ben Ito' },
      mainEntity: {
        '@type': 'Product',
        name: 'Tickets for Late Show',
        image: 'https://shop.example/e1.avif',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '45.00',
          highPrice: '120.00',
          priceCurrency: brand.currency,
        },
      },
    },
    { itemListElement: [{ name: 'Home' }, { name: 'Upcoming Events' }, { name: 'Late Show' }] },
  ]);
});

test('a location without a region is the address as it is', () => {
  const row = { ...rows.events[0]!, location: 'Online' };
  expect(graphOf({ kind: 'event', path: '/event/1', row })[0]).toMatchObject({
    contentLocation: { address: 'Online' },
  });
});

test('no page says when an event takes place, because that depends on the day of the visit', () => {
  const text = JSON.stringify(pages.map((page) => graphOf(page)));
  expect(text).not.toMatch(/"Event"|startDate|2026-12/);
  expect(thingsAt('/events')).toEqual([
    { '@type': 'CollectionPage', name: 'Upcoming Events', url: 'https://shop.example/events' },
  ]);
});

test('a category lists its artworks in the order of its page, newest first', () => {
  const old = { ...smallShop.artworks[0]!, createdAt: '2020-01-01' };
  const where = { ...site, rows: { ...rows, artworks: [old, ...smallShop.artworks.slice(1)] } };
  const page = listPages(where.rows).find(({ path }) => path === '/category/paintings')!;
  expect(graphOf(page, where)[0]).toEqual({
    '@type': 'CollectionPage',
    name: 'Paintings',
    url: 'https://shop.example/category/paintings',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          url: 'https://shop.example/artwork/2',
        },
        {
          '@type': 'ListItem',
          position: 2,
          url: 'https://shop.example/artwork/1',
        },
      ],
    },
  });
});

test('the lists of artists and artworks name them all', () => {
  expect(thingsAt('/artists')).toMatchObject([{ mainEntity: { numberOfItems: 2 } }]);
  expect(thingsAt('/artworks')).toMatchObject([{ mainEntity: { numberOfItems: 3 } }]);
});
