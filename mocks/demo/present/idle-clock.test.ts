import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './idle-clock.ts';

const happened: string[] = [];
let isNeeded = true;

beforeEach(() => {
  vi.useFakeTimers();
  happened.length = 0;
  isNeeded = true;
});

afterEach(() => {
  // Ends the clock of the test.
  isNeeded = true;
  vi.advanceTimersByTime(SECONDS * 400);
  vi.useRealTimers();
});

const SECONDS = 1000;

/** Three minutes, the last twenty seconds of which are announced. */
function watch() {
  watchIdle({
    limit: 180 * SECONDS,
    warning: 20 * SECONDS,
    isNeeded: () => isNeeded,
    onWarn: () => happened.push('warned'),
    onStay: () => happened.push('stayed'),
    onOver: () => happened.push('over'),
  });
}

const press = () => dispatchEvent(new Event('keydown'));

test('After 160 idle seconds the end is announced, after 180 it comes, once', () => {
  watch();
  vi.advanceTimersByTime(159 * SECONDS);
  expect(happened).toEqual([]);
  vi.advanceTimersByTime(2 * SECONDS);
  expect(happened).toEqual(['warned']);
  vi.advanceTimersByTime(20 * SECONDS);
  expect(happened).toEqual(['warned', 'over']);
  vi.advanceTimersByTime(400 * SECONDS);
  press();
  expect(happened).toEqual(['warned', 'over']);
});

test.each([
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
  'click',
  'input',
])('A %s begins the time anew, and ends what was announced', (type) => {
  watch();
  vi.advanceTimersByTime(170 * SECONDS);
  // On an element of the page that keeps it from others.
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener(type, (event) => event.stopPropagation());
  field.dispatchEvent(new Event(type, { bubbles: true }));
  field.remove();
  expect(happened).toEqual(['warned', 'stayed']);
  vi.advanceTimersByTime(159 * SECONDS);
  expect(happened).toEqual(['warned', 'stayed']);
});

test('Where nothing is to be restored the time begins anew without a word', () => {
  isNeeded = false;
  watch();
  vi.advanceTimersByTime(1000 * SECONDS);
  expect(happened).toEqual([]);
});

test('Who comes back after the computer has slept for an hour finds the time over', () => {
  watch();
  // No timer runs while it sleeps.
  vi.setSystemTime(Date.now() + 3600 * SECONDS);
  press();
  expect(happened).toEqual(['over']);
});

test('A clock of the computer that is set back lengthens the time by no more than itself', () => {
  watch();
  vi.setSystemTime(Date.now() - 3600 * SECONDS);
  vi.advanceTimersByTime(181 * SECONDS);
  expect(happened).toEqual(['warned', 'over']);
});
