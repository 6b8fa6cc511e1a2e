import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectNoMessages, isExpected } from './console-messages.ts';

// An unexpected console error or warning fails the test: React and the router report errors there.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    vi.spyOn(console, level).mockImplementation((...message) => {
      if (!isExpected(message)) print(...message);
    });
  }
  // Missing in Node and jsdom.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
});

afterEach(() => {
  const isUnexpected = (message: readonly unknown[]) => !isExpected(message);
  expect(vi.mocked(console.error).mock.calls.filter(isUnexpected)).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls.filter(isUnexpected)).toEqual([]);
  expectNoMessages();
});
