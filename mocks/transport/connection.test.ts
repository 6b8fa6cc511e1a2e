import { expect, test, vi } from 'vitest';
import { mayFetchInBackground, onConnectionChange } from './connection.ts';

function browse(connection: object | undefined, { onLine = true, hasMouse = true } = {}) {
  vi.stubGlobal('navigator', { onLine, connection });
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }));
}

test.each([
  ['a 4g connection', { effectiveType: '4g', saveData: false }, true],
  ['Data Saver', { effectiveType: '4g', saveData: true }, false],
  ['a cellular connection', { effectiveType: '4g', saveData: false, type: 'cellular' }, false],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['slow-2g', { effectiveType: 'slow-2g', saveData: false }, false],
] as const)('%s', (_, connection, expected) => {
  browse(connection);
  expect(mayFetchInBackground()).toBe(expected);
});

test('Where the browser does not tell, a device with a mouse may fetch in the background', () => {
  browse(undefined, { hasMouse: true });
  expect(mayFetchInBackground()).toBe(true);
});

test('Where the browser does not tell, a device without a mouse may not', () => {
  browse(undefined, { hasMouse: false });
  expect(mayFetchInBackground()).toBe(false);
});

test('Without a network nothing may be fetched', () => {
  browse({ effectiveType: '4g', saveData: false }, { onLine: false });
  expect(mayFetchInBackground()).toBe(false);
});

test('A change of the connection is reported until the signal is aborted', () => {
  const connection = new EventTarget();
  browse(connection);
  const listener = vi.fn();
  const listening = new AbortController();
  onConnectionChange(listener, listening.signal);
  connection.dispatchEvent(new Event('change'));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(3);
  listening.abort();
  connection.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(3);
});
