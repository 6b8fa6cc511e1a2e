import { schemas } from '#src/contract/schemas.ts';
import { Skip } from '#src/conformance/breach.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import { expectEqual, answered } from '#src/conformance/expectations.ts';
import {
  idsOf,
  isSurelyUpcoming,
  readArtist,
  readArtists,
  readArtworks,
  readEvents,
  someOf,
} from './lists.ts';

/** What the mock backend promises of its rows beyond the specification: their order, and the same fields everywhere. */
export const ownCatalogueChecks = checksOf('catalogue', [
  own('R-67', 'An artwork by its id is the one of the list, field by field', async (server) => {
    for (const row of someOf(await readArtworks(server))) {
      const reply = await server.send('GET', `/api/artworks/${row.id}`);
      expectEqual(reply.call, answered(reply, schemas.getArtwork.response), row);
    }
  }),
  own('R-67', 'An event by its id is the one of the list, field by field', async (server) => {
    for (const row of someOf(await readEvents(server))) {
      const reply = await server.send('GET', `/api/events/${row.id}`);
      expectEqual(reply.call, answered(reply, schemas.getEvent.response), row);
    }
  }),
  own('R-58', 'Events are in ascending order of their date', async (server) => {
    for (const query of ['', '?upcoming=true']) {
      const reply = await server.send('GET', `/api/events${query}`);
      const dates = answered(reply, schemas.getEvents.response).map(({ date }) => date);
      expectEqual(`dates of ${reply.call}`, dates, [...dates].sort());
    }
  }),
  own('R-67', 'An artist by its id is the one of the list, field by field', async (server) => {
    for (const artist of someOf(await readArtists(server))) {
      const portfolio = await readArtist(server, artist.id);
      expectEqual(`artist ${artist.id}`, portfolio.artist, artist);
    }
  }),
  own(
    'R-49',
    'An artist comes with all own events that are not past, and no past ones, in ascending order',
    async (server) => {
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
      }
    },
  ),
  own('R-20', 'The featured artist is one of the artists, field by field', async (server) => {
    const reply = await server.send('GET', '/api/artists/featured');
    const { artist } = answered(reply, schemas.getFeaturedArtist.response);
    if (!artist) throw new Skip('the shop features no artist');
    const known = (await readArtists(server)).find(({ id }) => id === artist.id);
    expectEqual('featured artist', artist, known);
  }),
]);
