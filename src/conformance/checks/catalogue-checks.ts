import { schemas } from '#src/contract/schemas.ts';
import { checksOf, Skip } from '#src/conformance/check.ts';
import { expectEqual, answered } from '#src/conformance/expectations.ts';
import {
  idsOf,
  isSurelyUpcoming,
  readArtist,
  readArtists,
  readArtworks,
  readCategories,
  readEvents,
} from './lists.ts';

/** A few rows of a list that may be long: the first, one in the middle, the last. */
function someOf<Row>(rows: readonly Row[]): Row[] {
  const places = new Set([0, Math.floor(rows.length / 2), rows.length - 1]);
  return rows.filter((_, index) => places.has(index));
}

function twice(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Ids that a field of the rows names and another list does not have. */
function dangling<Row extends { id: number }>(
  rows: readonly Row[],
  field: keyof Row,
  others: readonly { id: number }[],
): unknown[] {
  const known = new Set<unknown>(others.map(({ id }) => id));
  return [...new Set(rows.map((row) => row[field]).filter((id) => !known.has(id)))];
}

/** Rows: their order, and what they say of each other. */
export const catalogueChecks = checksOf('catalogue', [
  {
    name: 'No id is in a list twice, no slug in the categories',
    rule: 'Spec 3',
    async run(server) {
      for (const read of [readArtworks, readArtists, readEvents, readCategories]) {
        const ids = (await read(server)).map(({ id }) => id);
        if (new Set(ids).size < ids.length) expectEqual('ids that are there twice', twice(ids), []);
      }
      const slugs = (await readCategories(server)).map(({ slug }) => slug.toLowerCase());
      expectEqual('slugs that are there twice', twice(slugs), []);
    },
  },
  {
    name: 'An artwork by its id is the one of the list',
    rule: 'Spec 7',
    async run(server) {
      for (const row of someOf(await readArtworks(server))) {
        const reply = await server.send('GET', `/api/artworks/${row.id}`);
        expectEqual(reply.call, answered(reply, schemas.getArtwork.response), row);
      }
    },
  },
  {
    name: 'An event by its id is the one of the list',
    rule: 'Spec 7',
    async run(server) {
      for (const row of someOf(await readEvents(server))) {
        const reply = await server.send('GET', `/api/events/${row.id}`);
        expectEqual(reply.call, answered(reply, schemas.getEvent.response), row);
      }
    },
  },
  {
    name: 'Events are in ascending order of their date',
    rule: 'R-58',
    async run(server) {
      for (const query of ['', '?upcoming=true']) {
        const reply = await server.send('GET', `/api/events${query}`);
        const dates = answered(reply, schemas.getEvents.response).map(({ date }) => date);
        expectEqual(`dates of ${reply.call}`, dates, [...dates].sort());
      }
    },
  },
  {
    name: 'Artworks name artists and categories that exist',
    rule: 'Spec 3',
    async run(server) {
      const artworks = await readArtworks(server);
      const artists = await readArtists(server);
      expectEqual('artistId of no artist', dangling(artworks, 'artistId', artists), []);
      const categories = await readCategories(server);
      expectEqual('categoryId of no category', dangling(artworks, 'categoryId', categories), []);
    },
  },
  {
    name: 'Events name artists that exist',
    rule: 'Spec 3',
    async run(server) {
      const [events, artists] = [await readEvents(server), await readArtists(server)];
      expectEqual('artistId of no artist', dangling(events, 'artistId', artists), []);
    },
  },
  {
    name: 'An artist comes with all own artworks and no others',
    rule: 'Spec 7',
    async run(server) {
      const artworks = await readArtworks(server);
      for (const artist of someOf(await readArtists(server))) {
        const portfolio = await readArtist(server, artist.id);
        expectEqual(`artist ${artist.id}`, portfolio.artist, artist);
        const own = artworks.filter(({ artistId }) => artistId === artist.id);
        expectEqual(`artworks of artist ${artist.id}`, idsOf(portfolio.artworks), idsOf(own));
      }
    },
  },
  {
    name: 'An artist comes with the own upcoming events, in ascending order',
    rule: 'R-49',
    async run(server) {
      const events = await readEvents(server);
      const artistIds = new Set(events.map(({ artistId }) => artistId));
      for (const artistId of someOf([...artistIds])) {
        const { events: shown } = await readArtist(server, artistId);
        const dates = shown.map(({ date }) => date);
        expectEqual(`dates of artist ${artistId}`, dates, [...dates].sort());
        const ids = new Set(shown.map(({ id }) => id));
        const wrong = events
          .filter((event) => event.artistId === artistId)
          .filter((event) => isSurelyUpcoming(event, server.now) === !ids.has(event.id));
        expectEqual(`events past or missing at artist ${artistId}`, idsOf(wrong), []);
        const foreign = shown.filter((event) => event.artistId !== artistId);
        expectEqual(`events of others at artist ${artistId}`, idsOf(foreign), []);
      }
    },
  },
  {
    name: 'The featured artist is one of the artists, with own artworks and events',
    rule: 'R-20',
    async run(server) {
      const reply = await server.send('GET', '/api/artists/featured');
      const { artist, artworks, events } = answered(reply, schemas.getFeaturedArtist.response);
      if (!artist) throw new Skip('the shop features no artist');
      const known = (await readArtists(server)).find(({ id }) => id === artist.id);
      expectEqual('featured artist', artist, known);
      const rows = [...(artworks ?? []), ...(events ?? [])];
      const foreign = rows.filter(({ artistId }) => artistId !== artist.id);
      expectEqual('ids of rows of other artists', idsOf(foreign), []);
    },
  },
]);
