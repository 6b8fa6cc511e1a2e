import { schemas } from '#src/contract/schemas.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import {
  expectEqual,
  expectJson,
  expectRefusal,
  expectStatus,
  answered,
} from '#src/conformance/expectations.ts';
import { UNKNOWN_ID } from '#src/conformance/products.ts';
import { idsOf, isSurelyUpcoming, readArtworks, readEvents } from './lists.ts';

/** The search parameters, and values that are none. */
const INVALID = [
  ['/api/artworks', 'categoryId', ['abc', '', '-1', '0', '1.5', '9'.repeat(30)]],
  ['/api/events', 'categoryId', ['abc', '', '-1', '0', '1.5', '9'.repeat(30)]],
  ['/api/events', 'upcoming', ['yes', '', '1', 'TRUE']],
] as const;

/** What the mock backend promises of search parameters beyond the specification. */
export const ownQueryChecks = checksOf('queries', [
  own(
    'R-58',
    'upcoming=true lists every event of GET /api/events that is not past',
    async (server) => {
      const reply = await server.send('GET', '/api/events?upcoming=true');
      const listed = new Set(answered(reply, schemas.getEvents.response).map(({ id }) => id));
      const missing = (await readEvents(server)).filter(
        (event) => isSurelyUpcoming(event, server.now) && !listed.has(event.id),
      );
      expectEqual('ids of upcoming events that are not listed', idsOf(missing), []);
    },
  ),
  own('R-58', 'categoryId lists no past events', async (server) => {
    for (const categoryId of new Set((await readEvents(server)).map((row) => row.categoryId))) {
      const reply = await server.send('GET', `/api/events?categoryId=${categoryId}`);
      const rows = answered(reply, schemas.getEvents.response);
      const past = rows.filter((event) => isSurelyUpcoming(event, server.now) === false);
      expectEqual(`ids of past events of ${reply.call}`, idsOf(past), []);
    }
  }),
  own('R-67', 'A category that does not exist has no artworks and no events', async ({ send }) => {
    for (const list of ['artworks', 'events'] as const) {
      const reply = await send('GET', `/api/${list}?categoryId=${UNKNOWN_ID}`);
      expectStatus(reply, 200);
      const schema = schemas[list === 'artworks' ? 'getArtworks' : 'getEvents'].response;
      expectEqual(reply.call, expectJson(reply, schema), []);
    }
  }),
  ...INVALID.map(([path, name, values]) =>
    own(
      'R-68',
      `GET ${path} refuses a ${name} that is none with 400, and names it`,
      async ({ send }) => {
        for (const value of values) {
          expectRefusal(await send('GET', `${path}?${name}=${value}`), 400, [name]);
        }
      },
    ),
  ),
  own('R-67', 'Search parameters that the contract does not have are ignored', async (server) => {
    const all = await readArtworks(server);
    const path = '/api/artworks?contract-kit=1&__proto__=2&constructor=%zz';
    const reply = await server.send('GET', path);
    expectStatus(reply, 200);
    expectEqual(
      `number of rows of ${path}`,
      answered(reply, schemas.getArtworks.response).length,
      all.length,
    );
  }),
]);
