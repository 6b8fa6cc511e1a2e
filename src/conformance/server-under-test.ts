import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Id } from '#src/contract/fields.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { type Cart, createCart } from './cart.ts';
import type { Send } from './client.ts';
import { obstacle } from './expectations.ts';
import { createProducts, type Products } from './products.ts';

export interface Account {
  username: string;
  email: string;
  password: string;
}

/** What a check is given: the server, and what the kit knows of it. */
export interface ServerUnderTest {
  send: Send;
  products: Products;
  /** The cart of user 6, which the shop uses. */
  cart: Cart;
  /** Of the values that are generated. */
  seed: number;
  now: Date;
  /** An account that the server has; one for the whole run. */
  account: () => Promise<Account>;
}

/** Begins the names of accounts, so that whoever finds one knows where it comes from. */
const ACCOUNT_PREFIX = 'contract-kit-';

/** Credentials that nobody has. */
export function newAccount(): Account {
  // Short, because servers may limit its length.
  const username = `${ACCOUNT_PREFIX}${randomUUID().slice(-12)}`;
  return { username, email: `${username}@example.com`, password: randomUUID() };
}

export function createServerUnderTest(send: Send, seed: number, now: Date): ServerUnderTest {
  return {
    send,
    products: createProducts(send, now),
    cart: createCart(send),
    seed,
    now,
    account: loadOnce(() => registered(send)),
  };
}

async function registered(send: Send): Promise<Account> {
  const account = newAccount();
  const reply = await send('POST', '/api/users', { json: { ...account, role: 'customer' } });
  if (!reply.isOk)
    throw obstacle(reply, `it needs an account, and ${reply.call} answers ${reply.status}`);
  return account;
}

const CreatedOrder = z.object({ order: z.object({ id: Id }) });

/** Counts what calls leave on a server, which has no call to remove orders or accounts. */
export function createLedger(send: Send) {
  const orders = new Set<number>();
  let unnamed = 0;
  let accounts = 0;
  const counting: Send = async (method, path, payload) => {
    const reply = await send(method, path, payload);
    if (method === 'POST' && reply.isOk && path === '/api/users') accounts += 1;
    if (method === 'POST' && reply.isOk && path === '/api/orders') {
      const id = orderIdOf(reply.text);
      if (id === undefined) unnamed += 1;
      else orders.add(id);
    }
    return reply;
  };
  return {
    send: counting,
    /** In words. */
    leftBehind: (): string[] => [
      ...(orders.size > 0 ? [`${orders.size} orders: ${[...orders].join(', ')}`] : []),
      ...(unnamed > 0 ? [`${unnamed} orders that the responses do not name`] : []),
      ...(accounts > 0 ? [`${accounts} accounts whose names begin with ${ACCOUNT_PREFIX}`] : []),
    ],
  };
}

function orderIdOf(text: string): number | undefined {
  try {
    return CreatedOrder.parse(JSON.parse(text)).order.id;
  } catch {
    return undefined;
  }
}
