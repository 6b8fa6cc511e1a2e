import * as z from 'zod/mini';
import type { CallSchemas } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { schemas } from '#src/contract/schemas.ts';
import { expectUnchanged } from '#src/conformance/cart.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import type { Payload, Reply } from '#src/conformance/client.ts';
import { expectRefusal, expectStatus } from '#src/conformance/expectations.ts';
import { idFields, UNKNOWN_ID } from '#src/conformance/products.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';
import { orderOfProducts, validCalls } from './valid-calls.ts';

/** more than a megabyte. */
const TOO_LARGE = 1_000_001;

const utf8 = new TextEncoder();
const asJson = { 'Content-Type': 'application/json' };

interface Refused {
  what: string;
  status: number;
  /** Bodies made out of a valid one. */
  payloads: (valid: string) => Payload[];
}

const REFUSED: readonly Refused[] = [
  {
    what: 'no body or one that is not JSON',
    status: 400,
    payloads: (valid) =>
      ['', ' ', '{', 'undefined', `${valid}x`].map((body) => ({ body, headers: asJson })),
  },
  {
    what: 'JSON that is no object',
    status: 400,
    payloads: () =>
      ['null', '[]', '7', '"text"', 'true'].map((body) => ({ body, headers: asJson })),
  },
  {
    what: 'a body that is not UTF-8',
    status: 400,
    payloads: (valid) => [{ body: notUtf8(valid), headers: asJson }],
  },
  {
    what: 'a body of another content type',
    status: 415,
    payloads: (valid) =>
      ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'].map((type) => ({
        body: valid,
        headers: { 'Content-Type': type },
      })),
  },
  {
    what: 'a body of more than a megabyte',
    status: 413,
    payloads: (valid) => [{ body: padded(valid), headers: asJson }],
  },
];

/** The body with a field that the contract does not have, whose text holds a byte that UTF-8 does not. */
function notUtf8(valid: string): Uint8Array<ArrayBuffer> {
  const bytes = utf8.encode(`${valid.slice(0, -1)}, "note": "?"}`);
  bytes[bytes.length - 3] = 0xff;
  return bytes;
}

function padded(valid: string): string {
  const start = `${valid.slice(0, -1)}, "note": "`;
  return `${start}${'x'.repeat(TOO_LARGE - start.length - 2)}"}`;
}

const withBody = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { body }: CallSchemas = schemas[name];
  return body ? [{ name, body, call: `${endpoints[name].method} ${endpoints[name].path}` }] : [];
});

/** Names of the fields that a body must have, from its schema. */
function requiredFields(schema: z.ZodMiniType): readonly string[] {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

function sendTo(server: ServerUnderTest, name: EndpointName, path: string, payload: Payload) {
  return server.send(endpoints[name].method, path, payload);
}

const refusedBodies = withBody.flatMap(({ name, call }) =>
  REFUSED.map(({ what, status, payloads }) =>
    own('R-68', `${call} refuses ${what} with ${status}`, async (server) => {
      const { path, json: valid } = await validCalls[name](server);
      await expectUnchanged(server.cart, async () => {
        for (const payload of payloads(JSON.stringify(valid))) {
          expectRefusal(await sendTo(server, name, path, payload), status);
        }
      });
    }),
  ),
);

const missingFields = withBody.map(({ name, call, body }) => {
  const fields = requiredFields(body);
  return own(
    'R-68',
    `${call} refuses a body without ${fields.join(', or ')} with 400, and names the field`,
    async (server) => {
      const { path, json: valid } = await validCalls[name](server);
      await expectUnchanged(server.cart, async () => {
        for (const field of fields) {
          const rest = { ...(valid as object), [field]: undefined };
          expectRefusal(await sendTo(server, name, path, { json: rest }), 400, [field]);
        }
      });
    },
  );
});

const WRONG_QUANTITIES = [0, -1, 1.5, 1000, '2', null, true];

/** Adds with the fields given in place of the valid ones. */
async function addWith(server: ServerUnderTest, fields: object): Promise<Reply> {
  const { path, json: valid } = await validCalls.addCartItem(server);
  return server.send('POST', path, { json: { ...(valid as object), ...fields } });
}

/** What calls do with bodies that are wrong. */
export const bodyChecks = checksOf('bodies', [
  ...refusedBodies,
  ...missingFields,
  own(
    'R-68',
    'POST /api/cart refuses a quantity that is not a whole number from 1 to 999',
    async (server) => {
      for (const quantity of WRONG_QUANTITIES) {
        expectRefusal(await addWith(server, { quantity }), 400, ['quantity']);
      }
    },
  ),
  own(
    'R-68',
    'POST /api/cart refuses an artwork and an event together, and neither of them',
    async (server) => {
      const [event] = await server.products.events(1);
      for (const fields of [idFields(event!), { artworkId: undefined }]) {
        expectRefusal(await addWith(server, fields), 400, ['artworkId', 'eventId']);
      }
    },
  ),
  own(
    'R-68',
    'POST /api/cart refuses an artwork and an event that do not exist',
    async (server) => {
      expectRefusal(await addWith(server, { artworkId: UNKNOWN_ID }), 400, ['artworkId']);
      const unknown = { artworkId: undefined, eventId: UNKNOWN_ID };
      expectRefusal(await addWith(server, unknown), 400, ['eventId']);
    },
  ),
  own(
    'R-68',
    'POST /api/orders refuses an order without items, and one that is not pending',
    async ({ send, products }) => {
      const order = orderOfProducts(await products.artworks(1));
      expectRefusal(await send('POST', '/api/orders', { json: { ...order, items: [] } }), 400, [
        'items',
      ]);
      const paid = { ...order, order: { ...order.order, status: 'paid' } };
      expectRefusal(await send('POST', '/api/orders', { json: paid }), 400, ['status']);
    },
  ),
  own(
    'R-27',
    'POST /api/orders refuses an item of an artwork that does not exist, and of both kinds',
    async ({ send, products }) => {
      const order = orderOfProducts(await products.artworks(1));
      const [event] = await products.events(1);
      for (const fields of [
        { artworkId: UNKNOWN_ID },
        { artworkId: null },
        { eventId: event!.id },
      ]) {
        const json = { ...order, items: [{ ...order.items[0], ...fields }] };
        const reply = await send('POST', '/api/orders', { json });
        expectRefusal(reply, 400, ['artworkId', 'eventId']);
      }
    },
  ),
  own(
    'R-37',
    'POST /api/users refuses an email that is no address, and a blank username',
    async (server) => {
      const { path, json: valid } = await validCalls.registerUser(server);
      for (const [field, value] of [
        ['email', 'mona'],
        ['email', 'a b@c'],
        ['username', ' '],
      ] as const) {
        const json = { ...(valid as object), [field]: value };
        expectRefusal(await server.send('POST', path, { json }), 400, [field]);
      }
    },
  ),
  own(
    'R-67',
    'Content types with parameters and in capitals, and fields that the contract does not have, are accepted',
    async (server) => {
      for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
        const { path, json: valid } = await validCalls.addCartItem(server);
        const body = JSON.stringify({ ...(valid as object), 'contract-kit': [1] });
        const headers = { 'Content-Type': type };
        expectStatus(await server.send('POST', path, { body, headers }), 200, 201);
      }
    },
  ),
]);
