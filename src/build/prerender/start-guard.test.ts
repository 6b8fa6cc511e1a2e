import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRendered } from '#src/app/prerendered-page.ts';
import { guardStart } from './start-guard.ts';
import { START_NOTICE } from './start-notice.ts';

const { dataset } = document.documentElement;

/** Tells the guard that a file has come. */
let fileComes = () => {};
let arrived: string[] = [];
const onFail = vi.fn<() => void>();
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  arrived = [];
  listening = new AbortController();
  const add = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    const capture = options === true;
    add.call(window, type, listener, { capture, signal: listening.signal });
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        fileComes = listener;
      }
      observe() {}
    },
  );
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((address) =>
    arrived.includes(address) ? [{} as PerformanceEntry] : [],
  );
  document.body.innerHTML = START_NOTICE;
  onFail.mockClear();
  guardStart(onFail);
});

afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  delete dataset.start;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function ask(type = 'module') {
  const script = document.createElement('script');
  Object.assign(script, { type, src: `http://localhost/${type}-1.js` });
  // A script in the document would be fetched.
  script.setAttribute('data-test', '');
  document.head.append(script);
  return script;
}

test('a page whose module cannot be had has failed at once', () => {
  ask().dispatchEvent(new Event('error'));
  expect(dataset.start).toBe('failed');
  expect(onFail).toHaveBeenCalledOnce();
});

test.each([
  ['the script of a host, which counts visits', () => ask('text/javascript')],
  ['a picture', () => document.body.appendChild(document.createElement('img'))],
])('%s may fail', (_, add) => {
  add().dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(dataset.start).toBe('waiting');
});

test('it has failed when nothing has come for a minute', () => {
  vi.advanceTimersByTime(59_999);
  expect(dataset.start).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(dataset.start).toBe('failed');
});

test('the minute begins anew with each file, while others are on their way', () => {
  ask();
  for (let files = 0; files < 5; files += 1) {
    vi.advanceTimersByTime(50_000);
    fileComes();
  }
  expect(dataset.start).toBe('waiting');
  vi.advanceTimersByTime(60_000);
  expect(dataset.start).toBe('failed');
});

test('it has failed fifteen seconds after the last file', () => {
  arrived = [ask().src];
  fileComes();
  vi.advanceTimersByTime(14_999);
  expect(dataset.start).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(dataset.start).toBe('failed');
});

test('a page that starts late takes the notice away', () => {
  vi.advanceTimersByTime(60_000);
  showRendered();
  expect(dataset.start).toBeUndefined();
  expect(document.getElementById('start-notice')).toBeNull();
});

test('a page that has started does not fail any more', () => {
  showRendered();
  ask().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(600_000);
  expect(dataset.start).toBeUndefined();
  expect(onFail).not.toHaveBeenCalled();
});
