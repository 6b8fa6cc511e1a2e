import { MAX_QUANTITY } from '#src/contract/limits.ts';
import { schemas } from '#src/contract/schemas.ts';
import { add, createCart, expectUnchanged, onlyLineOf } from '#src/conformance/cart.ts';
import { Breach, checksOf, Skip } from '#src/conformance/check.ts';
import {
  expectEqual,
  expectOk,
  expectRefusal,
  expectStatus,
  given,
} from '#src/conformance/expectations.ts';
import { UNKNOWN_ID } from '#src/conformance/products.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';

/** Not the shop's user, to see that carts are kept apart. */
const OTHER_USER_ID = 7;

/** The life of a cart, from the first add to clearing it. */
export const cartChecks = checksOf('cart', [
  {
    name: 'What is added is in the cart, with its artwork or event',
    rule: 'Spec 7',
    async run({ cart, products, send }) {
      const [artwork] = await products.artworks(1);
      const [event] = await products.events(1);
      await cart.empty();
      for (const product of [artwork!, event!]) {
        await add(cart, product, 2);
        expectEqual(
          `quantity of ${product.kind} ${product.id}`,
          (await onlyLineOf(cart, product)).quantity,
          2,
        );
      }
      const items = given(await send('GET', `/api/cart/${cart.userId}`), schemas.getCart.response);
      expectEqual('number of lines', items.length, 2);
    },
  },
  {
    name: 'The nested artwork and event are those of the catalogue',
    rule: 'Spec 3',
    async run({ cart, products, send }) {
      const [artwork] = await products.artworks(1);
      const [event] = await products.events(1);
      await cart.begin(artwork!, event!);
      const items = given(await send('GET', `/api/cart/${cart.userId}`), schemas.getCart.response);
      const work = await send('GET', `/api/artworks/${artwork!.id}`);
      const nested = items.find((item) => item.artwork)?.artwork;
      expectEqual(
        `artwork of the cart as ${work.call}`,
        nested,
        given(work, schemas.getArtwork.response),
      );
      const show = await send('GET', `/api/events/${event!.id}`);
      const happening = items.find((item) => item.event)?.event;
      expectEqual(
        `event of the cart as ${show.call}`,
        happening,
        given(show, schemas.getEvent.response),
      );
    },
  },
  {
    name: 'All lines belong to the user who is asked for, and no id is there twice',
    rule: 'R-24',
    async run({ cart, products, send }) {
      await cart.begin(...(await products.artworks(2)));
      const items = given(await send('GET', `/api/cart/${cart.userId}`), schemas.getCart.response);
      expectEqual(
        'userId of the lines',
        [...new Set(items.map(({ userId }) => userId))],
        [cart.userId],
      );
      expectEqual('number of different ids', new Set(items.map(({ id }) => id)).size, items.length);
    },
  },
  ...(['artworks', 'events'] as const).map((kind) => ({
    name: `Adding one of the ${kind} again raises the quantity of its line`,
    rule: 'R-24',
    async run({ cart, products }: ServerUnderTest) {
      const [product, other] = await products[kind](2);
      const [line] = await cart.begin(product!, other!);
      await add(cart, product!, 3);
      expectEqual('line', await onlyLineOf(cart, product!), { ...line, quantity: 4 });
      expectEqual('quantity of the other line', (await onlyLineOf(cart, other!)).quantity, 1);
    },
  })),
  {
    name: 'A line holds at most 999: an add beyond that is refused with 400',
    rule: 'R-68',
    async run({ cart, products }) {
      const [artwork] = await products.artworks(1);
      await cart.empty();
      await add(cart, artwork!, MAX_QUANTITY);
      await expectUnchanged(cart, async () => {
        expectRefusal(await cart.requestAdd(artwork!), 400, ['quantity']);
      });
    },
  },
  {
    name: 'A change sets the quantity of its line and of no other',
    rule: 'R-28',
    async run({ cart, products, send }) {
      const [artwork, other] = await products.artworks(2);
      const [line] = await cart.begin(artwork!, other!);
      for (const quantity of [5, MAX_QUANTITY, 1]) {
        expectOk(await send('PUT', `/api/cart/${line!.id}`, { json: { quantity } }));
        expectEqual('line', await onlyLineOf(cart, artwork!), { ...line, quantity });
      }
      expectEqual('quantity of the other line', (await onlyLineOf(cart, other!)).quantity, 1);
    },
  },
  {
    name: 'A removal removes its line and no other',
    rule: 'R-28',
    async run({ cart, products, send }) {
      const [artwork, other] = await products.artworks(2);
      const [line, kept] = await cart.begin(artwork!, other!);
      expectOk(await send('DELETE', `/api/cart/${line!.id}`));
      expectEqual('lines', await cart.lines(), [kept]);
    },
  },
  {
    name: 'A removal that is sent again changes nothing',
    rule: 'R-69',
    async run({ cart, products, send }) {
      const [line] = await cart.begin(...(await products.artworks(3)));
      await send('DELETE', `/api/cart/${line!.id}`);
      await expectUnchanged(cart, async () => {
        for (const id of [line!.id, line!.id, UNKNOWN_ID]) {
          const reply = await send('DELETE', `/api/cart/${id}`);
          if (reply.status !== 204) expectRefusal(reply, [404, 204]);
        }
      });
    },
  },
  {
    name: 'Clearing empties the cart, and can be repeated',
    rule: 'R-69',
    async run({ cart, products, send }) {
      await cart.begin(...(await products.artworks(2)));
      for (const _time of ['first', 'second']) {
        expectStatus(await send('DELETE', `/api/cart/user/${cart.userId}`), 200, 204);
        expectEqual('lines after clearing', await cart.lines(), []);
      }
    },
  },
  {
    name: 'Clearing leaves the carts of other users as they are',
    rule: 'Spec 7',
    async run({ cart, products, send }) {
      const [artwork] = await products.artworks(1);
      const other = createCart(send, OTHER_USER_ID);
      try {
        await other.begin(artwork!);
        await cart.begin(artwork!);
        await expectUnchanged(other, async () => {
          await send('DELETE', `/api/cart/user/${cart.userId}`);
        });
      } finally {
        await other.restore();
      }
    },
  },
  {
    name: 'A sold artwork cannot be added: 409',
    rule: 'R-25',
    async run({ cart, products }) {
      const sold = await products.soldArtwork();
      await cart.empty();
      expectRefusal(await cart.requestAdd(sold), 409);
      expectEqual('lines', await cart.lines(), []);
    },
  },
  {
    name: 'Reading the cart twice gives the same',
    rule: 'Spec 7',
    async run({ cart, products, send }) {
      await cart.begin(...(await products.artworks(3)), ...(await products.events(2)));
      const first = await send('GET', `/api/cart/${cart.userId}`);
      const second = await send('GET', `/api/cart/${cart.userId}`);
      if (!first.isOk) throw new Skip(`${first.call} answers ${first.status}`);
      if (first.text !== second.text) throw new Breach(first.text, second.text);
    },
  },
]);
