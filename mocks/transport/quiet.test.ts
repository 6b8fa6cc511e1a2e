import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Quiet from './quiet.ts';

let reportLoaded: (initiatorType: string) => void;
let quiet: typeof Quiet;
let isDone: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: object) => void) {
        reportLoaded = (initiatorType) => listener({ getEntries: () => [{ initiatorType }] });
      }
      observe() {}
    },
  );
  quiet = await import('./quiet.ts');
  quiet.watchActivity();
  isDone = false;
});

afterEach(() => {
  delete window.vernissageQuietMs;
  vi.useRealTimers();
});

function start(wait = quiet.untilQuiet(4000)) {
  void wait.then(() => (isDone = true));
}

async function after(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isDone;
}

test('It is quiet after four seconds in which nothing has happened', async () => {
  start();
  expect(await after(3900)).toBe(false);
  expect(await after(200)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])(
  'Input starts the four seconds anew: %s',
  async (input) => {
    start();
    await after(3000);
    document.body.dispatchEvent(new Event(input));
    expect(await after(3900)).toBe(false);
    expect(await after(200)).toBe(true);
  },
);

test('A picture or a script that has loaded starts them anew, a fetch in the background does not', async () => {
  start();
  await after(3000);
  reportLoaded('img');
  expect(await after(3000)).toBe(false);
  reportLoaded('fetch');
  expect(await after(1100)).toBe(true);
});

test('A running call is no quiet, whatever its length up to ten seconds', async () => {
  let end = () => {};
  void quiet.countCall(new Promise<void>((resolve) => (end = resolve)));
  start();
  expect(await after(8000)).toBe(false);
  end();
  expect(await after(3900)).toBe(false);
  expect(await after(4200)).toBe(true);
});

test('A call that never ends counts for ten seconds', async () => {
  void quiet.countCall(new Promise(() => {}));
  start();
  expect(await after(9900)).toBe(false);
  expect(await after(4200)).toBe(true);
});

test('A call that fails has ended, and its caller gets the error', async () => {
  await expect(quiet.countCall(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  start();
  expect(await after(4100)).toBe(true);
});

test('While the page loads it is not quiet; the four seconds count from its load event', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start(quiet.untilQuietAfterLoad(4000));
  expect(await after(10_000)).toBe(false);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(await after(3900)).toBe(false);
  expect(await after(200)).toBe(true);
});

test('Zero milliseconds wait for the load event alone, whatever the visitor does', async () => {
  start(quiet.untilQuietAfterLoad(0));
  document.body.dispatchEvent(new Event('scroll'));
  expect(await after(10)).toBe(true);
});

test('A test can shorten the wait', async () => {
  window.vernissageQuietMs = 0;
  start();
  expect(await after(10)).toBe(true);
});

test('Where the browser has no idle callback, as Safari, a short pause stands in', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  // @ts-expect-error Safari has none.
  delete globalThis.requestIdleCallback;
  start();
  expect(await after(4100)).toBe(false);
  expect(await after(200)).toBe(true);
});
