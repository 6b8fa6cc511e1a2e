import { type Id, isSameId } from '#src/domain/id.ts';
import { Breach, Skip } from '#src/conformance/breach.ts';
import { checksOf, specified } from '#src/conformance/check.ts';
import { expectEqual, shorten, taken } from '#src/conformance/expectations.ts';
import {
  type Fields,
  fieldsOf,
  idOf,
  isNothing,
  itemsOf,
  objectOf,
  type Row,
  pathOf,
} from '#src/conformance/rows.ts';
import { idsOf, readRows, someOf } from './lists.ts';

const LISTS = ['/api/categories', '/api/artworks', '/api/artists', '/api/events?upcoming=true'];

const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The id that a row names; undefined where it names none. */
const named = (row: Fields, field: string) => idOf({ id: row[field] });

/** Ids that a field of the rows names and another list does not have. */
function dangling(rows: readonly Row[], field: string, others: readonly Row[]): Id[] {
  const known = new Set(others.map(({ id }) => String(id)));
  const ids = rows.map((row) => named(row, field)).filter((id) => id !== undefined);
  return [...new Set(ids)].filter((id) => !known.has(String(id)));
}

/** @throws {Breach} where a response about an artist is not one of lists, or they have a row of another artist */
function expectOwnLists({ artist, artworks, events }: Fields, call: string): Row[] {
  if (!Array.isArray(artworks) || !Array.isArray(events)) {
    const came = shorten(JSON.stringify({ artworks, events }));
    throw new Breach(`${call}: lists artworks and events`, came);
  }
  const artistId = idOf(fieldsOf(artist));
  const rows = [...artworks, ...events] as Row[];
  const foreign = rows.filter((row) => {
    const id = named(row, 'artistId');
    return id !== undefined && !isSameId(id, artistId);
  });
  expectEqual(`ids of rows of other artists in ${call}`, idsOf(foreign), []);
  return artworks as Row[];
}

/** What rows say of each other. */
export const catalogueChecks = checksOf('catalogue', [
  specified('Spec 3', 'No id is in a list twice, no slug in the categories', async (server) => {
    for (const list of LISTS) {
      const items = taken(await server.send('GET', list), itemsOf);
      const ids = items.map((item) => String(idOf(fieldsOf(item))));
      // Looking for them takes long in a large shop.
      if (new Set(ids).size < ids.length) expectEqual(`${list}: ids twice`, twice(ids), []);
    }
    const slugs = (await readRows(server, '/api/categories')).map(({ slug }) => String(slug));
    expectEqual('slugs twice', twice(slugs.map((slug) => slug.toLowerCase())), []);
  }),
  specified('Spec 3', 'Artworks name artists and categories that exist', async (server) => {
    const artworks = await readRows(server, '/api/artworks');
    const artists = await readRows(server, '/api/artists');
    expectEqual('artistId of no artist', dangling(artworks, 'artistId', artists), []);
    const categories = await readRows(server, '/api/categories');
    expectEqual('categoryId of no category', dangling(artworks, 'categoryId', categories), []);
  }),
  specified('Spec 3', 'Events name artists that exist', async (server) => {
    const events = await readRows(server, '/api/events?upcoming=true');
    const artists = await readRows(server, '/api/artists');
    expectEqual('artistId of no artist', dangling(events, 'artistId', artists), []);
  }),
  specified(
    'Spec 7',
    'An artist comes with a list of all own artworks and one of own events',
    async (server) => {
      const all = await readRows(server, '/api/artworks');
      for (const { id } of someOf(await readRows(server, '/api/artists'))) {
        const reply = await server.send('GET', pathOf('/api/artists', id));
        const artworks = expectOwnLists(objectOf(reply), reply.call);
        const own = all.filter((row) => isSameId(named(row, 'artistId'), id));
        expectEqual(`artworks of ${reply.call}`, idsOf(artworks), idsOf(own));
      }
    },
  ),
  specified(
    'Spec 3',
    'The featured artist comes with a list of own artworks and one of own events',
    async ({ send }) => {
      const reply = await send('GET', '/api/artists/featured');
      if (isNothing(reply, ({ artist }) => artist)) throw new Skip('the shop features no artist');
      expectOwnLists(objectOf(reply), reply.call);
    },
  ),
]);
