import { type Id, isSameId } from '#src/domain/id.ts';
import { Skip } from '#src/conformance/breach.ts';
import { checksOf, needed, specified } from '#src/conformance/check.ts';
import { expectEqual } from '#src/conformance/expectations.ts';
import { idOf, type Row, rowsOf } from '#src/conformance/rows.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';
import { idsOf, isSurelyUpcoming, readRows } from './lists.ts';

const UPCOMING = '/api/events?upcoming=true';

const categoryOf = (row: Row) => idOf({ id: row.categoryId });

function someCategoryOf(rows: readonly Row[]): Id {
  const category = rows.map(categoryOf).find((id) => id !== undefined);
  if (category === undefined) throw new Skip('it needs a row that names its category');
  return category;
}

/** Holds a list of one category to the rows of another list. */
async function expectCategory(server: ServerUnderTest, path: string, all: readonly Row[]) {
  const category = someCategoryOf(all);
  const reply = await server.send('GET', `${path}?categoryId=${encodeURIComponent(category)}`);
  const listed = rowsOf(reply);
  const isOfCategory = (row: Row) => isSameId(categoryOf(row), category);
  const foreign = listed.filter((row) => !isOfCategory(row));
  expectEqual(`ids of other categories in ${reply.call}`, idsOf(foreign), []);
  const ids = new Set(listed.map(({ id }) => String(id)));
  const missing = all.filter((row) => isOfCategory(row) && !ids.has(String(row.id)));
  expectEqual(`ids missing in ${reply.call}`, idsOf(missing), []);
}

/** What search parameters select. */
export const queryChecks = checksOf('queries', [
  needed(
    'Spec 7',
    'categoryId lists all artworks of the category and no others',
    async (server) => {
      await expectCategory(server, '/api/artworks', await readRows(server, '/api/artworks'));
    },
  ),
  specified('Spec 7', 'upcoming=true lists no past events', async (server) => {
    const rows = rowsOf(await server.send('GET', UPCOMING));
    const past = rows.filter((event) => isSurelyUpcoming(event, server.now) === false);
    expectEqual('ids of past events', idsOf(past), []);
  }),
  specified(
    'Spec 7',
    'categoryId lists all upcoming events of the category, and no events of others',
    async (server) => {
      const events = await readRows(server, UPCOMING);
      const upcoming = events.filter((event) => isSurelyUpcoming(event, server.now));
      await expectCategory(server, '/api/events', upcoming);
    },
  ),
]);
