import { randomUUID } from 'node:crypto';
import type { Id } from '#src/domain/id.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { isSurelyUpcoming } from './checks/lists.ts';
import { Skip } from './breach.ts';
import type { Send } from './client.ts';
import { taken } from './expectations.ts';
import { isTrue, rowsOf } from './rows.ts';

/** What an add names. */
export interface ProductId {
  kind: 'artwork' | 'event';
  id: Id;
}

export interface Product extends ProductId {
  /** Dollars. */
  price: number;
}

/** No row has it, and it still fits 32 bits. */
export const UNKNOWN_ID = 2_000_000_011;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id that is none of these, in the form that the server's ids have: others it may refuse. */
export function unknownIdLike(ids: readonly Id[]): Id {
  const [id = UNKNOWN_ID] = ids;
  if (typeof id === 'number' || /^\d+$/.test(id)) return UNKNOWN_ID;
  if (UUID.test(id)) return randomUUID();
  const other = id.replaceAll(/\d/g, '9');
  return ids.includes(other) ? `${other}x` : other;
}

const dollars = (price: unknown) => Number(price) || 1;

/** Finds products of the server's own catalogue, whose ids the kit cannot know. */
export function createProducts(send: Send, now: Date) {
  const read = async (path: string) => taken(await send('GET', path), rowsOf);
  const readWorks = loadOnce(() => read('/api/artworks'));
  const readShows = loadOnce(() => read('/api/events?upcoming=true'));

  async function artworksWhere(isSold: boolean): Promise<Product[]> {
    return (await readWorks())
      .filter((row) => isTrue(row.isSold) === isSold)
      .map(({ id, price }) => ({ kind: 'artwork', id, price: dollars(price) }));
  }

  async function events(): Promise<Product[]> {
    const shows = await readShows();
    // A server may list past ones too, for which there are no tickets; the last to be taken are those of these days.
    const coming = shows.filter((row) => isSurelyUpcoming(row, now));
    const unsure = shows.filter((row) => isSurelyUpcoming(row, now) === undefined);
    return [...coming, ...unsure].map(({ id, minPrice }) => ({
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
      const [artist] = await read('/api/artists');
      if (!artist) throw new Skip('it needs an artist, and the shop has none');
      return artist;
    },
    events: async (count: number) => atLeast(count, await events(), 'upcoming events'),
  };
}

export type Products = ReturnType<typeof createProducts>;

function atLeast(count: number, rows: Product[], what: string): Product[] {
  if (rows.length < count)
    throw new Skip(`it needs ${count} ${what}, and the shop has ${rows.length}`);
  return rows.slice(0, count);
}

/** The fields that name a product in an add: `{ artworkId: 3 }`. */
export function idFields({ kind, id }: ProductId): { artworkId: Id } | { eventId: Id } {
  return kind === 'artwork' ? { artworkId: id } : { eventId: id };
}
