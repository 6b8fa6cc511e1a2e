import type { Artist, Artwork, Category } from '#src/contract/catalog.ts';
import type { Event } from '#src/contract/events.ts';
import { brand } from '#src/copy/brand.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { CM_PER_INCH, readDimensions } from '#src/domain/dimensions.ts';
import { paths } from '#src/paths.ts';
import { pictureUrl } from './page-picture.ts';
import { addressOf, rootOf, type SiteAddress } from './site-address.ts';
import type { SiteRows } from './site-pages.ts';

export interface Site extends SiteAddress {
  rows: SiteRows;
}

/** An object of schema.org's vocabulary. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>;

export function organization(site: Site): Thing {
  const root = rootOf(site);
  const { name, contact, social } = brand;
  return {
    '@type': 'Organization',
    name,
    url: root,
    logo: `${root}icons/512.png`,
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address && { address: contact.address }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  };
}

export function person(artist: Artist, site: Site): Thing {
  return {
    ...namedPerson(artist, site),
    ...(artist.bio && { description: artist.bio }),
    ...(artist.profileImage && { image: pictureUrl(artist.profileImage, site) }),
    jobTitle: artistLabel(artist.artistType),
  };
}

function namedPerson({ id, fullName }: Artist, site: Site): Thing {
  return { '@type': 'Person', name: fullName, url: addressOf(paths.artist(id), rootOf(site)) };
}

/** A work that is for sale. It has no rating, because the stars in the shop are the same for every work (O-6). */
export function product(artwork: Artwork, category: Category | undefined, site: Site): Thing {
  const { title, description, image, medium, price, dimensions, createdAt, isSold } = artwork;
  const artist = site.rows.artists.find(({ id }) => id === artwork.artistId);
  const url = addressOf(paths.artwork(artwork.id), rootOf(site));
  return {
    // Both, because a product has no creator and a work of art no brand.
    '@type': ['Product', 'VisualArtwork'],
    name: title,
    ...(description && { description }),
    url,
    image: pictureUrl(image, site),
    artMedium: medium,
    ...(createdAt && { dateCreated: createdAt }),
    ...(category && { category: category.name }),
    ...(artist && {
      creator: namedPerson(artist, site),
      brand: { '@type': 'Brand', name: artist.fullName },
    }),
    ...measures(dimensions),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: brand.currency,
      availability: `https://schema.org/${isSold ? 'SoldOut' : 'InStock'}`,
      seller: organization(site),
    },
  };
}

/** Width and height of a flat work. */
function measures(text: string): object {
  const dimensions = readDimensions(text);
  if (!dimensions) return {};
  return { width: inches(dimensions.width), height: inches(dimensions.height) };
}

function inches(cm: number): Thing {
  const value = Math.round((cm / CM_PER_INCH) * 100) / 100;
  return { '@type': 'QuantitativeValue', value, unitCode: 'INH' };
}

/**
 * The page of an event with its place, its performer and the price of its tickets, but not an `Event`: that needs a
 * `startDate`, and the dates count from the day on which a visitor's own browser seeds them. A date written at
 * build, or seen by a crawler on its day, would be wrong for everybody else.
 */
export function eventPage(event: Event, site: Site): Thing {
  const { title, description, venue, location, minPrice, maxPrice } = event;
  const artist = site.rows.artists.find(({ id }) => id === event.artistId);
  const url = addressOf(paths.event(event.id), rootOf(site));
  const image = pictureUrl(event.image, site);
  return {
    '@type': 'ItemPage',
    name: title,
    ...(description && { description }),
    url,
    primaryImageOfPage: { '@type': 'ImageObject', contentUrl: image },
    contentLocation: { '@type': 'Place', name: venue, address: postalAddress(location) },
    ...(artist && { about: namedPerson(artist, site) }),
    mainEntity: {
      '@type': 'Product',
      name: `Tickets for ${title}`,
      ...(description && { description }),
      image,
      offers: {
        '@type': 'AggregateOffer',
        url,
        lowPrice: minPrice.toFixed(2),
        highPrice: maxPrice.toFixed(2),
        priceCurrency: brand.currency,
      },
    },
  };
}

/** The parts of "Pittsburgh, Pennsylvania"; any other text as it is. */
function postalAddress(location: string): Thing | string {
  const [, city, region] = /^([^,]+), ([^,]+)$/.exec(location) ?? [];
  return city && region
    ? { '@type': 'PostalAddress', addressLocality: city, addressRegion: region }
    : location;
}
