import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { expectNoMessages, isExpected } from './console-messages.ts';
import { noteGlobals, noteStorage } from './restore-globals.ts';

// Of no use without a document, and long to load.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  await import('@testing-library/jest-dom/vitest');
  const { addModalDialogs } = await import('./modal-dialogs.ts');
  addModalDialogs();
  // What is loaded when it is used comes late where every core runs tests; no test depends on this time.
  configure({ asyncUtilTimeout: 5_000 });
}

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
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
      },
    );
  }
});

afterEach(() => {
  const isUnexpected = (message: readonly unknown[]) => !isExpected(message);
  expect(vi.mocked(console.error).mock.calls.filter(isUnexpected)).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls.filter(isUnexpected)).toEqual([]);
  expectNoMessages();
});

// A test begins with empty storage, at the root.
afterEach(noteStorage());

// A worker is kept from file to file, with its libraries and its document. What a file has changed is put back, and the
// modules of the project are evaluated anew.
const restoreGlobals = noteGlobals();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreGlobals();
  vi.resetModules();
});
