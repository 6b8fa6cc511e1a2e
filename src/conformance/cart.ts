import { CART_USER_ID } from '#src/domain/cart.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { Breach, Skip } from './breach.ts';
import type { Reply, Send } from './client.ts';
import { expectOk, obstacle, taken } from './expectations.ts';
import { idFields, type Product, type ProductId } from './products.ts';
import { fieldsOf, idOf, pathOf, type Row, rowsOf } from './rows.ts';

/** A line as far as the kit needs it; whether it matches the contract is a check of its own. */
interface Line {
  id: Id;
  quantity: number;
  /** Undefined where the line has neither an artwork nor an event. */
  product: ProductId | undefined;
}

/** The cart of a user: what checks begin with, and what they find afterwards. */
export function createCart(send: Send, userId: number = CART_USER_ID) {
  const listPath = `/api/cart/${userId}`;
  let found: readonly Line[] | undefined;

  async function lines(): Promise<readonly Line[]> {
    const rows = taken(await send('GET', listPath), rowsOf);
    return rows.map((row) => ({
      id: row.id,
      quantity: Number(row.quantity),
      product: productOf(row, 'artwork') ?? productOf(row, 'event'),
    }));
  }

  const requestAdd = (product: ProductId, quantity = 1): Promise<Reply> =>
    send('POST', '/api/cart', { json: { userId, ...idFields(product), quantity } });

  /** Removes all lines; where clearing does not, one by one. */
  async function empty(): Promise<void> {
    // The lines of a cart that could not be read could not be restored.
    found ??= await lines();
    const reply = await send('DELETE', `/api/cart/user/${userId}`);
    for (const { id } of await lines()) await send('DELETE', pathOf('/api/cart', id));
    if ((await lines()).length > 0)
      throw obstacle(reply, `the cart of user ${userId} cannot be emptied`);
  }

  async function linesOf(product: ProductId): Promise<readonly Line[]> {
    return (await lines()).filter((line) => line.product && isSame(line.product, product));
  }

  return {
    userId,
    lines,
    linesOf,
    empty,
    requestAdd,

    /** Begins with a cart of these lines alone, and returns them. @throws {Skip} where it cannot be made */
    async begin(...products: readonly Product[]): Promise<readonly Line[]> {
      await empty();
      const begun: Line[] = [];
      for (const product of products) {
        const reply = await requestAdd(product);
        const [line] = reply.isOk ? await linesOf(product) : [];
        if (!line) {
          const what = `a line of ${product.kind} ${product.id}`;
          throw obstacle(reply, `it needs ${what}; ${reply.call} answers ${reply.status}`);
        }
        begun.push(line);
      }
      return begun;
    },

    /**
     * Puts back the lines that were there before the first check.
     * @returns what could not be, in words; nothing where all is as it was
     */
    async restore(): Promise<string[]> {
      if (!found) return [];
      try {
        await empty();
        const refused: string[] = [];
        for (const { product, quantity } of found) {
          if (!product) continue;
          const reply = await requestAdd(product, quantity);
          if (!reply.isOk) refused.push(`${product.kind} ${product.id} (${reply.status})`);
        }
        return refused.length === 0
          ? []
          : [`lines of its cart not put back: ${refused.join(', ')}`];
      } catch (failure) {
        if (!(failure instanceof Breach || failure instanceof Skip)) throw failure;
        return [`its cart of user ${userId} was not put back: ${failure.message}`];
      }
    },
  };
}

export type Cart = ReturnType<typeof createCart>;

/** Runs what sends calls that must not change the cart. */
export async function expectUnchanged(cart: Cart, act: () => Promise<void>): Promise<void> {
  const before = JSON.stringify(await cart.lines());
  await act();
  const after = JSON.stringify(await cart.lines());
  if (after !== before) throw new Breach(`the cart as before a refused call: ${before}`, after);
}

/** The only line of a product. */
export async function onlyLineOf(cart: Cart, product: Product): Promise<Line> {
  const lines = await cart.linesOf(product);
  if (lines.length !== 1) {
    throw new Breach(`one line of ${product.kind} ${product.id}`, JSON.stringify(lines));
  }
  return lines[0]!;
}

/** Adds, where adding is not what is checked. */
export async function add(cart: Cart, product: Product, quantity = 1): Promise<void> {
  expectOk(await cart.requestAdd(product, quantity));
}

/** The nested row names the product, or where it has no id the line itself. */
function productOf(line: Row, kind: ProductId['kind']): ProductId | undefined {
  const nested = fieldsOf(line[kind]);
  const id = nested && (idOf(nested) ?? idOf({ id: line[`${kind}Id`] }));
  return id === undefined ? undefined : { kind, id };
}

const isSame = (a: ProductId, b: ProductId) => a.kind === b.kind && isSameId(a.id, b.id);
