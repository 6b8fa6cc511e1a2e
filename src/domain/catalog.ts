import type { Event } from './events.ts';
import type { Id } from './id.ts';

/** A row as screens use it, whichever server sent it. What a server may leave out is empty text or undefined. */
export interface Category {
  id: Id;
  slug: string;
  name: string;
  description: string;
  image: string;
}

export interface Artwork {
  id: Id;
  title: string;
  image: string;
  medium: string;
  description: string;
  /** In dollars; a work without a price is not for sale. */
  price: number | undefined;
  dimensions: string;
  /** ISO date, with or without a time; empty where nobody knows it. */
  createdAt: string;
  isFeatured: boolean;
  isSold: boolean;
  artistId: Id | undefined;
  categoryId: Id | undefined;
}

export interface Artist {
  id: Id;
  fullName: string;
  bio: string;
  profileImage: string;
  artistType: string;
}

/** An artist with artworks and upcoming events, which are in ascending order. */
export interface ArtistPortfolio {
  artist: Artist;
  artworks: Artwork[];
  events: Event[];
}

/** The featured artist. A missing part hides its part of the section. */
export interface FeaturedArtist {
  artist?: Artist | null | undefined;
  artworks?: Artwork[] | null | undefined;
  events?: Event[] | null | undefined;
}
