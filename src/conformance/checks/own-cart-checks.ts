import { MAX_QUANTITY } from '#src/contract/limits.ts';
import { schemas } from '#src/contract/schemas.ts';
import { add, createCart, expectUnchanged, onlyLineOf } from '#src/conformance/cart.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import { expectEqual, expectRefusal, expectStatus, given } from '#src/conformance/expectations.ts';
import { pathOf } from '#src/conformance/rows.ts';
import { UNKNOWN_ID } from '#src/conformance/products.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';

/** Not the shop's user, to see that carts are kept apart. */
const OTHER_USER_ID = 7;

/** What the mock backend promises of carts beyond what the shop needs. */
export const ownCartChecks = checksOf('cart', [
  own(
    'R-67',
    'The nested artwork and event are those of the catalogue, field by field',
    async ({ cart, products, send }) => {
      const [artwork] = await products.artworks(1);
      const [event] = await products.events(1);
      await cart.begin(artwork!, event!);
      const items = given(await send('GET', `/api/cart/${cart.userId}`), schemas.getCart.response);
      const work = await send('GET', pathOf('/api/artworks', artwork!.id));
      const nested = items.find((item) => item.artwork)?.artwork;
      expectEqual(
        `artwork of the cart as ${work.call}`,
        nested,
        given(work, schemas.getArtwork.response),
      );
      const show = await send('GET', pathOf('/api/events', event!.id));
      const happening = items.find((item) => item.event)?.event;
      expectEqual(
        `event of the cart as ${show.call}`,
        happening,
        given(show, schemas.getEvent.response),
      );
    },
  ),
  ...(['artworks', 'events'] as const).map((kind) =>
    own(
      'R-24',
      `Adding one of the ${kind} again raises the quantity of its line`,
      async ({ cart, products }: ServerUnderTest) => {
        const [product, other] = await products[kind](2);
        const [line] = await cart.begin(product!, other!);
        await add(cart, product!, 3);
        expectEqual('line', await onlyLineOf(cart, product!), { ...line, quantity: 4 });
        expectEqual('quantity of the other line', (await onlyLineOf(cart, other!)).quantity, 1);
      },
    ),
  ),
  own(
    'R-68',
    'A line holds at most 999: an add beyond that is refused with 400',
    async ({ cart, products }) => {
      const [artwork] = await products.artworks(1);
      await cart.empty();
      await add(cart, artwork!, MAX_QUANTITY);
      await expectUnchanged(cart, async () => {
        expectRefusal(await cart.requestAdd(artwork!), 400, ['quantity']);
      });
    },
  ),
  own('R-69', 'A removal that is sent again changes nothing', async ({ cart, products, send }) => {
    const [line] = await cart.begin(...(await products.artworks(3)));
    await send('DELETE', pathOf('/api/cart', line!.id));
    await expectUnchanged(cart, async () => {
      for (const id of [line!.id, line!.id, UNKNOWN_ID]) {
        const reply = await send('DELETE', pathOf('/api/cart', id));
        if (reply.status !== 204) expectRefusal(reply, [404, 204]);
      }
    });
  }),
  own(
    'R-69',
    'Clearing empties the cart, and can be repeated',
    async ({ cart, products, send }) => {
      await cart.begin(...(await products.artworks(2)));
      for (const _time of ['first', 'second']) {
        expectStatus(await send('DELETE', `/api/cart/user/${cart.userId}`), 200, 204);
        expectEqual('lines after clearing', await cart.lines(), []);
      }
    },
  ),
  own(
    'R-24',
    'Clearing leaves the carts of other users as they are',
    async ({ cart, products, send }) => {
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
  ),
  own('R-25', 'A sold artwork cannot be added: 409', async ({ cart, products }) => {
    const sold = await products.soldArtwork();
    await cart.empty();
    expectRefusal(await cart.requestAdd(sold), 409);
    expectEqual('lines', await cart.lines(), []);
  }),
]);
