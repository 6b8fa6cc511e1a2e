import * as z from 'zod/mini';
import { Dollars, FilledText, Id, ImageUrl, IsoDateIfKnown, Text } from './fields.ts';
import { Event } from './events.ts';

export const Category = z.object({
  id: Id,
  slug: FilledText,
  name: FilledText,
  description: Text,
  image: ImageUrl,
});
export type Category = z.infer<typeof Category>;

export const Artwork = z.object({
  id: Id,
  title: FilledText,
  image: ImageUrl,
  medium: FilledText,
  description: Text,
  price: Dollars,
  dimensions: Text,
  createdAt: IsoDateIfKnown,
  /** Shown as Bestseller. */
  isFeatured: z.boolean('must be true or false'),
  isSold: z.boolean('must be true or false'),
  artistId: Id,
  categoryId: Id,
});
export type Artwork = z.infer<typeof Artwork>;

export const Artist = z.object({
  id: Id,
  fullName: FilledText,
  bio: Text,
  profileImage: ImageUrl,
  /** painter, pet_artist, filmmaker, performance_artist or musician; any other value is shown as Artist. */
  artistType: Text,
});
export type Artist = z.infer<typeof Artist>;

/** An artist with artworks and upcoming events, which are in ascending order. */
export const ArtistPortfolio = z.object({
  artist: Artist,
  artworks: z.array(Artwork),
  events: z.array(Event),
});
export type ArtistPortfolio = z.infer<typeof ArtistPortfolio>;

/** The featured artist. A missing part hides its part of the section. */
export const FeaturedArtist = z.object({
  artist: z.nullish(Artist),
  artworks: z.nullish(z.array(Artwork)),
  events: z.nullish(z.array(Event)),
});
export type FeaturedArtist = z.infer<typeof FeaturedArtist>;
