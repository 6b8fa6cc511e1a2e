import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#src/copy/notices.ts';
import { clearNotices, notify } from '#src/data/toast.ts';
import { Notifications } from './shell.tsx';

/** Duration of the exit animation of a dismissed toast. */
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
/** The element that handles hover and swipe. */
const toast = () => close().parentElement!;
/** The element that a swipe translates. */
const card = () => region().firstElementChild!;

const showNotice = (notice: (typeof notices)[keyof typeof notices]) => act(() => notify(notice));
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const focus = (element: HTMLElement) => act(() => element.focus());
const pressF8 = () => fireEvent.keyDown(document.body, { key: 'F8' });
const pressEscape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

test('R-29: a success is a status with title and description, each in the page once', () => {
  showNotice(notices.itemAdded);
  const status = within(region()).getByRole('status');
  expect(status).toHaveTextContent('Item added to cart: The item has been added to your cart.');
  expect(screen.getAllByText('Item added to cart')).toHaveLength(1);
  expect(screen.getAllByText('The item has been added to your cart.')).toHaveLength(1);
});

test('R-29: a failure is an alert, titled Error when the catalogue has only one sentence', () => {
  showNotice(notices.itemNotRemoved);
  expect(within(region()).getByRole('alert')).toHaveTextContent(
    'Error: Failed to remove item from cart. Please try again.',
  );
});

test.each([
  ['status', notices.itemAdded, 'Item added to cart: The item has been added to your cart.'],
  ['alert', notices.itemNotRemoved, 'Error: Failed to remove item from cart. Please try again.'],
] as const)(
  'The %s live region is in the page before its text is added and after it is removed',
  (role, notice, text) => {
    const liveRegion = within(region()).getByRole(role);
    expect(liveRegion).toBeEmptyDOMElement();
    showNotice(notice);
    expect(within(region()).getByRole(role)).toBe(liveRegion);
    expect(liveRegion).toHaveTextContent(text);
    advanceTime(5_000);
    advanceTime(FADE);
    expect(within(region()).getByRole(role)).toBe(liveRegion);
    expect(liveRegion).toBeEmptyDOMElement();
  },
);

test('R-30: a success that replaces a failure leaves the alert empty', () => {
  showNotice(notices.itemNotRemoved);
  advanceTime(2_000);
  showNotice(notices.itemAdded);
  expect(within(region()).getByRole('alert')).toBeEmptyDOMElement();
  expect(within(region()).getByRole('status')).toHaveTextContent('Item added to cart');
});

test('R-30: a toast that replaces one being swiped is not translated', () => {
  showNotice(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 130 });
  advanceTime(2_000);
  showNotice(notices.itemRemoved);
  expect(card()).not.toHaveAttribute('style', expect.stringContaining('translate'));
});

test('Spec 9: a toast dismisses itself after five seconds', () => {
  showNotice(notices.itemAdded);
  advanceTime(4_999);
  expect(region()).toHaveTextContent('Item added to cart: The item has been added to your cart.');
  advanceTime(1);
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: a swipe of 50 px dismisses', () => {
  showNotice(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 150 });
  fireEvent.pointerUp(toast(), { clientX: 150 });
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: a swipe of 49 px snaps back', () => {
  showNotice(notices.itemAdded);
  fireEvent.pointerDown(toast(), { clientX: 100 });
  fireEvent.pointerMove(toast(), { clientX: 51 });
  expect(card()).toHaveStyle({ translate: '-49px 0' });
  fireEvent.pointerUp(toast(), { clientX: 51 });
  advanceTime(FADE);
  expect(card()).not.toHaveAttribute('style', expect.stringContaining('translate'));
  expect(region()).toHaveTextContent('Item added to cart');
});

test('R-60: F8 moves the focus to the region, Esc returns it', () => {
  showNotice(notices.itemAdded);
  pressF8();
  expect(region()).toHaveFocus();
  pressEscape();
  expect(elsewhere()).toHaveFocus();
});

test('R-60: Close dismisses and returns the focus', () => {
  showNotice(notices.itemAdded);
  pressF8();
  focus(close());
  expect(close()).toHaveFocus();
  fireEvent.click(close());
  expect(elsewhere()).toHaveFocus();
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-60: the timeout is paused while the toast is hovered or focused', () => {
  showNotice(notices.itemAdded);
  advanceTime(4_000);
  fireEvent.pointerEnter(toast());
  advanceTime(60_000);
  pressF8();
  fireEvent.pointerLeave(toast());
  advanceTime(60_000);
  expect(region()).toHaveTextContent('Item added to cart');
  pressEscape();
  expect(elsewhere()).toHaveFocus();
  advanceTime(900);
  expect(region()).toHaveTextContent('Item added to cart');
  advanceTime(100);
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('R-30: a replaced toast that was hovered does not pause the next one', () => {
  showNotice(notices.itemAdded);
  fireEvent.pointerEnter(toast());
  advanceTime(2_000);
  showNotice(notices.itemRemoved);
  expect(region()).toHaveTextContent('Item removed: The item has been removed from your cart.');
  advanceTime(5_000);
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('After a hovered toast is closed, the next one is dismissed after five seconds', () => {
  showNotice(notices.itemAdded);
  fireEvent.pointerEnter(toast());
  focus(close());
  fireEvent.click(close());
  advanceTime(2_000);
  showNotice(notices.itemRemoved);
  advanceTime(5_000);
  advanceTime(FADE);
  expect(region().textContent).toBe('');
});

test('When a toast is replaced while its button has the focus, the region gets the focus', () => {
  showNotice(notices.itemAdded);
  pressF8();
  focus(close());
  advanceTime(2_000);
  showNotice(notices.itemRemoved);
  expect(region()).toHaveFocus();
  advanceTime(60_000);
  expect(region()).toHaveTextContent('Item removed: The item has been removed from your cart.');
  pressEscape();
  expect(elsewhere()).toHaveFocus();
});

test('a notice that is older than the take-over of a prerendered page is shown after it', () => {
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Notifications />);
  showNotice(notices.cartNotLoaded);
  const onRecoverableError = vi.fn();
  let unmount = () => {};
  act(() => {
    const root = hydrateRoot(container, <Notifications />, { onRecoverableError });
    unmount = () => root.unmount();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(close()).toBeVisible();
  act(unmount);
  container.remove();
});
