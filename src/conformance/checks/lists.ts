import type { Event } from '#src/contract/events.ts';
import { schemas } from '#src/contract/schemas.ts';
import { answered, given } from '#src/conformance/expectations.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';

type Of = Pick<ServerUnderTest, 'send'>;

export const readArtworks = async ({ send }: Of) =>
  given(await send('GET', '/api/artworks'), schemas.getArtworks.response);
export const readArtists = async ({ send }: Of) =>
  given(await send('GET', '/api/artists'), schemas.getArtists.response);
export const readCategories = async ({ send }: Of) =>
  given(await send('GET', '/api/categories'), schemas.getCategories.response);
export const readEvents = async ({ send }: Of) =>
  given(await send('GET', '/api/events'), schemas.getEvents.response);
export const readArtist = async ({ send }: Of, id: number) =>
  answered(await send('GET', `/api/artists/${id}`), schemas.getArtist.response);

/** In ascending order, to compare what two lists have. */
export function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether an event is past or still to come wherever on earth its venue is, whose time zone is not known;
 * undefined within a day of now.
 */
export function isSurelyUpcoming({ date }: Event, now: Date): boolean | undefined {
  const distance = Date.parse(`${date}Z`) - now.getTime();
  return Math.abs(distance) < DAY ? undefined : distance > 0;
}
