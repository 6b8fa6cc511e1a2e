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

function shownNotice() {
  const { result, rerender } = renderHook((isHeld: boolean) => useNotice(isHeld), {
    initialProps: false,
  });
  return {
    title: () => (result.current?.isLeaving === false ? result.current.title : undefined),
    notice: () => result.current,
    hold: () => rerender(true),
    release: () => rerender(false),
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast dismisses itself after five seconds', () => {
  const { title } = shownNotice();
  act(() => notify(notices.itemAdded));
  expect(title()).toBe('Item added to cart');
  pass(4_990);
  expect(title()).toBe('Item added to cart');
  pass(20);
  expect(title()).toBeUndefined();
});

test('a newer toast waits until the current one has been shown for one second', () => {
  const { title } = shownNotice();
  act(() => notify(notices.registered));
  act(() => notify(notices.accountCreated));
  expect(title()).toBe('Registration successful');
  pass(999);
  expect(title()).toBe('Registration successful');
  pass(1);
  expect(title()).toBe('Account created');
});

test('at most one toast waits, the newest', () => {
  const { title } = shownNotice();
  act(() => notify(notices.cartCleared));
  act(() => notify(notices.itemAdded));
  act(() => notify(notices.orderPlaced));
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
  pass(1_000);
  expect(title()).toBe('Order placed successfully!');
});

test('a waiting toast is replaced by a newer one even when its timer is late', () => {
  const { title } = shownNotice();
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
  const { title } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(title()).toBe('Item removed');
});

test('the timeout is paused while the toast is hovered or focused', () => {
  const { title, notice, hold, release } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(4_000);
  hold();
  pass(60_000);
  expect(title()).toBe('Item added to cart');
  release();
  pass(900);
  expect(notice()?.isLeaving).toBe(false);
  pass(200);
  expect(notice()?.isLeaving ?? true).toBe(true);
});

test('a dismissed toast is removed after 200 ms', () => {
  const { notice } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(5_000);
  expect(notice()).toMatchObject({ title: 'Item added to cart', isLeaving: true });
  pass(199);
  expect(notice()).toBeDefined();
  pass(1);
  expect(notice()).toBeUndefined();
});

test('a toast shown while another is paused has its own five seconds after the resume', () => {
  const { title, hold, release } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(3_000);
  hold();
  act(() => notify(notices.itemRemoved));
  pass(60_000);
  expect(title()).toBe('Item removed');
  release();
  pass(4_999);
  expect(title()).toBe('Item removed');
  pass(1);
  expect(title()).toBeUndefined();
});

test('a resume without a pause does not change the timeout', () => {
  const { title, release } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(3_000);
  release();
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  pass(4_999);
  expect(title()).toBe('Item removed');
  pass(1);
  expect(title()).toBeUndefined();
});

test('clearing notices also clears a waiting toast and the minimum time', () => {
  const { title } = shownNotice();
  act(() => notify(notices.itemAdded));
  act(() => notify(notices.itemRemoved));
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

test('a toast that replaces another has its own id', () => {
  const { notice } = shownNotice();
  act(() => notify(notices.itemAdded));
  const earlier = notice()!.id;
  pass(1_000);
  act(() => notify(notices.itemRemoved));
  expect(notice()!.id).not.toBe(earlier);
});

test('a toast that comes while another leaves stays for five seconds', () => {
  const { title } = shownNotice();
  act(() => notify(notices.itemAdded));
  pass(5_100);
  act(() => notify(notices.itemRemoved));
  pass(4_999);
  expect(title()).toBe('Item removed');
  pass(1);
  expect(title()).toBeUndefined();
});

test('the time of a toast stands still each time that it is held', () => {
  const { title, hold, release } = shownNotice();
  act(() => notify(notices.itemAdded));
  for (let times = 0; times < 4; times += 1) {
    pass(1_000);
    hold();
    pass(10_000);
    release();
  }
  pass(999);
  expect(title()).toBe('Item added to cart');
  pass(1);
  expect(title()).toBeUndefined();
});

test('a toast has its tone, title and description', () => {
  const { notice } = shownNotice();
  act(() => notify(notices.itemNotRemoved));
  expect(notice()).toMatchObject({
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to remove item from cart. Please try again.',
  });
});
