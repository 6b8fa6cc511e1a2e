import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { watchLeaveGestures } from './leave-gestures.ts';

const left = vi.fn<() => void>();

beforeAll(() => watchLeaveGestures(left));
beforeEach(() => {
  vi.useFakeTimers();
  left.mockReset();
  document.body.innerHTML =
    '<header><a href="#home"><b>Shop</b></a><a href="#cart">Cart</a></header>';
});
afterEach(() => {
  fireEvent.pointerUp(document.body);
  vi.useRealTimers();
  document.body.replaceChildren();
});

const name = () => document.querySelector('b')!;

test('Ctrl+Alt+Shift+X asks, and no part of it', () => {
  const chord = { code: 'KeyX', ctrlKey: true, altKey: true, shiftKey: true };
  for (const missing of ['ctrlKey', 'altKey', 'shiftKey'])
    fireEvent.keyDown(document.body, { ...chord, [missing]: false });
  fireEvent.keyDown(document.body, { ...chord, code: 'KeyZ' });
  expect(left).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, chord);
  expect(left).toHaveBeenCalledOnce();
});

test('Two seconds on the shop’s name ask, and its link is not followed', () => {
  fireEvent.pointerDown(name());
  vi.advanceTimersByTime(1_900);
  expect(left).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(left).toHaveBeenCalledOnce();
  fireEvent.pointerUp(name());
  expect(fireEvent.click(name())).toBe(false);
  // The next press is one like any other.
  expect(fireEvent.click(name())).toBe(true);
});

test('A short press on the name is followed', () => {
  fireEvent.pointerDown(name());
  vi.advanceTimersByTime(1_000);
  fireEvent.pointerUp(name());
  expect(fireEvent.click(name())).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(left).not.toHaveBeenCalled();
});

test('Who drags the page by the name, or holds another link, is not asked', () => {
  fireEvent.pointerDown(name());
  fireEvent.pointerMove(name(), { clientX: 0, clientY: 40 });
  vi.advanceTimersByTime(5_000);
  fireEvent.pointerDown(document.querySelectorAll('a')[1]!);
  vi.advanceTimersByTime(5_000);
  fireEvent.pointerDown(name(), { button: 2 });
  vi.advanceTimersByTime(5_000);
  expect(left).not.toHaveBeenCalled();
});
