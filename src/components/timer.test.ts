import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimer } from './timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('The action runs when its time has come', () => {
  const action = vi.fn<() => void>();
  const { result } = renderHook(useTimer);
  result.current.start(1_000, action);
  vi.advanceTimersByTime(999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

test('Starting again begins the time anew', () => {
  const action = vi.fn<() => void>();
  const { result } = renderHook(useTimer);
  result.current.start(1_000, action);
  vi.advanceTimersByTime(600);
  result.current.start(1_000, action);
  vi.advanceTimersByTime(600);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(action).toHaveBeenCalledOnce();
});

test('Leaving cancels the timer, and after it none starts', () => {
  const action = vi.fn<() => void>();
  const { result, unmount } = renderHook(useTimer);
  result.current.start(1_000, action);
  unmount();
  result.current.start(1_000, action);
  vi.advanceTimersByTime(5_000);
  expect(action).not.toHaveBeenCalled();
});
