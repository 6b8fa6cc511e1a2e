import type {
  Artist,
  ArtistPortfolio,
  Artwork,
  Category,
  FeaturedArtist,
} from '#src/domain/catalog.ts';
import { readCreatedAt } from './dates.ts';
import { readEvents } from './events.ts';
import { type Fields, readBoolean, readDollars, readFields, readId, readText } from './fields.ts';
import { readImage } from './images.ts';
import { type LeftOut, readRows } from './rows.ts';

const UNTITLED = 'Untitled';
const UNNAMED = 'Artist';

export function readCategory(fields: Fields): Category | undefined {
  const id = readId(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    // A category without a slug has the address of its id.
    slug: readText(fields.slug) || String(id),
    name: readText(fields.name) || UNTITLED,
    description: readText(fields.description),
    image: readImage(fields.image),
  };
}

export function readArtwork(fields: Fields): Artwork | undefined {
  const id = readId(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    title: readText(fields.title) || UNTITLED,
    image: readImage(fields.image),
    medium: readText(fields.medium),
    description: readText(fields.description),
    price: readDollars(fields.price),
    dimensions: readText(fields.dimensions),
    createdAt: readCreatedAt(fields.createdAt),
    isFeatured: readBoolean(fields.isFeatured),
    isSold: readBoolean(fields.isSold),
    artistId: readId(fields.artistId),
    categoryId: readId(fields.categoryId),
  };
}

export function readArtist(fields: Fields): Artist | undefined {
  const id = readId(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    fullName: readText(fields.fullName) || UNNAMED,
    bio: readText(fields.bio),
    profileImage: readImage(fields.profileImage),
    artistType: readText(fields.artistType),
  };
}

/**
 * Undefined without an artist, which is what the page is about. Some servers send the artist's row itself, with the lists
 * in it.
 */
export function readPortfolio(fields: Fields, leftOut: LeftOut[]): ArtistPortfolio | undefined {
  const isFlat = fields.artist === undefined && fields.fullName !== undefined;
  const wrapped = isFlat ? { ...fields, artist: fields } : fields;
  const { artist, artworks, events } = readFeaturedArtist(wrapped, leftOut);
  return artist ? { artist, artworks, events } : undefined;
}

export function readFeaturedArtist(fields: Fields, leftOut: LeftOut[]) {
  const artist = readFields(fields.artist);
  return {
    artist: artist && readArtist(artist),
    artworks: readRows(fields.artworks, readArtwork, leftOut, 'artworks'),
    events: readEvents(fields.events, leftOut, 'events'),
  } satisfies FeaturedArtist;
}
