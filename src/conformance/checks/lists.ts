import { schemas } from '#src/contract/schemas.ts';
import { compareIds, type Id } from '#src/domain/id.ts';
import { answered, given, taken } from '#src/conformance/expectations.ts';
import { type Fields, pathOf, type Row, rowsOf } from '#src/conformance/rows.ts';
import type { Send } from '#src/conformance/client.ts';

interface Of {
  send: Send;
}

/** A list as the site reads it. */
export const readRows = async ({ send }: Of, path: string): Promise<readonly Row[]> =>
  taken(await send('GET', path), rowsOf);

// Lists as the contract has them.
export const readArtworks = async ({ send }: Of) =>
  given(await send('GET', '/api/artworks'), schemas.getArtworks.response);
export const readArtists = async ({ send }: Of) =>
  given(await send('GET', '/api/artists'), schemas.getArtists.response);
export const readEvents = async ({ send }: Of) =>
  given(await send('GET', '/api/events'), schemas.getEvents.response);
export const readArtist = async ({ send }: Of, id: number) =>
  answered(await send('GET', pathOf('/api/artists', id)), schemas.getArtist.response);

/** In ascending order, to compare what two lists have. */
export function idsOf(rows: readonly { id: Id }[]): Id[] {
  return rows.map(({ id }) => id).sort(compareIds);
}

/** A few rows of a list that may be long: the first, one in the middle, the last. */
export function someOf<Item>(rows: readonly Item[]): Item[] {
  const places = new Set([0, Math.floor(rows.length / 2), rows.length - 1]);
  return rows.filter((_, index) => places.has(index));
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether an event is past or still to come wherever on earth its venue is, whose time zone is not known;
 * undefined within a day of now, and for a date that the kit cannot read.
 */
export function isSurelyUpcoming({ date }: Fields, now: Date): boolean | undefined {
  const distance = timeOf(date) - now.getTime();
  return Math.abs(distance) >= DAY ? distance > 0 : undefined;
}

/** Numbers below are seconds since 1970, others milliseconds. */
const MOST_SECONDS = 100_000_000_000;

const WITHOUT_ZONE = /:\d\d(\.\d+)?$/;

/** Milliseconds since 1970; NaN for what is no date. */
function timeOf(date: unknown): number {
  if (typeof date === 'number') return date < MOST_SECONDS ? date * 1000 : date;
  if (typeof date !== 'string') return Number.NaN;
  if (/^\d+$/.test(date)) return timeOf(Number(date));
  return Date.parse(WITHOUT_ZONE.test(date) ? `${date}Z` : date);
}
