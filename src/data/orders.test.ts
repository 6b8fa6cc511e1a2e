import { cleanup, renderHook } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { openPage, type Page } from '#src/testing/open-page.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { freshBackend, server, type TestBackend } from '#mocks/node.ts';

let backend: TestBackend;
const pages: Page[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(async () => {
  // Messages to other tabs are tested in cart.test.ts.
  vi.stubGlobal('BroadcastChannel', undefined);
  backend = await freshBackend({ collection: smallShop, clock: noon });
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 }));
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  cleanup();
  for (const { toast } of pages.splice(0)) toast.clearNotices();
});

/** Opens a page, or reloads it: calls that the page before has pending are never answered. */
async function open() {
  const page = await openPage();
  pages.push(page);
  const cart = () => page.useCart.getState();
  await cart().load();
  await page.resumeInterruptedOrder();
  return {
    ...page,
    cart,
    place: () => page.orders.placeOrder(cart().items),
    async buy() {
      const { items } = cart();
      await page.orders.placeOrder(items);
      await page.orders.completeOrder(items);
    },
  };
}

function noticesOf({ toast }: Page) {
  const { result, unmount } = renderHook(() => toast.useNotice(false));
  const title = result.current?.title;
  unmount();
  return title;
}

const orders = () => backend.rows('orders');
const cartLines = async () =>
  (await backend.rows('cart')).map(({ id, quantity }) => [id, quantity]);

const calls = () => backend.calls().map(({ method, path }) => `${method} ${path}`);

/** The backend handles the next such call, but the response never arrives: the page is left before. */
function loseResponse(method: 'post' | 'delete', path: string) {
  const isDone = new Promise<void>((resolve) => {
    const lose = http[method](
      path,
      async ({ request }) => {
        await backend.answer(request);
        resolve();
        return new Promise<never>(() => {});
      },
      { once: true },
    );
    server.use(lose);
  });
  return isDone;
}

/** The next such call never reaches the backend: the page is left before. */
function loseCall(method: 'post' | 'delete', path: string) {
  return new Promise<void>((resolve) => {
    const lose = http[method](
      path,
      () => {
        resolve();
        return new Promise<never>(() => {});
      },
      { once: true },
    );
    server.use(lose);
  });
}

const throwBlocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

/** Storage that a browser blocks: every method throws. */
function blockStorage() {
  const blocked = { getItem: throwBlocked, setItem: throwBlocked, removeItem: throwBlocked };
  vi.stubGlobal('sessionStorage', blocked);
  vi.stubGlobal('localStorage', blocked);
}

test('An order is sent with a key, its cart is cleared, and nothing is left in storage', async () => {
  const page = await open();
  await page.buy();
  expect(await orders()).toMatchObject([
    {
      order: { userId: 6, total: 285, status: 'pending' },
      items: [{ artworkId: 2, quantity: 1, price: 250 }],
      key: expect.stringMatching(/^([0-9a-z]+-){3}[0-9a-z]+$/),
    },
  ]);
  expect(await cartLines()).toEqual([]);
  expect(calls()).toEqual(['GET /api/cart/6', 'POST /api/orders', 'DELETE /api/cart/user/6']);
  expect(noticesOf(page)).toBe('Cart cleared');
  expect(sessionStorage).toHaveLength(0);
});

test('A failed order rejects, and a retry has the same key', async () => {
  const page = await open();
  backend.conditions.set(endpoints.placeOrder, { failure: 500 });
  await expect(page.place()).rejects.toMatchObject({ reason: 'refused', status: 500 });
  backend.conditions.clear();
  const lost = loseResponse('post', '/api/orders');
  void page.place();
  await lost;
  await page.buy();
  expect(await orders()).toHaveLength(1);
});

test('The same items bought again later are a new order', async () => {
  const page = await open();
  await page.buy();
  await page.cart().add({ artworkId: 2 });
  await page.buy();
  expect(await orders()).toHaveLength(2);
  expect(await cartLines()).toEqual([]);
});

test('A changed cart is a new order', async () => {
  const page = await open();
  const lost = loseResponse('post', '/api/orders');
  void page.place();
  await lost;
  await page.cart().setQuantity(1, 2);
  await page.place();
  expect((await orders()).map(({ items }) => items[0]!.quantity)).toEqual([1, 2]);
});

test('When clearing fails, the order is completed, and the same cart is the same order until it is cleared', async () => {
  const page = await open();
  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await page.buy();
  expect(noticesOf(page)).toBe('Error');
  await page.buy();
  const reloaded = await open();
  await reloaded.buy();
  expect(await orders()).toHaveLength(1);

  backend.conditions.clear();
  await reloaded.buy();
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  await reloaded.cart().add({ artworkId: 2 });
  await reloaded.buy();
  expect(await orders()).toHaveLength(2);
});

test('A placed order whose cart is another by now is forgotten by the next page', async () => {
  const page = await open();
  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await page.buy();
  expect(Object.keys(localStorage)).toEqual(['order-attempt']);
  await page.cart().remove(1);
  await open();
  expect(localStorage).toHaveLength(0);
});

test('Where the server takes no key, a placed order whose cart was not cleared is placed once in all tabs', async () => {
  vi.stubEnv('VITE_BACKEND', 'live');
  vi.stubEnv('VITE_API_ORIGIN', 'http://localhost:3000');
  const first = await open();
  const second = await open();
  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await first.buy();
  // Each tab has its own session storage.
  sessionStorage.clear();
  await second.buy();
  expect(await orders()).toMatchObject([{ key: null }]);
});

test.each(['available', 'blocked'])(
  'With storage %s, an order without a response is placed once per page',
  async (storage) => {
    if (storage === 'blocked') blockStorage();
    const page = await open();
    const lost = loseResponse('post', '/api/orders');
    void page.place();
    await lost;
    await page.buy();
    expect(await orders()).toHaveLength(1);
    await page.cart().add({ artworkId: 2 });
    await page.buy();
    expect(await orders()).toHaveLength(2);
  },
);

test('With full storage, the attempt is kept in memory and the earlier one is removed', async () => {
  const page = await open();
  const first = loseCall('post', '/api/orders');
  void page.place();
  await first;
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const second = loseResponse('post', '/api/orders');
  void page.place();
  await second;
  expect(sessionStorage).toHaveLength(0);
  setItem.mockRestore();
  await page.buy();
  expect(await orders()).toHaveLength(1);
});

test('After a reload before the response, the order is placed once and the cart is unchanged', async () => {
  const before = await open();
  const lost = loseResponse('post', '/api/orders');
  void before.place();
  await lost;

  const after = await open();
  expect(noticesOf(after)).toBeUndefined();
  expect(await cartLines()).toEqual([[1, 1]]);
  await after.buy();
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
});

test('After a reload before the order reached the backend, it is placed once', async () => {
  const before = await open();
  const lost = loseCall('post', '/api/orders');
  void before.place();
  await lost;
  const after = await open();
  await after.buy();
  expect(await orders()).toHaveLength(1);
});

test('After a reload before the response, the same item in a cart filled anew is a new order', async () => {
  const before = await open();
  const lost = loseResponse('post', '/api/orders');
  void before.place();
  await lost;
  const after = await open();
  await after.cart().clear();
  await after.cart().add({ artworkId: 2 });
  await after.buy();
  expect(await orders()).toHaveLength(2);
});

test('After a reload between the response and the clearing, the cart is cleared and the order announced', async () => {
  const before = await open();
  const lost = loseCall('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  const after = await open();
  expect(await cartLines()).toEqual([]);
  expect(after.cart().items).toEqual([]);
  expect(noticesOf(after)).toBe('Cart cleared');
  expect(sessionStorage).toHaveLength(0);
  await after.cart().add({ artworkId: 2 });
  await after.buy();
  expect(await orders()).toHaveLength(2);
});

test('After a reload before the response to the clearing, the order is announced, and the same item is a new order', async () => {
  const before = await open();
  const lost = loseResponse('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  const earlierCalls = backend.calls().length;
  const after = await open();
  expect(noticesOf(after)).toBe('Order placed successfully!');
  expect(calls().slice(earlierCalls)).toEqual(['GET /api/cart/6']);
  expect(sessionStorage).toHaveLength(0);
  await after.cart().add({ artworkId: 2 });
  await after.buy();
  expect(await orders()).toHaveLength(2);
});

test('After a reload after the clearing, nothing is announced or cleared again', async () => {
  const before = await open();
  await before.buy();
  await before.cart().add({ artworkId: 2 });
  const after = await open();
  expect(noticesOf(after)).toBeUndefined();
  expect(await cartLines()).toEqual([[2, 1]]);
});

test('After a reload before the clearing, a cart that another tab has changed is not cleared', async () => {
  const before = await open();
  const lost = loseCall('delete', '/api/cart/user/6');
  void before.buy();
  await lost;
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, artworkId: 3, quantity: 1 }));
  });

  const after = await open();
  expect(noticesOf(after)).toBe('Order placed successfully!');
  expect(await cartLines()).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('After a reload with a cart that fails to load, its lines are not ordered again', async () => {
  const before = await open();
  const lost = loseCall('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  backend.conditions.set(endpoints.getCart, { failure: 500 });
  const after = await open();
  expect(noticesOf(after)).toBe('Error');
  backend.conditions.clear();
  await after.cart().load();
  const earlierCalls = backend.calls().length;
  await after.buy();
  expect(calls().slice(earlierCalls)).toEqual(['DELETE /api/cart/user/6']);
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
});

test('After a reload before the clearing, the order is announced even when clearing fails', async () => {
  const before = await open();
  const lost = loseCall('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const after = await open();
  expect(noticesOf(after)).toBe('Error');
  vi.advanceTimersByTime(1_000);
  expect(noticesOf(after)).toBe('Order placed successfully!');
  vi.useRealTimers();
  expect(sessionStorage).toHaveLength(0);
});

test('An order that completes late does not remove the attempt stored meanwhile', async () => {
  const page = await open();
  let respondLate!: () => void;
  const isReleased = new Promise<void>((resolve) => void (respondLate = resolve));
  const late = http.post(
    '/api/orders',
    async ({ request }) => {
      const response = await backend.answer(request);
      await isReleased;
      return response;
    },
    { once: true },
  );
  server.use(late);
  const { items } = page.cart();
  const first = page.place();
  await vi.waitFor(async () => expect(await orders()).toHaveLength(1));
  await page.cart().setQuantity(1, 2);
  const lost = loseResponse('post', '/api/orders');
  void page.place();
  await lost;
  respondLate();
  await first;
  await page.orders.completeOrder(items);
  expect(await cartLines()).toEqual([[1, 2]]);

  await page.place();
  expect(await orders()).toHaveLength(2);
});

test('An order that completes late does not clear what was added to the cart meanwhile', async () => {
  const page = await open();
  const { items } = page.cart();
  await page.place();
  await page.cart().add({ artworkId: 3 });
  await page.orders.completeOrder(items);
  expect(await cartLines()).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('Two tabs that order the same cart place one order', async () => {
  const first = await open();
  const second = await open();
  const [firstOrder, secondOrder] = [first.buy(), second.buy()];
  await firstOrder;
  await secondOrder;
  expect(await orders()).toHaveLength(1);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test('A tab that has to wait for the order of another one sends none of its own', async () => {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  // As browsers do it, for one lock.
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request(
        _name: string,
        ...[options, use]: [LockOptions | LockGrantedCallback<void>, LockGrantedCallback<void>?]
      ) {
        const work = use ?? (options as LockGrantedCallback<void>);
        if (use && held > 0) return work(null);
        held += 1;
        const done = last
          .then(() => work({ name: 'order', mode: 'exclusive' }))
          .finally(() => (held -= 1));
        last = done.catch(() => {});
        return done;
      },
    },
  });
  const first = await open();
  const second = await open();
  await Promise.all([first.buy(), second.buy()]);
  expect(calls().filter((call) => call === 'POST /api/orders')).toHaveLength(1);
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
  vi.unstubAllGlobals();
});

test('The same product bought again is a new order, also where its line has the id of the earlier one', async () => {
  await (await open()).buy();
  await backend.database.cart.write((rows) =>
    rows.put({ id: 1, userId: 6, artworkId: 2, quantity: 1 }),
  );
  await (await open()).buy();
  expect(await orders()).toHaveLength(2);
});

test.each(['no JSON', 'null', '7', '{}', '[]'])(
  'An invalid stored attempt %j is ignored',
  async (text) => {
    localStorage.setItem('order-attempt', text);
    sessionStorage.setItem('placed-order', text);
    const page = await open();
    expect(noticesOf(page)).toBeUndefined();
    await page.buy();
    expect(await orders()).toHaveLength(1);
    expect(await cartLines()).toEqual([]);
  },
);
