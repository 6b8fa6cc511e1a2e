import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#src/copy/notices.ts';
import { clearNotices, notify, useNotice } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  clearNotices();
  vi.useRealTimers();
});

function shownTitle() {
  const { result } = renderHook(() => useNotice());
  return () => {
    const { notice } = result.current;
    return notice && !notice.isLeaving ? notice.title : undefined;
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast dismisses itself after five seconds', () => {
  const title = shownTitle();
  act(() => notify(notices.itemAdded));
  expect(title()).toBe('Item added to cart');
  pass(4_990);
  expect(title()).toBe('Item added to cart');
  pass(20);
  expect(title()).toBeUndefined();
});

test('a newer toast waits until the current one has been up for one second', () => {
  const title = shownTitle();
  act(() => notify(notices.registered));
  act(() => notify(notices.accountCreated));
  expect(title()).toBe('Registration successful');
  pass(999);
  expect(title()).toBe('Registration successful');
  pass(1);
  expect(title()).toBe('Account created');
});

test('at most one waits, the newest', () => {
  const title = shownTitle();
  act(() => notify(notices.cartCleared));
  act(() => notify(notices.itemAdded));
  act(() => notify(notices.orderPlaced));
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
});

test('a toast that waits gives way to a newer one also where its timer is late', () => {
  const title = shownTitle();
  act(() => notify(notices.cartCleared));
  act(() => notify(notices.itemAdded));
  // The clock goes on while a busy page runs no timer.
  vi.setSystemTime(Date.now() + 2_000);
  act(() => notify(notices.orderPlaced));
  expect(title()).toBe('Order placed successfully!');
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
});

test('after its second a toast gives way at once', () => {
  const title = shownTitle();
  act(() => notify(notices.itemAdded));
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(title()).toBe('Item removed');
});

test('the five seconds stand while the toast is hovered or focused', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(4_000);
  act(() => result.current.pause());
  pass(60_000);
  expect(result.current.notice?.title).toBe('Item added to cart');
  act(() => result.current.resume());
  pass(900);
  expect(result.current.notice?.isLeaving).toBe(false);
  pass(200);
  expect(result.current.notice?.isLeaving ?? true).toBe(true);
});

test('closing a hovered toast lets the clock of the next one run', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  act(() => result.current.pause());
  act(() => result.current.dismiss(result.current.notice!.id));
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  pass(5_010);
  expect(result.current.notice?.isLeaving ?? true).toBe(true);
});

test('a toast leaves for 200 ms and is gone', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(5_000);
  expect(result.current.notice).toMatchObject({ title: 'Item added to cart', isLeaving: true });
  pass(199);
  expect(result.current.notice).toBeDefined();
  pass(1);
  expect(result.current.notice).toBeUndefined();
});

test('a toast that is hovered and focused at once is held by the first and released by either', () => {
  const title = shownTitle();
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(2_000);
  act(() => result.current.pause());
  pass(2_000);
  act(() => result.current.pause());
  pass(2_000);
  act(() => result.current.resume());
  pass(2_999);
  expect(title()).toBe('Item added to cart');
  pass(1);
  expect(title()).toBeUndefined();
});

test('a toast that is shown while another is held has its own five seconds from the release on', () => {
  const title = shownTitle();
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(3_000);
  act(() => result.current.pause());
  act(() => notify(notices.itemRemoved));
  pass(60_000);
  expect(title()).toBe('Item removed');
  act(() => result.current.resume());
  pass(4_999);
  expect(title()).toBe('Item removed');
  pass(1);
  expect(title()).toBeUndefined();
});

test('a release without a hold changes no clock', () => {
  const title = shownTitle();
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(3_000);
  act(() => result.current.resume());
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  pass(4_999);
  expect(title()).toBe('Item removed');
  pass(1);
  expect(title()).toBeUndefined();
});

test('cleared notices leave nothing behind: none that waits, no hold, no grace', () => {
  const title = shownTitle();
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  act(() => notify(notices.itemRemoved));
  act(() => result.current.pause());
  act(() => clearNotices());
  expect(title()).toBeUndefined();
  pass(1_000);
  expect(title()).toBeUndefined();
  act(() => notify(notices.cartCleared));
  act(() => clearNotices());
  act(() => notify(notices.orderPlaced));
  expect(title()).toBe('Order placed successfully!');
  pass(4_999);
  expect(title()).toBe('Order placed successfully!');
  pass(1);
  expect(title()).toBeUndefined();
});

test('every toast has an id of its own, and closing an earlier one leaves the present one', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  const earlier = result.current.notice!.id;
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(result.current.notice!.id).not.toBe(earlier);
  act(() => result.current.dismiss(earlier));
  expect(result.current.notice?.isLeaving).toBe(false);
});

test('a toast carries its tone, title and description', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemNotRemoved));
  expect(result.current.notice).toMatchObject({
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to remove item from cart. Please try again.',
  });
});
