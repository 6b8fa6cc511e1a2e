import { expect, test, vi } from 'vitest';
import { holdRedirect } from './hold-redirect.ts';

test('What waits two seconds waits until the step is left, and nothing else', () => {
  vi.useFakeTimers();
  const step = new AbortController();
  holdRedirect(step.signal);
  const redirect = vi.fn<() => void>();
  const other = vi.fn<(text: string) => void>();
  window.setTimeout(redirect, 2_000);
  window.setTimeout(other, 1_000, 'later');
  vi.advanceTimersByTime(60_000);
  expect(redirect).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledWith('later');

  step.abort();
  window.setTimeout(redirect, 2_000);
  vi.advanceTimersByTime(2_000);
  expect(redirect).toHaveBeenCalledOnce();
});
