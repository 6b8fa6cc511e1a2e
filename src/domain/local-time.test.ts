// @vitest-environment node
import { expect, test } from 'vitest';
import { localDay, localTime } from './local-time.ts';

test('The day and the time are local', () => {
  const justAfterMidnight = new Date(2026, 0, 5, 0, 7);
  expect(localDay(justAfterMidnight)).toBe('2026-01-05');
  expect(localTime(justAfterMidnight)).toBe('2026-01-05T00:07');
});

test('Months, days, hours and minutes have two digits', () => {
  expect(localTime(new Date(2026, 8, 9, 8, 5))).toBe('2026-09-09T08:05');
  expect(localTime(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31T23:59');
});
