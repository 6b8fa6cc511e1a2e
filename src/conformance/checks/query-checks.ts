import { schemas } from '#src/contract/schemas.ts';
import { checksOf, Skip } from '#src/conformance/check.ts';
import {
  expectEqual,
  expectJson,
  expectRefusal,
  expectStatus,
  answered,
} from '#src/conformance/expectations.ts';
import { UNKNOWN_ID } from '#src/conformance/products.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';
import { idsOf, isSurelyUpcoming, readArtworks, readEvents } from './lists.ts';

/** The search parameters, and values that are none. */
const INVALID = [
  ['/api/artworks', 'categoryId', ['abc', '', '-1', '0', '1.5', '9'.repeat(30)]],
  ['/api/events', 'categoryId', ['abc', '', '-1', '0', '1.5', '9'.repeat(30)]],
  ['/api/events', 'upcoming', ['yes', '', '1', 'TRUE']],
] as const;

/** The category of the first row. */
function categoryOf(rows: readonly { categoryId: number }[]): number {
  const [row] = rows;
  if (!row) throw new Skip('it needs a row, and the shop has none');
  return row.categoryId;
}

async function readSelected({ send }: ServerUnderTest, query: string) {
  return answered(await send('GET', `/api/events?${query}`), schemas.getEvents.response);
}

/** What search parameters select. */
export const queryChecks = checksOf('queries', [
  {
    name: 'categoryId selects all artworks of the category and no others',
    rule: 'Spec 7',
    async run(server) {
      const all = await readArtworks(server);
      const categoryId = categoryOf(all);
      const rows = answered(
        await server.send('GET', `/api/artworks?categoryId=${categoryId}`),
        schemas.getArtworks.response,
      );
      const expected = all.filter((row) => row.categoryId === categoryId);
      expectEqual(`ids of categoryId=${categoryId}`, idsOf(rows), idsOf(expected));
    },
  },
  {
    name: 'upcoming=true selects all events that are not past, and no past ones',
    rule: 'R-58',
    async run(server) {
      const all = await readEvents(server);
      const rows = await readSelected(server, 'upcoming=true');
      const listed = new Set(rows.map(({ id }) => id));
      const wrong = all.filter(
        (event) => isSurelyUpcoming(event, server.now) === !listed.has(event.id),
      );
      expectEqual('ids of events that are listed and past, or upcoming and not', idsOf(wrong), []);
    },
  },
  {
    name: 'categoryId selects all upcoming events of the category and no others',
    rule: 'Spec 7',
    async run(server) {
      const all = await readEvents(server);
      const upcoming = all.filter((event) => isSurelyUpcoming(event, server.now));
      const categoryId = categoryOf(upcoming);
      const rows = await readSelected(server, `categoryId=${categoryId}`);
      const foreign = rows.filter(
        (row) => row.categoryId !== categoryId || isSurelyUpcoming(row, server.now) === false,
      );
      expectEqual(
        `ids of past events or other categories at categoryId=${categoryId}`,
        idsOf(foreign),
        [],
      );
      const listed = new Set(rows.map(({ id }) => id));
      const missing = upcoming.filter(
        (row) => row.categoryId === categoryId && !listed.has(row.id),
      );
      expectEqual(`ids missing at categoryId=${categoryId}`, idsOf(missing), []);
    },
  },
  {
    name: 'A category that does not exist has no artworks and no events',
    rule: 'Spec 7',
    async run({ send }) {
      for (const list of ['artworks', 'events'] as const) {
        const reply = await send('GET', `/api/${list}?categoryId=${UNKNOWN_ID}`);
        expectStatus(reply, 200);
        const schema = schemas[list === 'artworks' ? 'getArtworks' : 'getEvents'].response;
        expectEqual(reply.call, expectJson(reply, schema), []);
      }
    },
  },
  ...INVALID.map(([path, name, values]) => ({
    name: `GET ${path} refuses a ${name} that is none with 400, and names it`,
    rule: 'R-68',
    async run({ send }: ServerUnderTest) {
      for (const value of values) {
        expectRefusal(await send('GET', `${path}?${name}=${value}`), 400, [name]);
      }
    },
  })),
  {
    name: 'Search parameters that the contract does not have are ignored',
    rule: 'R-67',
    async run(server) {
      const all = await readArtworks(server);
      const path = '/api/artworks?contract-kit=1&__proto__=2&constructor=%zz';
      const reply = await server.send('GET', path);
      expectStatus(reply, 200);
      expectEqual(
        `number of rows of ${path}`,
        answered(reply, schemas.getArtworks.response).length,
        all.length,
      );
    },
  },
]);
