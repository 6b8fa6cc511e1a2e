import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { AddCartItem, UpdateCartItem } from '#src/contract/cart.ts';
import type { CallSchemas } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import type { PlaceOrder } from '#src/contract/orders.ts';
import { schemas } from '#src/contract/schemas.ts';
import type { Id } from '#src/domain/id.ts';
import { add, expectUnchanged } from '#src/conformance/cart.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import { expectEqual, expectJson, expectOk, expectRefusal } from '#src/conformance/expectations.ts';
import { pathOf } from '#src/conformance/rows.ts';
import { invalidBodies, type Overrides, validBodies } from '#src/conformance/generated/bodies.ts';
import { holdFor } from '#src/conformance/generated/hold-for.ts';
import { newAccount, type ServerUnderTest } from '#src/conformance/server-under-test.ts';
import { orderOfProducts, type SentOrder, validCalls } from './valid-calls.ts';

const RUNS = 25;
/** Of calls that leave a row for good. */
const LASTING_RUNS = 5;
const INVALID_RUNS = 60;

/** Generated bodies of a call that a server must accept: the products are its own, the names are new. */
async function bodiesOf<Body = unknown>(schema: z.ZodMiniType<Body>, server: ServerUnderTest) {
  return validBodies(schema, await overridesFor(server)) as fc.Arbitrary<Body>;
}

const idOrNull = (rows: readonly { id: Id }[]) =>
  fc.option(fc.constantFrom(...rows.map(({ id }) => id)), { freq: 2 });

async function overridesFor({ products, cart }: ServerUnderTest): Promise<Overrides> {
  return {
    userId: fc.constant(cart.userId),
    artworkId: idOrNull(await products.artworks(3)),
    eventId: idOrNull(await products.events(3)),
    username: fc.constant(null).map(() => newAccount().username),
    email: fc.constant(null).map(() => newAccount().email),
  };
}

/** The order with the prices of the shop, which a server may compare. */
async function priced({ products }: ServerUnderTest, { items }: PlaceOrder): Promise<SentOrder> {
  const all = [...(await products.artworks(3)), ...(await products.events(3))];
  const ordered = items.flatMap(({ artworkId, eventId }) =>
    all.filter(({ kind, id }) => id === (kind === 'artwork' ? artworkId : eventId)),
  );
  return orderOfProducts(ordered, items[0]!.quantity);
}

const withBody = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { body }: CallSchemas = schemas[name];
  return body ? [{ name, body, ...endpoints[name] }] : [];
});

const invalid = withBody.map(({ name, body, method, path }) =>
  own(
    'R-68',
    `${method} ${path} refuses generated bodies with one bug, and names its field`,
    async (server) => {
      const { path: address } = await validCalls[name](server);
      const bodies = invalidBodies(body, await bodiesOf(body, server));
      await expectUnchanged(server.cart, () =>
        holdFor(
          bodies,
          async ({ body: json, fields }) => {
            expectRefusal(await server.send(method, address, { json }), 400, fields);
          },
          { seed: server.seed, runs: INVALID_RUNS },
        ),
      );
    },
  ),
);

/** What examples do not try: bodies made from the contract's own schemas, right ones and wrong ones. */
export const generatedChecks = checksOf('generated', [
  own(
    'R-67',
    'POST /api/cart accepts generated bodies, and answers with the line',
    async (server) => {
      const { body, response } = schemas.addCartItem;
      const accept = async (json: AddCartItem) => {
        await server.cart.empty();
        const reply = await server.send('POST', '/api/cart', { json });
        expectOk(reply);
        const item = expectJson(reply, response);
        const { userId, artworkId, eventId, quantity } = json;
        expectEqual(
          reply.call,
          [item.userId, item.artwork?.id, item.event?.id, item.quantity],
          [userId, artworkId, eventId, quantity],
        );
      };
      const generation = { seed: server.seed, runs: RUNS };
      await holdFor(await bodiesOf(body, server), accept, generation);
    },
  ),
  own(
    'R-28',
    'PUT /api/cart/:itemId accepts generated bodies, and answers with the line',
    async (server) => {
      const { body, response } = schemas.updateCartItem;
      const { path } = await validCalls.updateCartItem(server);
      const accept = async (json: UpdateCartItem) => {
        const reply = await server.send('PUT', path, { json });
        expectOk(reply);
        expectEqual('quantity', expectJson(reply, response).quantity, json.quantity);
      };
      const generation = { seed: server.seed, runs: RUNS };
      await holdFor(await bodiesOf(body, server), accept, generation);
    },
  ),
  own(
    'R-27',
    'POST /api/orders accepts generated orders, and answers with the order',
    async (server) => {
      const { body, response } = schemas.placeOrder;
      const accept = async (generated: PlaceOrder) => {
        const json = await priced(server, generated);
        const reply = await server.send('POST', '/api/orders', { json });
        expectOk(reply);
        const { order, items } = expectJson(reply, response);
        expectEqual('order', order, { ...json.order, id: order.id });
        const expected = json.items.map((item) => ({ ...item, orderId: order.id }));
        expectEqual('items', items, expected);
      };
      const generation = { seed: server.seed, runs: LASTING_RUNS, isShrunk: false };
      await holdFor(await bodiesOf(body, server), accept, generation);
    },
  ),
  own(
    'R-37',
    'POST /api/users accepts generated accounts, and makes them customers',
    async (server) => {
      const { body, response } = schemas.registerUser;
      const generation = { seed: server.seed, runs: LASTING_RUNS, isShrunk: false };
      await holdFor(
        await bodiesOf(body, server),
        async (json) => {
          const reply = await server.send('POST', '/api/users', { json });
          expectOk(reply);
          const { username, role } = expectJson(reply, response);
          expectEqual('username and role', [username, role], [json.username, 'customer']);
        },
        generation,
      );
    },
  ),
  own('R-68', 'POST /api/auth/login refuses generated credentials with 401', async (server) => {
    await holdFor(
      await bodiesOf(schemas.signIn.body, server),
      async (json) => {
        expectRefusal(await server.send('POST', '/api/auth/login', { json }), 401);
      },
      { seed: server.seed, runs: LASTING_RUNS },
    );
  }),
  ...invalid,
  own('R-24', 'Generated series of adds and removals leave what they add up to', async (server) => {
    const { cart, products, send, seed } = server;
    const all = [...(await products.artworks(2)), ...(await products.events(2))];
    const step = fc.record({
      index: fc.nat({ max: 3 }),
      quantity: fc.integer({ min: 0, max: 9 }),
    });
    const follow = async (steps: { index: number; quantity: number }[]) => {
      await cart.empty();
      const expected = new Map<number, number>();
      for (const { index, quantity } of steps) {
        const product = all[index]!;
        const [line] = await cart.linesOf(product);
        if (quantity > 0) await add(cart, product, quantity);
        else if (line) expectOk(await send('DELETE', pathOf('/api/cart', line.id)));
        expected.set(index, quantity === 0 ? 0 : (expected.get(index) ?? 0) + quantity);
      }
      for (const [index, quantity] of expected) {
        const lines = await cart.linesOf(all[index]!);
        const found = lines.reduce((total, line) => total + line.quantity, 0);
        expectEqual(`quantity of ${all[index]!.kind} ${all[index]!.id}`, found, quantity);
      }
    };
    await holdFor(fc.array(step, { minLength: 1, maxLength: 8 }), follow, { seed, runs: 10 });
  }),
  own(
    'R-66',
    'Generated values that are no ids are answered with 404 in a path, and 400 in a search parameter',
    async ({ send, seed }) => {
      const texts = fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
        .filter((text) => !/^(\d+|\.{1,2})$/.test(text.trim()) && text.trim() === text);
      const refuse = async (text: string) => {
        const value = encodeURIComponent(text);
        expectRefusal(await send('GET', `/api/artworks/${value}`), 404);
        expectRefusal(await send('GET', `/api/artworks?categoryId=${value}`), 400, ['categoryId']);
      };
      await holdFor(texts, refuse, { seed, runs: RUNS });
    },
  ),
]);
