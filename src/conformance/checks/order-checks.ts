import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { schemas } from '#src/contract/schemas.ts';
import { checksOf, needed, own } from '#src/conformance/check.ts';
import type { Reply } from '#src/conformance/client.ts';
import { expectEqual, expectOk, expectRefusal, answered } from '#src/conformance/expectations.ts';
import { pathOf } from '#src/conformance/rows.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';
import { orderOfProducts, type SentOrder } from './valid-calls.ts';

type Of = Pick<ServerUnderTest, 'send'>;

const place = ({ send }: Of, order: SentOrder, key?: string): Promise<Reply> =>
  send('POST', '/api/orders', {
    json: order,
    ...(key !== undefined && { headers: { [IDEMPOTENCY_KEY]: key } }),
  });

const idOf = (reply: Reply) => answered(reply, schemas.placeOrder.response).order.id;

/** Places one order, as often as there are keys, and returns the ids. */
async function idsOf(server: ServerUnderTest, keys: readonly (string | undefined)[]) {
  const order = orderOfProducts(await server.products.artworks(1));
  const ids: number[] = [];
  for (const key of keys) ids.push(idOf(await place(server, order, key)));
  return ids;
}

/** Placing orders. Without a call to read them, an order is known by its response. */
export const orderChecks = checksOf('orders', [
  ...(['artworks', 'events'] as const).map((kind) =>
    needed('Spec 7', `An order of ${kind} is accepted`, async (server) => {
      // The site sends a key with every order, which a server may ignore.
      expectOk(await place(server, orderOfProducts(await server.products[kind](1)), randomUUID()));
    }),
  ),
  own(
    'R-27',
    'A placed order is what was sent, with an id of its own in the order and its items',
    async (server) => {
      const products = [
        ...(await server.products.artworks(2)),
        ...(await server.products.events(1)),
      ];
      const sent = orderOfProducts(products, 2);
      const { order, items } = answered(await place(server, sent), schemas.placeOrder.response);
      expectEqual('order', order, { ...sent.order, id: order.id });
      expectEqual(
        'items',
        items,
        sent.items.map((item) => ({ ...item, orderId: order.id })),
      );
    },
  ),
  own(
    'R-70',
    'The same order with the same key is placed once and gets the same response',
    async (server) => {
      const order = orderOfProducts(await server.products.artworks(1));
      const key = randomUUID();
      const first = answered(await place(server, order, key), schemas.placeOrder.response);
      const again = answered(await place(server, order, key), schemas.placeOrder.response);
      expectEqual('response to the repeated order', again, first);
    },
  ),
  own('R-70', 'Another order with the same key is refused with 409', async (server) => {
    const [artwork, other] = await server.products.artworks(2);
    const key = randomUUID();
    idOf(await place(server, orderOfProducts([artwork!]), key));
    expectRefusal(await place(server, orderOfProducts([other!]), key), 409);
    expectRefusal(await place(server, orderOfProducts([artwork!], 2), key), 409);
  }),
  own('R-70', 'Each key, and each call without one, is an order of its own', async (server) => {
    const ids = await idsOf(server, [randomUUID(), randomUUID(), undefined, undefined]);
    expectEqual('number of different ids of four orders', new Set(ids).size, 4);
  }),
  own(
    'R-70',
    'A key of 200 characters is taken, one of 201 is refused with 400',
    async (server) => {
      const order = orderOfProducts(await server.products.artworks(1));
      const key = randomUUID().padEnd(200, '-');
      idOf(await place(server, order, key));
      expectRefusal(await place(server, order, `${key}-`), 400);
    },
  ),
  own('R-68', 'A refused order leaves its key free', async (server) => {
    const order = orderOfProducts(await server.products.artworks(1));
    const key = randomUUID();
    expectRefusal(await place(server, { ...order, items: [] }, key), 400);
    idOf(await place(server, order, key));
  }),
  own('R-25', 'An order with a sold artwork is refused with 409', async (server) => {
    const products = [...(await server.products.artworks(1)), await server.products.soldArtwork()];
    expectRefusal(await place(server, orderOfProducts(products)), 409);
  }),
  own('R-26', 'An order leaves its artwork for sale', async (server) => {
    const [artwork] = await server.products.artworks(1);
    idOf(await place(server, orderOfProducts([artwork!])));
    const after = await server.send('GET', pathOf('/api/artworks', artwork!.id));
    expectEqual('isSold', answered(after, schemas.getArtwork.response).isSold, false);
  }),
]);
