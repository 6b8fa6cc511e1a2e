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
  sessionStorage.clear();
  // What another tab hears is for the cart's tests.
  vi.stubGlobal('BroadcastChannel', undefined);
  backend = await freshBackend({ collection: smallShop, clock: noon });
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 }));
  });
});

afterEach(() => {
  cleanup();
  for (const { toast } of pages.splice(0)) toast.clearNotices();
});

/** A page that was just opened, or opened again by a reload; what the one before waits for stays unanswered. */
async function open() {
  const page = await openPage();
  pages.push(page);
  const cart = () => page.useCart.getState();
  await cart().load();
  await page.finishEarlierOrder();
  return {
    ...page,
    cart,
    place: () => page.orders.placeOrder(cart().items),
    async buy() {
      await page.orders.placeOrder(cart().items);
      await page.orders.concludeOrder();
    },
  };
}

function noticesOf({ toast }: Page) {
  const { result, unmount } = renderHook(() => toast.useNotice());
  const title = result.current.notice?.title;
  unmount();
  return title;
}

const orders = () => backend.rows('orders');
const cartLines = async () =>
  (await backend.rows('cart')).map(({ id, quantity }) => [id, quantity]);

const callsAsked = () => backend.calls().map(({ method, path }) => `${method} ${path}`);

/** Has the backend do what the next such call asks, as if the page were left before the answer. */
function loseAnswer(method: 'post' | 'delete', path: string) {
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

/** A call that does not reach the backend before the page is left. */
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

const refused = () => {
  throw new DOMException('Refused', 'SecurityError');
};

/** Storage that refuses: also to be asked for, as where a browser blocks it. */
function refuseStorage() {
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
}

test('An order is sent with a key, its cart cleared and the visitor told; nothing of it is kept', async () => {
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
  expect(callsAsked()).toEqual(['GET /api/cart/6', 'POST /api/orders', 'DELETE /api/cart/user/6']);
  expect(noticesOf(page)).toBe('Cart cleared');
  expect(sessionStorage).toHaveLength(0);
});

test('An order that fails is raised, and tried again with the same key', async () => {
  const page = await open();
  backend.conditions.set(endpoints.placeOrder, { failure: 500 });
  await expect(page.place()).rejects.toMatchObject({ reason: 'refused', status: 500 });
  backend.conditions.clear();
  const lost = loseAnswer('post', '/api/orders');
  void page.place();
  await lost;
  await page.buy();
  expect(await orders()).toHaveLength(1);
});

test('The same things bought again later are a new order', async () => {
  const page = await open();
  await page.buy();
  await page.cart().add({ artworkId: 2 });
  await page.buy();
  expect(await orders()).toHaveLength(2);
  expect(await cartLines()).toEqual([]);
});

test('A cart that has changed is another order', async () => {
  const page = await open();
  const lost = loseAnswer('post', '/api/orders');
  void page.place();
  await lost;
  await page.cart().setQuantity(1, 2);
  await page.place();
  expect((await orders()).map(({ items }) => items[0]!.quantity)).toEqual([1, 2]);
});

test('If clearing fails, the order is over all the same: the same cart is a new order', async () => {
  const page = await open();
  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await page.buy();
  expect(sessionStorage).toHaveLength(0);
  expect(noticesOf(page)).toBe('Error');
  await page.buy();
  expect(await orders()).toHaveLength(2);
});

test.each(['kept', 'refused'])(
  'With storage %s, an order whose answer does not come is made once on a page',
  async (storage) => {
    if (storage === 'refused') refuseStorage();
    const page = await open();
    const lost = loseAnswer('post', '/api/orders');
    void page.place();
    await lost;
    await page.buy();
    expect(await orders()).toHaveLength(1);
    await page.cart().add({ artworkId: 2 });
    await page.buy();
    expect(await orders()).toHaveLength(2);
  },
);

test('With storage full, the attempt lasts as long as the page, and an earlier one is gone', async () => {
  const page = await open();
  const first = loseCall('post', '/api/orders');
  void page.place();
  await first;
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const second = loseAnswer('post', '/api/orders');
  void page.place();
  await second;
  expect(sessionStorage).toHaveLength(0);
  setItem.mockRestore();
  await page.buy();
  expect(await orders()).toHaveLength(1);
});

test('A reload before the answer: the order is not made twice, and the cart is not touched', async () => {
  const before = await open();
  const lost = loseAnswer('post', '/api/orders');
  void before.place();
  await lost;

  const after = await open();
  expect(noticesOf(after)).toBeUndefined();
  expect(await cartLines()).toEqual([[1, 1]]);
  await after.buy();
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
});

test('A reload before the order has reached the backend: it is made once', async () => {
  const before = await open();
  const lost = loseCall('post', '/api/orders');
  void before.place();
  await lost;
  const after = await open();
  await after.buy();
  expect(await orders()).toHaveLength(1);
});

test('A reload before the answer, the cart emptied and the same bought again: a new order', async () => {
  const before = await open();
  const lost = loseAnswer('post', '/api/orders');
  void before.place();
  await lost;
  const after = await open();
  await after.cart().clear();
  await after.cart().add({ artworkId: 2 });
  await after.buy();
  expect(await orders()).toHaveLength(2);
});

test('A reload between the answer and the clearing: the cart is cleared then, and the order told', async () => {
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

test('A reload before the clearing is answered: the order is told, and the same again is a new order', async () => {
  const before = await open();
  const lost = loseAnswer('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  const calls = backend.calls().length;
  const after = await open();
  expect(noticesOf(after)).toBe('Order placed successfully!');
  expect(callsAsked().slice(calls)).toEqual(['GET /api/cart/6']);
  expect(sessionStorage).toHaveLength(0);
  await after.cart().add({ artworkId: 2 });
  await after.buy();
  expect(await orders()).toHaveLength(2);
});

test('A reload after the clearing: nothing is told or cleared again', async () => {
  const before = await open();
  await before.buy();
  await before.cart().add({ artworkId: 2 });
  const after = await open();
  expect(noticesOf(after)).toBeUndefined();
  expect(await cartLines()).toEqual([[2, 1]]);
});

test('A reload before the clearing: what another tab has put into the cart stays', async () => {
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

test('A reload with a cart that cannot be read: its lines are not ordered again', async () => {
  const before = await open();
  const lost = loseCall('delete', '/api/cart/user/6');
  void before.buy();
  await lost;

  backend.conditions.set(endpoints.getCart, { failure: 500 });
  const after = await open();
  expect(noticesOf(after)).toBe('Error');
  backend.conditions.clear();
  await after.cart().load();
  const calls = backend.calls().length;
  await after.buy();
  expect(callsAsked().slice(calls)).toEqual(['DELETE /api/cart/user/6']);
  expect(await orders()).toHaveLength(1);
  expect(await cartLines()).toEqual([]);
});

test('A reload before the clearing, which fails then: the order stands and is told', async () => {
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

test('An order that is answered and concluded late leaves the attempt made meanwhile', async () => {
  const page = await open();
  let answerLate!: () => void;
  const isLate = new Promise<void>((resolve) => void (answerLate = resolve));
  const late = http.post(
    '/api/orders',
    async ({ request }) => {
      const response = await backend.answer(request);
      await isLate;
      return response;
    },
    { once: true },
  );
  server.use(late);
  const first = page.place();
  await vi.waitFor(async () => expect(await orders()).toHaveLength(1));
  await page.cart().setQuantity(1, 2);
  const lost = loseAnswer('post', '/api/orders');
  void page.place();
  await lost;
  answerLate();
  await first;
  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await page.orders.concludeOrder();

  await page.place();
  expect(await orders()).toHaveLength(2);
});

test('Two tabs have attempts of their own', async () => {
  const first = await open();
  await first.place();
  // Each tab has session storage of its own.
  sessionStorage.clear();
  const second = await open();
  await second.place();
  expect(new Set((await orders()).map(({ key }) => key)).size).toBe(2);
});

test.each(['no JSON', 'null', '7', '{}', '[]'])(
  'A stored attempt that reads %j is none',
  async (text) => {
    sessionStorage.setItem('order-attempt', text);
    const page = await open();
    expect(noticesOf(page)).toBeUndefined();
    await page.buy();
    expect(await orders()).toHaveLength(1);
    expect(await cartLines()).toEqual([]);
  },
);
