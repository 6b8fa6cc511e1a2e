import type { CallSchemas } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { schemas } from '#src/contract/schemas.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, needed, own, specified } from '#src/conformance/check.ts';
import {
  bodyOf,
  expectEmpty,
  expectJson,
  expectOk,
  expectStatus,
} from '#src/conformance/expectations.ts';
import { isNothing, itemsOf, objectOf, rowsOf } from '#src/conformance/rows.ts';
import { hasOwnCall, validCalls } from './valid-calls.ts';

/** The lists that pages show. */
const LISTS = ['/api/categories', '/api/artworks', '/api/artists', '/api/events?upcoming=true'];
const CART = `/api/cart/${CART_USER_ID}`;

const lists = LISTS.map((path) =>
  needed('Spec 7', `GET ${path} answers with a list whose rows have ids`, async ({ send }) => {
    const reply = await send('GET', path);
    if (itemsOf(reply).length > 0 && rowsOf(reply).length === 0) {
      throw new Breach(`${reply.call}: rows with ids`, bodyOf(reply));
    }
  }),
);

/** What the diagnostic page shows raw, whatever it is. */
const diagnostics = ['/api/domain-info', '/health'].map((path) =>
  specified('Spec 7', `GET ${path} is answered, and not with a page`, async ({ send }) => {
    const reply = await send('GET', path);
    expectOk(reply);
    if (/^\s*</.test(reply.text)) throw new Breach(`${reply.call}: no page`, bodyOf(reply));
  }),
);

/** The endpoints that create a row. */
const CREATES: ReadonlySet<EndpointName> = new Set(['addCartItem', 'placeOrder', 'registerUser']);

const names = Object.keys(endpoints) as EndpointName[];

const exact = names.map((name) => {
  const { method, path } = endpoints[name];
  const { response }: CallSchemas = schemas[name];
  const ok = CREATES.has(name) ? 201 : 200;
  const status = response ? ok : 204;
  return own(
    'R-67',
    `${method} ${path} answers ${hasOwnCall(name) ? status : 'with success'}${response ? ' and what its schema says' : ''}`,
    async (server) => {
      const { path: address, json } = await validCalls[name](server);
      const reply = await server.send(method, address, { json });
      // Of a call that the specification does not have, only its backend knows whether it answers 200 or 201.
      if (hasOwnCall(name)) expectStatus(reply, status);
      else expectOk(reply);
      if (response) expectJson(reply, response);
      else expectEmpty(reply);
    },
  );
});

/** That calls are there, and the status, content type and shape of every response. */
export const endpointChecks = checksOf('endpoints', [
  ...lists,
  needed('Spec 7', `GET ${CART} answers with a list`, async ({ send }) => {
    itemsOf(await send('GET', CART));
  }),
  needed(
    'Spec 7',
    'GET /api/artists/featured answers with an object, or says that nobody is featured',
    async ({ send }) => {
      const reply = await send('GET', '/api/artists/featured');
      if (!isNothing(reply, ({ artist }) => artist)) objectOf(reply);
    },
  ),
  specified('Spec 7', 'Lists are JSON by their content type', async ({ send }) => {
    for (const path of [...LISTS, CART]) {
      const reply = await send('GET', path);
      expectOk(reply);
      const type = reply.headers.get('Content-Type') ?? 'none';
      if (!/\bjson\b/i.test(type)) throw new Breach(`${reply.call}: a type of JSON`, type);
    }
  }),
  ...diagnostics,
  ...exact,
]);
