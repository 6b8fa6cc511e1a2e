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

test('a newer toast waits until the current one has been shown for one second', () => {
  const title = shownTitle();
  act(() => notify(notices.registered));
  act(() => notify(notices.accountCreated));
  expect(title()).toBe('Registration successful');
  pass(999);
  expect(title()).toBe('Registration successful');
  pass(1);
  expect(title()).toBe('Account created');
});

test('at most one toast waits, the newest', () => {
  const title = shownTitle();
  act(() => notify(notices.cartCleared));
  act(() => notify(notices.itemAdded));
  act(() => notify(notices.orderPlaced));
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
});

test('a waiting toast is replaced by a newer one even when its timer is late', () => {
  const title = shownTitle();
  act(() => notify(notices.cartCleared));
  act(() => notify(notices.itemAdded));
  // On a busy page the clock advances without timers running.
  vi.setSystemTime(Date.now() + 2_000);
  act(() => notify(notices.orderPlaced));
  expect(title()).toBe('Order placed successfully!');
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
});

test('a toast shown for a second is replaced at once', () => {
  const title = shownTitle();
  act(() => notify(notices.itemAdded));
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(title()).toBe('Item removed');
});

test('the timeout is paused while the toast is hovered or focused', () => {
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

test('closing a hovered toast does not pause the next one', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  act(() => result.current.pause());
  act(() => result.current.dismiss(result.current.notice!.id));
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  pass(5_010);
  expect(result.current.notice?.isLeaving ?? true).toBe(true);
});

test('a dismissed toast is removed after 200 ms', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  pass(5_000);
  expect(result.current.notice).toMatchObject({ title: 'Item added to cart', isLeaving: true });
  pass(199);
  expect(result.current.notice).toBeDefined();
  pass(1);
  expect(result.current.notice).toBeUndefined();
});

test('a toast that is both hovered and focused resumes when either ends', () => {
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

test('a toast shown while another is paused has its own five seconds after the resume', () => {
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

test('a resume without a pause does not change the timeout', () => {
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

test('clearing notices also clears a waiting toast, the pause and the minimum time', () => {
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

test('every toast has its own id, and closing an earlier one does not close the current one', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemAdded));
  const earlier = result.current.notice!.id;
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(result.current.notice!.id).not.toBe(earlier);
  act(() => result.current.dismiss(earlier));
  expect(result.current.notice?.isLeaving).toBe(false);
});

test('a toast has its tone, title and description', () => {
  const { result } = renderHook(() => useNotice());
  act(() => notify(notices.itemNotRemoved));
  expect(result.current.notice).toMatchObject({
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to remove item from cart. Please try again.',
  });
});
