import { cleanup, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { openPage, type Page } from '#src/testing/open-page.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { freshBackend, server, type TestBackend } from '#mocks/node.ts';

let backend: TestBackend;
const pages: Page[] = [];
const channels: BroadcastChannel[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
  const Channel = globalThis.BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});

afterEach(() => {
  cleanup();
  for (const { toast } of pages.splice(0)) toast.clearNotices();
  for (const channel of channels.splice(0)) channel.close();
});

async function openTab() {
  const page = await openPage();
  pages.push(page);
  return { ...page, cart: () => page.useCart.getState() };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab with a cart of two artworks and two tickets, in lines 1 and 2. */
async function openTabWithCart() {
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 2 }));
    rows.insert((id) => ({ id, userId: 6, eventId: 1, quantity: 2 }));
  });
  const tab = await openTab();
  await tab.cart().load();
  return tab;
}

const linesOf = ({ cart }: Tab) => cart().items.map(({ id, quantity }) => [id, quantity]);

function noticeOf({ toast }: Tab) {
  const { result } = renderHook(() => toast.useNotice(false));
  const notice = result.current;
  return notice && `${notice.title}: ${notice.description}`;
}

const calls = () =>
  backend.calls().map(({ method, path, request }) => `${method} ${path} ${request}`.trim());

/** Delays the response to the next read of the cart until `release`: its present contents, unless another is given. */
function holdRead() {
  let release!: (response?: Response) => void;
  const isReleased = new Promise<Response | undefined>((resolve) => void (release = resolve));
  const isRead = new Promise<void>((resolve) => {
    const hold = http.get(
      '/api/cart/6',
      async ({ request }) => {
        const response = await backend.answer(request);
        resolve();
        return (await isReleased) ?? response;
      },
      { once: true },
    );
    server.use(hold);
  });
  return { isRead, release };
}

/** Reads the cart while `change` is made: the response is older than the change but arrives later. */
async function readDuring(tab: Tab, change: () => Promise<boolean>) {
  const { isRead, release } = holdRead();
  const read = tab.cart().load();
  await isRead;
  expect(await change()).toBe(true);
  const seen: unknown[] = [];
  const stop = tab.useCart.subscribe(() => void seen.push(linesOf(tab)));
  release();
  await read;
  stop();
  return seen;
}

test('The cart is loaded and marked as loaded', async () => {
  const tab = await openTab();
  expect(tab.cart()).toMatchObject({ items: [], hasLoaded: false, isLoading: false });
  const read = tab.cart().load();
  expect(tab.cart().isLoading).toBe(true);
  await read;
  expect(tab.cart()).toMatchObject({ items: [], hasLoaded: true, isLoading: false });
  expect(noticeOf(tab)).toBeUndefined();
  expect(calls()).toEqual(['GET /api/cart/6']);
});

test('A late response does not restore a removed line', async () => {
  const tab = await openTabWithCart();
  const seen = await readDuring(tab, () => tab.cart().remove(1));
  expect(seen).not.toEqual([]);
  for (const lines of [...seen, linesOf(tab)]) expect(lines).toEqual([[2, 2]]);
});

test('A late response does not restore an old quantity', async () => {
  const tab = await openTabWithCart();
  const seen = await readDuring(tab, () => tab.cart().setQuantity(1, 7));
  const changed = [
    [1, 7],
    [2, 2],
  ];
  expect(seen).not.toEqual([]);
  for (const lines of [...seen, linesOf(tab)]) expect(lines).toEqual(changed);
});

test('A late response does not restore a cleared cart', async () => {
  const tab = await openTabWithCart();
  const seen = await readDuring(tab, () => tab.cart().clear());
  expect(seen).not.toEqual([]);
  for (const lines of [...seen, linesOf(tab)]) expect(lines).toEqual([]);
});

test('A late response does not remove an added line', async () => {
  const tab = await openTabWithCart();
  const seen = await readDuring(tab, () => tab.cart().add({ artworkId: 3 }));
  const added = [
    [1, 2],
    [2, 2],
    [3, 1],
  ];
  expect(seen).not.toEqual([]);
  for (const lines of [...seen, linesOf(tab)]) expect(lines).toEqual(added);
});

test('Of two reads the newer counts, also when its response comes first', async () => {
  const tab = await openTabWithCart();
  const { isRead, release } = holdRead();
  const older = tab.cart().load();
  await isRead;
  await backend.database.cart.write((rows) => rows.remove(1));
  await tab.cart().load();
  expect(linesOf(tab)).toEqual([[2, 2]]);
  release();
  await older;
  expect(linesOf(tab)).toEqual([[2, 2]]);
});

test('Of two reads the newer counts, also when the older fails after it', async () => {
  const tab = await openTabWithCart();
  const { isRead, release } = holdRead();
  const older = tab.cart().load();
  await isRead;
  await tab.cart().load();
  release(HttpResponse.error());
  await older;
  expect(tab.cart()).toMatchObject({ loadError: undefined, isLoading: false });
  expect(noticeOf(tab)).toBeUndefined();
});

test('A failed change does not discard a pending read', async () => {
  const tab = await openTabWithCart();
  backend.conditions.set(endpoints.removeCartItem, { failure: 500 });
  const { isRead, release } = holdRead();
  const read = tab.cart().load();
  await isRead;
  expect(await tab.cart().remove(1)).toBe(false);
  release();
  await read;
  expect(calls()).toEqual(['GET /api/cart/6', 'GET /api/cart/6', 'DELETE /api/cart/1']);
});

test('Adding sends quantity 1 for user 6, shows a toast and reads the cart again', async () => {
  const tab = await openTab();
  expect(await tab.cart().add({ artworkId: 2 })).toBe(true);
  expect(await tab.cart().add({ eventId: 1 })).toBe(true);
  expect(calls()).toEqual([
    'POST /api/cart {"userId":6,"artworkId":2,"quantity":1}',
    'GET /api/cart/6',
    'POST /api/cart {"userId":6,"eventId":1,"quantity":1}',
    'GET /api/cart/6',
  ]);
  expect(tab.cart().items).toMatchObject([
    { id: 1, quantity: 1, artwork: { title: 'Quiet Hill' } },
    { id: 2, quantity: 1, event: { title: 'Late Show' } },
  ]);
  expect(noticeOf(tab)).toBe('Item added to cart: The item has been added to your cart.');
});

test('A new quantity changes its line without another read', async () => {
  const tab = await openTabWithCart();
  expect(await tab.cart().setQuantity(2, 5)).toBe(true);
  expect(linesOf(tab)).toEqual([
    [1, 2],
    [2, 5],
  ]);
  expect(calls()).toEqual(['GET /api/cart/6', 'PUT /api/cart/2 {"quantity":5}']);
  expect(noticeOf(tab)).toBe('Cart updated: The item quantity has been updated.');
});

test('A removal removes its line without another read', async () => {
  const tab = await openTabWithCart();
  expect(await tab.cart().remove(1)).toBe(true);
  expect(linesOf(tab)).toEqual([[2, 2]]);
  expect(calls()).toEqual(['GET /api/cart/6', 'DELETE /api/cart/1']);
  expect(noticeOf(tab)).toBe('Item removed: The item has been removed from your cart.');
});

test('Clearing empties the cart without another read', async () => {
  const tab = await openTabWithCart();
  expect(await tab.cart().clear()).toBe(true);
  expect(linesOf(tab)).toEqual([]);
  expect(calls()).toEqual(['GET /api/cart/6', 'DELETE /api/cart/user/6']);
  expect(noticeOf(tab)).toBe('Cart cleared: Your cart has been cleared.');
});

const changes: [string, (tab: Tab) => Promise<boolean>, string][] = [
  [
    'An artwork that fails to be added',
    ({ cart }) => cart().add({ artworkId: 3 }),
    'Could not add item to cart: Failed to add item to cart. Please try again.',
  ],
  [
    'A ticket that fails to be added',
    ({ cart }) => cart().add({ eventId: 2 }),
    'Could not add event tickets to cart: Failed to add item to cart. Please try again.',
  ],
  [
    'A quantity that fails to change',
    ({ cart }) => cart().setQuantity(1, 5),
    'Error: Failed to update item quantity. Please try again.',
  ],
  [
    'A line that fails to be removed',
    ({ cart }) => cart().remove(1),
    'Error: Failed to remove item from cart. Please try again.',
  ],
  [
    'A cart that fails to be cleared',
    ({ cart }) => cart().clear(),
    'Error: Failed to clear your cart. Please try again.',
  ],
];

test.each(changes)('%s shows a toast, and the cart is unchanged', async (_, change, notice) => {
  const tab = await openTabWithCart();
  const before = backend.calls().length;
  for (const endpoint of Object.values(endpoints)) {
    backend.conditions.set(endpoint, { failure: 'network' });
  }
  expect(await change(tab)).toBe(false);
  expect(noticeOf(tab)).toBe(notice);
  expect(linesOf(tab)).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(tab.cart()).toMatchObject({ isLoading: false, loadError: undefined });
  expect(backend.calls()).toHaveLength(before + 1);
});

test('A failed read shows a toast, keeps its error and leaves the cart unchanged', async () => {
  const tab = await openTabWithCart();
  backend.conditions.set(endpoints.getCart, { failure: 500 });
  await tab.cart().load();
  expect(tab.cart()).toMatchObject({
    loadError: { message: '500: {"message":"This failure was asked for"}' },
    hasLoaded: true,
    isLoading: false,
  });
  expect(linesOf(tab)).toHaveLength(2);
  expect(noticeOf(tab)).toBe('Error: Failed to load your cart items. Please try again.');

  backend.conditions.clear();
  const { isRead, release } = holdRead();
  const read = tab.cart().load();
  await isRead;
  expect(tab.cart().loadError).toBeUndefined();
  release();
  await read;
  expect(tab.cart().loadError).toBeUndefined();
});

test('A response to an earlier read makes the cart known, also where a later read has failed', async () => {
  const tab = await openTabWithCart();
  const { isRead, release } = holdRead();
  const older = tab.cart().load();
  await isRead;
  backend.conditions.set(endpoints.getCart, { failure: 500 });
  await tab.cart().load();
  expect(tab.cart().loadError).toBeDefined();
  release();
  await older;
  expect(tab.cart().loadError).toBeUndefined();
});

test('A change of a line that was removed meanwhile shows no failure', async () => {
  const tab = await openTabWithCart();
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.put('/api/cart/1', async ({ request }) => {
      await isReleased;
      return backend.answer(request);
    }),
  );
  const changed = tab.cart().setQuantity(1, 5);
  expect(await tab.cart().remove(1)).toBe(true);
  release();
  expect(await changed).toBe(true);
  // In the order of their answers.
  expect(calls().slice(1)).toEqual(['DELETE /api/cart/1', 'PUT /api/cart/1 {"quantity":5}']);
  expect(linesOf(tab)).toEqual([[2, 2]]);
  expect(noticeOf(tab)).toBe('Item removed: The item has been removed from your cart.');
});

test('A change of a line that another tab has removed shows a failure', async () => {
  const tab = await openTabWithCart();
  await backend.database.cart.write((rows) => rows.remove(1));
  expect(await tab.cart().setQuantity(1, 5)).toBe(false);
  expect(noticeOf(tab)).toBe('Error: Failed to update item quantity. Please try again.');
});

test('After a failed first read the cart is not marked as loaded', async () => {
  const tab = await openTab();
  backend.conditions.set(endpoints.getCart, { failure: 'network' });
  await tab.cart().load();
  expect(tab.cart()).toMatchObject({ hasLoaded: false, loadError: { reason: 'unreachable' } });
});

test('isLoading is true until the last running operation has finished', async () => {
  const tab = await openTabWithCart();
  const { isRead, release } = holdRead();
  const read = tab.cart().load();
  await isRead;
  await tab.cart().setQuantity(1, 3);
  expect(tab.cart().isLoading).toBe(true);
  release();
  await read;
  expect(tab.cart().isLoading).toBe(false);
});

test('A program error shows a toast like a failed call and is reported', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const tab = await openTab();
  expect(await tab.cart().add({ artworkId: 1n as never })).toBe(false);
  expect(noticeOf(tab)).toBe(
    'Could not add item to cart: Failed to add item to cart. Please try again.',
  );
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.any(TypeError)]]);
  vi.mocked(console.error).mockClear();
});

const announced: [string, (tab: Tab) => Promise<boolean>][] = [
  ['an addition', ({ cart }) => cart().add({ artworkId: 3 })],
  ['a new quantity', ({ cart }) => cart().setQuantity(1, 5)],
  ['a removal', ({ cart }) => cart().remove(1)],
  ['a clearing', ({ cart }) => cart().clear()],
];

test.each(announced)('Each tab reads the cart again after %s in the other', async (_, change) => {
  const first = await openTabWithCart();
  const second = await openTab();
  await second.cart().load();
  await change(first);
  await vi.waitFor(() => expect(linesOf(second)).toEqual(linesOf(first)));

  await first.cart().add({ eventId: 2 });
  await vi.waitFor(() => expect(linesOf(second)).toEqual(linesOf(first)));
  await change(second);
  await vi.waitFor(() => expect(linesOf(first)).toEqual(linesOf(second)));
});

test('A change is announced once, by the tab that made it', async () => {
  const posted = vi.spyOn(globalThis.BroadcastChannel.prototype, 'postMessage');
  const first = await openTabWithCart();
  const second = await openTab();
  await second.cart().load();
  expect(posted).not.toHaveBeenCalled();

  const before = calls().length;
  await first.cart().remove(1);
  await vi.waitFor(() => expect(linesOf(second)).toEqual([[2, 2]]));
  expect(posted).toHaveBeenCalledOnce();
  expect(calls().slice(before)).toEqual(['DELETE /api/cart/1', 'GET /api/cart/6']);

  backend.conditions.set(endpoints.clearCart, { failure: 500 });
  await first.cart().clear();
  expect(posted).toHaveBeenCalledOnce();
});

test.each([
  ['missing', undefined],
  [
    'refused',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('Where BroadcastChannel is %s the cart works in its own tab', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tab = await openTabWithCart();
  expect(await tab.cart().add({ artworkId: 3 })).toBe(true);
  expect(await tab.cart().setQuantity(1, 5)).toBe(true);
  expect(await tab.cart().remove(2)).toBe(true);
  expect(linesOf(tab)).toEqual([
    [1, 5],
    [3, 1],
  ]);
  expect(await tab.cart().clear()).toBe(true);
  expect(linesOf(tab)).toEqual([]);
});
