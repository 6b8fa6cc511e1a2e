import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#src/copy/notices.ts';
import { clearNotices, notify } from '#src/data/toast.ts';
import { Notifications } from './notifications.tsx';

/** How long a dismissed toast takes to go. */
const FADE = 200;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Notifications />
    </>,
  );
  focus(elsewhere());
});

afterEach(() => {
  cleanup();
  clearNotices();
  vi.useRealTimers();
});

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const close = () => within(region()).getByRole('button', { name: 'Close notification' });
/** What a pointer hovers and swipes. */
const toast = () => close().parentElement!;
/** What moves with a swipe. */
const card = () => region().firstElementChild!;

const notified = (notice: (typeof notices)[keyof typeof notices]) => act(() => notify(notice));
const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const focus = (element: HTMLElement) => act(() => element.focus());
const pressF8 = () => fireEvent.keyDown(document.body, { key: 'F8' });
const pressEscape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

test('R-29: a success is a status, title and description apart, each text once', () => {
  notified(notices.itemAdded);
  const status = within(region()).getByRole('status');
  expect(status).toHaveTextContent('Item added to cart: The item has been added to your cart.');
  expect(screen.getAllByText('Item added to cart')).toHaveLength(1);
  expect(screen.getAllByText('The item has been added to your cart.')).toHaveLength(1);
});

test('R-29: a failure is an alert, titled Error where the catalogue has one sentence only', () => {
  notified(notices.itemNotRemoved);
  expect(within(region()).getByRole('alert')).toHaveTextContent(
    'Error: Failed to remove item from cart. Please try again.',
  );
});

test.each([
  ['status', notices.itemAdded, 'Item added to cart: The item has been added to your cart.'],
  ['alert', notices.itemNotRemoved, 'Error: Failed to remove item from cart. Please try again.'],
] as const)(
  'The %s is in the page before its text is, and stays when that has gone',
  (role, notice, text) => {
    const liveRegion = within(region()).getByRole(role);
    expect(liveRegion).toBeEmptyDOMElement();
    notified(notice);
    expect(within(region()).getByRole(role)).toBe(liveRegion);
    expect(liveRegion).toHaveTextContent(text);
    passTime(5_000);
    passTime(FADE);
    expect(within(region()).getByRole(role)).toBe(liveRegion);
    expect(liveRegion).toBeEmptyDOMElement();
  },
);

test('R-30: a success that replaces a failure leaves the alert empty', () => {
  notified(notices.itemNotRemoved);
  passTime(2_000);
  notified(notices.itemAdded);
  expect(within(region()).getByRole('alert')).toBeEmptyDOMElement();
  expect(within(region()).getByRole('status')).toHaveTextContent('Item added to cart');
});

test('R-30: a toast that replaces one being swiped stands in its place', () => {
  notified(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 130 });
  passTime(2_000);
  notified(notices.itemRemoved);
  expect(card()).not.toHaveAttribute('style', expect.stringContaining('translate'));
});

test('Spec 9: a toast dismisses itself after five seconds', () => {
  notified(notices.itemAdded);
  passTime(4_999);
  expect(region()).toHaveTextContent('Item added to cart: The item has been added to your cart.');
  passTime(1);
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: a swipe of 50 px dismisses', () => {
  notified(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 150 });
  fireEvent.pointerUp(toast(), { clientX: 150 });
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: a swipe of 49 px snaps back', () => {
  notified(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 51 });
  expect(card()).toHaveStyle({ translate: '-49px 0' });
  fireEvent.pointerUp(toast(), { clientX: 51 });
  passTime(FADE);
  expect(card()).not.toHaveAttribute('style', expect.stringContaining('translate'));
  expect(region()).toHaveTextContent('Item added to cart');
});

test('R-60: F8 moves the focus to the region, Esc gives it back', () => {
  notified(notices.itemAdded);
  pressF8();
  expect(region()).toHaveFocus();
  pressEscape();
  expect(elsewhere()).toHaveFocus();
});

test('R-60: Close dismisses and gives the focus back', () => {
  notified(notices.itemAdded);
  pressF8();
  focus(close());
  expect(close()).toHaveFocus();
  fireEvent.click(close());
  expect(elsewhere()).toHaveFocus();
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: the five seconds stand while the toast is hovered or focused', () => {
  notified(notices.itemAdded);
  passTime(4_000);
  fireEvent.pointerEnter(toast());
  passTime(60_000);
  pressF8();
  fireEvent.pointerLeave(toast());
  passTime(60_000);
  expect(region()).toHaveTextContent('Item added to cart');
  pressEscape();
  expect(elsewhere()).toHaveFocus();
  passTime(900);
  expect(region()).toHaveTextContent('Item added to cart');
  passTime(100);
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-30: what held a replaced toast does not hold the next one', () => {
  notified(notices.itemAdded);
  fireEvent.pointerEnter(toast());
  passTime(2_000);
  notified(notices.itemRemoved);
  expect(region()).toHaveTextContent('Item removed: The item has been removed from your cart.');
  passTime(5_000);
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('A toast closed with the mouse leaves nothing that holds the next one', () => {
  notified(notices.itemAdded);
  fireEvent.pointerEnter(toast());
  focus(close());
  fireEvent.click(close());
  passTime(2_000);
  notified(notices.itemRemoved);
  passTime(5_000);
  passTime(FADE);
  expect(region().textContent).toBe('');
});

test('A toast replaced while its button has the focus leaves the focus in the region', () => {
  notified(notices.itemAdded);
  pressF8();
  focus(close());
  passTime(2_000);
  notified(notices.itemRemoved);
  expect(region()).toHaveFocus();
  passTime(60_000);
  expect(region()).toHaveTextContent('Item removed: The item has been removed from your cart.');
  pressEscape();
  expect(elsewhere()).toHaveFocus();
});
