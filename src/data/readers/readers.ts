import type { EndpointName } from '#src/contract/endpoints.ts';
import type { Id } from '#src/domain/id.ts';
import { readSignedIn } from './account.ts';
import { readCartItem } from './cart.ts';
import {
  readArtist,
  readArtwork,
  readCategory,
  readFeaturedArtist,
  readPortfolio,
} from './catalog.ts';
import { readEvent, readEvents } from './events.ts';
import type { Fields } from './fields.ts';
import { type LeftOut, type ReadRow, readRows } from './rows.ts';

/**
 * What the client accepts of an ok response, by endpoint, in place of what the contract promises: from whatever an
 * ordinary server sends to what screens use. A response of another kind, a list in place of an object or the other way
 * round, is refused before it is read. Of an endpoint that is not here the contract itself is what is accepted. The list of what is taken in stands in `README.md`.
 */
export const readers = {
  getCart: list(readCartItem),
  getFeaturedArtist: object(readFeaturedArtist),
  getCategories: list(readCategory),
  getArtworks: list(readArtwork),
  getArtwork: object(readArtwork),
  getArtists: list(readArtist),
  getArtist: object(readPortfolio),
  getEvents: { kind: 'list', read: readEvents },
  getEvent: object(readEvent),
  signIn: object(readSignedIn),
  // Shown raw.
  getDomainInfo: { kind: 'any', read: (value: unknown) => value },
  getHealth: { kind: 'any', read: (value: unknown) => value },
} as const satisfies Partial<Record<EndpointName, Reader>>;

export type Readers = typeof readers;

export interface Reader {
  kind: 'list' | 'object' | 'any';
  /**
   * @param leftOut is added to
   * @returns undefined for an object that says nothing of a row: it does not exist
   */
  read: (value: never, leftOut: LeftOut[]) => unknown;
}

function list<Row extends { id: Id }>(read: ReadRow<Row>) {
  return {
    kind: 'list' as const,
    read: (value: unknown, leftOut: LeftOut[]) => readRows(value, read, leftOut),
  };
}

function object<Value>(read: (fields: Fields, leftOut: LeftOut[]) => Value | undefined) {
  return { kind: 'object' as const, read };
}
