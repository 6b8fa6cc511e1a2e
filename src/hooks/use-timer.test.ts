import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimer } from './use-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('The action runs once its delay has passed', () => {
  const action = vi.fn<() => void>();
  const { result } = renderHook(useTimer);
  result.current.start(1_000, action);
  vi.advanceTimersByTime(999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

test('Starting again replaces the running timer', () => {
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

test('Unmounting cancels the timer, and no timer starts afterwards', () => {
  const action = vi.fn<() => void>();
  const { result, unmount } = renderHook(useTimer);
  result.current.start(1_000, action);
  unmount();
  result.current.start(1_000, action);
  vi.advanceTimersByTime(5_000);
  expect(action).not.toHaveBeenCalled();
});
