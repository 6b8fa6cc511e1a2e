import * as z from 'zod/mini';
import { Id } from '#src/contract/fields.ts';
import { loadOnce } from '#src/contract/load-once.ts';
import { Skip } from './check.ts';
import type { Send } from './client.ts';
import { given } from './expectations.ts';

/** What an add names. */
export interface ProductId {
  kind: 'artwork' | 'event';
  id: number;
}

export interface Product extends ProductId {
  /** Dollars. */
  price: number;
}

/** No row has it, and it still fits 32 bits. */
export const UNKNOWN_ID = 2_000_000_011;

// Of its rows the kit needs no more than this; whether they match the contract is a check of its own.
const ArtworkRows = z.array(z.object({ id: Id, isSold: z.unknown(), price: z.unknown() }));
const ArtistRows = z.array(z.object({ id: Id }));
const EventRows = z.array(z.object({ id: Id, minPrice: z.unknown() }));

const dollars = (price: unknown) => Number(price) || 1;

/** Finds products of the server's own catalogue, whose ids the kit cannot know. */
export function createProducts(send: Send) {
  const readWorks = loadOnce(async () => given(await send('GET', '/api/artworks'), ArtworkRows));
  const readShows = loadOnce(async () => given(await send('GET', '/api/events'), EventRows));

  async function artworksWhere(isSold: boolean): Promise<Product[]> {
    return (await readWorks())
      .filter((row) => (row.isSold === true) === isSold)
      .map(({ id, price }) => ({ kind: 'artwork', id, price: dollars(price) }));
  }

  async function events(): Promise<Product[]> {
    return (await readShows()).map(({ id, minPrice }) => ({
      kind: 'event',
      id,
      price: dollars(minPrice),
    }));
  }

  return {
    /** So many artworks that are for sale. */
    artworks: async (count: number) =>
      atLeast(count, await artworksWhere(false), 'artworks for sale'),
    soldArtwork: async () => atLeast(1, await artworksWhere(true), 'sold artwork')[0]!,
    async artist() {
      const [artist] = given(await send('GET', '/api/artists'), ArtistRows);
      if (!artist) throw new Skip('it needs an artist, and the shop has none');
      return artist;
    },
    events: async (count: number) => atLeast(count, await events(), 'events'),
  };
}

export type Products = ReturnType<typeof createProducts>;

function atLeast(count: number, rows: Product[], what: string): Product[] {
  if (rows.length < count)
    throw new Skip(`it needs ${count} ${what}, and the shop has ${rows.length}`);
  return rows.slice(0, count);
}

/** The fields that name a product in an add: `{ artworkId: 3 }`. */
export function idFields({ kind, id }: ProductId): { artworkId: number } | { eventId: number } {
  return kind === 'artwork' ? { artworkId: id } : { eventId: id };
}
