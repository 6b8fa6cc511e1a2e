import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test fails on a console message nobody expected: React and the router report real faults there.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  // Neither Node nor jsdom has it.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});
