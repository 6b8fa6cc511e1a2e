// @vitest-environment node
import { expect, test } from 'vitest';
import { daysAfter, localDay, localTime } from './calendar.ts';

test('Days are counted over months, years and the change of clocks', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test('The day and the time are those on the wall', () => {
  const justAfterMidnight = new Date(2026, 0, 5, 0, 7);
  expect(localDay(justAfterMidnight)).toBe('2026-01-05');
  expect(localTime(justAfterMidnight)).toBe('2026-01-05T00:07');
});
