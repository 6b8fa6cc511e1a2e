import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, needed, own } from '#src/conformance/check.ts';
import {
  expectEmpty,
  expectEqual,
  expectOk,
  expectRefusal,
  expectStatus,
  summaryOf,
} from '#src/conformance/expectations.ts';
import { UNKNOWN_ID, unknownIdLike } from '#src/conformance/products.ts';
import { isNothing, pathOf } from '#src/conformance/rows.ts';
import { PAGES } from './row-checks.ts';
import { readRows } from './lists.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

/** what no id is. */
const NOT_IDS = ['0', '-1', '1.5', 'abc', '1e3', '0x1', '__proto__', '%00', '9'.repeat(30)];

const fill = (path: string, id: string | number) => path.replace(/:\w+/, String(id));

/** Paths with an id, by method; a PUT is sent a body that is valid. */
const withId = all
  .filter(({ path }) => path.includes(':'))
  .map(({ method, path }) => ({
    method,
    path,
    payload: method === 'PUT' ? { json: { quantity: 1 } } : {},
  }));

/** A user whom nobody knows has an empty cart. Deletes have a rule of their own, R-69. */
const withRow = withId.filter(
  ({ method, path }) => method !== 'DELETE' && !path.includes(':userId'),
);

const paths = [...new Set(all.map(({ path }) => path))];

/** The methods that the contract has for a path, as addresses match: /api/cart/1 is that of a user and of an item. */
function methodsOf(path: string): string[] {
  const methods = all
    .filter((other) => fill(other.path, ':') === fill(path, ':'))
    .map(({ method }) => method);
  return [...new Set(methods)].sort();
}

/** The methods of the contract that a header `Allow` names. */
function allowed(headers: Headers): string[] {
  const known = new Set<string>(all.map(({ method }) => method));
  const named = headers.get('Allow')?.split(',') ?? [];
  return named
    .map((method) => method.trim())
    .filter((method) => known.has(method))
    .sort();
}

const differentPaths = [...new Map(paths.map((path) => [fill(path, ':'), path])).values()];

/** Which addresses and methods exist. */
export const pathChecks = checksOf('paths', [
  ...PAGES.map(({ path, list, rowIn }) =>
    needed('Spec 2', `GET ${path}/:id says that a row does not exist`, async (server) => {
      const id = unknownIdLike((await readRows(server, list)).map((row) => row.id));
      const reply = await server.send('GET', pathOf(path, id));
      if (!isNothing(reply, rowIn))
        throw new Breach(`${reply.call}: 404, or no row`, summaryOf(reply));
    }),
  ),
  own('R-68', 'A path that the contract does not have is answered with 404', async ({ send }) => {
    for (const path of ['/api/contract-kit', '/api/artworks/1/frame']) {
      expectRefusal(await send('GET', path), 404);
    }
  }),
  ...withRow.map(({ method, path, payload }) =>
    own(
      'R-68',
      `${method} ${path} of an id that no row has is answered with 404`,
      async ({ send }) => {
        expectRefusal(await send(method, fill(path, UNKNOWN_ID), payload), 404);
      },
    ),
  ),
  ...withId.map(({ method, path, payload }) =>
    own(
      'R-66',
      `${method} ${path} of what is not a positive integer is answered with 404`,
      async ({ send }) => {
        for (const id of NOT_IDS) expectRefusal(await send(method, fill(path, id), payload), 404);
      },
    ),
  ),
  ...differentPaths.map((path) =>
    own(
      'R-71',
      `PATCH ${path} is answered with 405, and Allow names ${methodsOf(path).join(', ')}`,
      async ({ send }) => {
        const reply = await send('PATCH', fill(path, 1), { json: {} });
        expectRefusal(reply, 405);
        if (!reply.headers.has('Allow')) throw new Breach(`${reply.call}: a header Allow`, 'none');
        expectEqual(`${reply.call}: Allow`, allowed(reply.headers), methodsOf(path));
      },
    ),
  ),
  own('R-71', 'OPTIONS names the methods of a path in Allow', async ({ send }) => {
    for (const path of differentPaths) {
      const reply = await send('OPTIONS', fill(path, 1));
      expectStatus(reply, 200, 204);
      expectEqual(`${reply.call}: Allow`, allowed(reply.headers), methodsOf(path));
    }
  }),
  own('R-71', 'HEAD is answered as GET is, without a body', async ({ send, products }) => {
    const [artwork] = await products.artworks(1);
    for (const path of [
      '/api/artworks',
      pathOf('/api/artworks', artwork!.id),
      '/api/cart/6',
      '/health',
    ]) {
      const reply = await send('HEAD', path);
      const got = await send('GET', path);
      expectStatus(reply, got.status);
      expectEmpty(reply);
      const type = 'Content-Type';
      expectEqual(`${reply.call}: ${type}`, reply.headers.get(type), got.headers.get(type));
    }
    expectStatus(await send('HEAD', fill('/api/artworks/:id', UNKNOWN_ID)), 404);
  }),
  own('R-66', 'The featured artist has precedence over an artist by id', async ({ send }) => {
    expectOk(await send('GET', '/api/artists/featured'));
    expectRefusal(await send('GET', '/api/artists/featured-not'), 404);
  }),
]);
