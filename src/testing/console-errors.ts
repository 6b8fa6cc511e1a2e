import { vi } from 'vitest';

/** The texts of the errors in the console so far, which then no longer fail the test. */
export function takeConsoleErrors(): string[] {
  const { mock } = vi.mocked(console.error);
  const texts = mock.calls.map((parts) => parts.join(' '));
  vi.mocked(console.error).mockClear();
  return texts;
}
