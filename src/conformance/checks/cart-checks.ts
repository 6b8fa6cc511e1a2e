import { CART_USER_ID } from '#src/domain/cart.ts';
import { add, type Cart, expectUnchanged, onlyLineOf } from '#src/conformance/cart.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, needed, specified } from '#src/conformance/check.ts';
import { expectEqual, expectOk, shorten, taken } from '#src/conformance/expectations.ts';
import type { Product } from '#src/conformance/products.ts';
import { fieldsOf, pathOf, type Row, rowsOf } from '#src/conformance/rows.ts';
import type { ServerUnderTest } from '#src/conformance/server-under-test.ts';

/** A product of each kind. */
async function oneOfEach({ products }: ServerUnderTest): Promise<readonly Product[]> {
  return [...(await products.artworks(1)), ...(await products.events(1))];
}

async function expectQuantity(cart: Cart, product: Product, quantity: number): Promise<void> {
  const { quantity: came } = await onlyLineOf(cart, product);
  expectEqual(`quantity of ${product.kind} ${product.id}`, came, quantity);
}

/** What the site does with the cart, with lines of different products. */
const ofEachKind = (['artworks', 'events'] as const).flatMap((kind) => [
  needed(
    'Spec 7',
    `One of the ${kind} that is added is in the cart, with its quantity`,
    async ({ cart, products }) => {
      const [product] = await products[kind](1);
      await cart.empty();
      await add(cart, product!, 2);
      await expectQuantity(cart, product!, 2);
    },
  ),
  needed(
    'Spec 7',
    `A change sets the quantity of a line of ${kind}, and of no other`,
    async ({ cart, products, send }) => {
      const [product, other] = await products[kind](2);
      const [line] = await cart.begin(product!, other!);
      for (const quantity of [5, 1]) {
        expectOk(await send('PUT', pathOf('/api/cart', line!.id), { json: { quantity } }));
        await expectQuantity(cart, product!, quantity);
      }
      await expectQuantity(cart, other!, 1);
    },
  ),
]);

export const cartChecks = checksOf('cart', [
  ...ofEachKind,
  needed(
    'Spec 3',
    'An artwork and an event are a line each, with ids of their own',
    async (server) => {
      const products = await oneOfEach(server);
      await server.cart.empty();
      for (const product of products) await add(server.cart, product);
      for (const product of products) await onlyLineOf(server.cart, product);
    },
  ),
  needed('Spec 7', 'A removal removes its line and no other', async ({ cart, products, send }) => {
    const [artwork, other] = await products.artworks(2);
    const [line, kept] = await cart.begin(artwork!, other!);
    expectOk(await send('DELETE', pathOf('/api/cart', line!.id)));
    expectEqual('lines', await cart.lines(), [kept]);
  }),
  needed('Spec 7', 'Clearing empties the cart', async ({ cart, products, send }) => {
    await cart.begin(...(await products.artworks(2)));
    expectOk(await send('DELETE', `/api/cart/user/${cart.userId}`));
    expectEqual('lines after clearing', await cart.lines(), []);
  }),
  specified(
    'Spec 3',
    'A line has the fields id, userId and quantity, and an artwork with its price or an event with its minPrice',
    async (server) => {
      await server.cart.begin(...(await oneOfEach(server)));
      const rows = taken(await server.send('GET', `/api/cart/${CART_USER_ID}`), rowsOf);
      const incomplete = rows.find((row) => !isComplete(row));
      if (!incomplete) return;
      const came = shorten(JSON.stringify(incomplete));
      throw new Breach(`a line of user ${CART_USER_ID} with these fields`, came);
    },
  ),
  specified('Spec 7', 'Reading the cart changes nothing', async (server) => {
    await server.cart.begin(...(await oneOfEach(server)));
    await expectUnchanged(server.cart, async () => {
      await server.cart.lines();
    });
  }),
]);

function isComplete({ userId, quantity, artwork, event }: Row): boolean {
  const price = fieldsOf(artwork)?.price ?? fieldsOf(event)?.minPrice;
  return String(userId) === String(CART_USER_ID) && isNumber(quantity) && isNumber(price);
}

/** A number, or one as text. */
const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
