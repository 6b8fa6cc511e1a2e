import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { schemas } from '#src/contract/schemas.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import { onlyLineOf } from '#src/conformance/cart.ts';
import type { Reply } from '#src/conformance/client.ts';
import {
  expectEqual,
  expectNoServerError,
  expectOk,
  answered,
} from '#src/conformance/expectations.ts';
import { pathOf } from '#src/conformance/rows.ts';
import { newAccount } from '#src/conformance/server-under-test.ts';
import { orderOfProducts } from './valid-calls.ts';

const CALLS = 20;

/** Makes so many calls at the same time. */
function atOnce(make: (index: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => make(index)));
}

/** Calls at the same time: nothing is lost or done twice. */
export const concurrencyChecks = checksOf('concurrency', [
  own(
    'R-72',
    `${CALLS} adds of one artwork to an empty cart are one line of ${CALLS}`,
    async ({ cart, products }) => {
      const [artwork] = await products.artworks(1);
      await cart.begin();
      for (const reply of await atOnce(() => cart.requestAdd(artwork!))) expectOk(reply);
      expectEqual('quantity', (await onlyLineOf(cart, artwork!)).quantity, CALLS);
    },
  ),
  own('R-72', `${CALLS} adds to a line raise it by ${CALLS}`, async ({ cart, products }) => {
    const [event] = await products.events(1);
    await cart.begin(event!);
    for (const reply of await atOnce(() => cart.requestAdd(event!))) expectOk(reply);
    expectEqual('quantity', (await onlyLineOf(cart, event!)).quantity, CALLS + 1);
  }),
  own(
    'R-72',
    'Adds of different products are a line each, with ids of their own',
    async ({ cart, products }) => {
      const all = [...(await products.artworks(2)), ...(await products.events(2))];
      await cart.begin();
      const replies = await Promise.all(all.map((product) => cart.requestAdd(product)));
      for (const reply of replies) expectOk(reply);
      for (const product of all) await onlyLineOf(cart, product);
      const ids = (await cart.lines()).map(({ id }) => id);
      expectEqual('number of different ids', new Set(ids).size, all.length);
    },
  ),
  own(
    'R-72',
    `${CALLS} changes of a line leave one of their quantities`,
    async ({ cart, products, send }) => {
      const [artwork] = await products.artworks(1);
      const [line] = await cart.begin(artwork!);
      const replies = await atOnce((index) =>
        send('PUT', pathOf('/api/cart', line!.id), { json: { quantity: index + 100 } }),
      );
      for (const reply of replies) expectOk(reply);
      const { quantity } = await onlyLineOf(cart, artwork!);
      if (quantity < 100 || quantity >= 100 + CALLS) {
        throw new Breach(`a quantity from 100 to ${99 + CALLS}`, String(quantity));
      }
    },
  ),
  own(
    'R-69',
    `${CALLS} removals of a line remove it and no other`,
    async ({ cart, products, send }) => {
      const [line, ...kept] = await cart.begin(...(await products.artworks(3)));
      const replies = await atOnce(() => send('DELETE', pathOf('/api/cart', line!.id)));
      for (const reply of replies) expectNoServerError(reply);
      expectEqual('lines', await cart.lines(), kept);
    },
  ),
  own(
    'R-70',
    `${CALLS} times the same order with the same key is one order`,
    async ({ products, send }) => {
      const json = orderOfProducts(await products.artworks(1));
      const headers = { [IDEMPOTENCY_KEY]: randomUUID() };
      const replies = await atOnce(() => send('POST', '/api/orders', { json, headers }));
      const ids = replies.map((reply) => answered(reply, schemas.placeOrder.response).order.id);
      expectEqual('number of different ids', new Set(ids).size, 1);
    },
  ),
  own('R-72', `${CALLS} orders have ${CALLS} ids`, async ({ products, send }) => {
    const json = orderOfProducts(await products.artworks(1));
    const replies = await atOnce(() => send('POST', '/api/orders', { json }));
    const ids = replies.map((reply) => answered(reply, schemas.placeOrder.response).order.id);
    expectEqual('number of different ids', new Set(ids).size, CALLS);
  }),
  own(
    'R-37',
    `Of ${CALLS} sign-ups with one username one succeeds, and 409 refuses the others`,
    async ({ send }) => {
      const { username } = newAccount();
      const replies = await atOnce(() =>
        send('POST', '/api/users', { json: { ...newAccount(), username } }),
      );
      const accepted = replies.filter(({ isOk }) => isOk).length;
      expectEqual('accepted sign-ups', accepted, 1);
      const refused = replies.filter(({ status }) => status === 409).length;
      expectEqual('sign-ups refused with 409', refused, CALLS - 1);
    },
  ),
]);
