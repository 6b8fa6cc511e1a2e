// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUpcoming } from '#src/domain/events.ts';
import { localDay, localTime } from '#src/domain/local-time.ts';
import { event } from '#src/testing/factories.ts';
import { chooseSeedingDay, dated, daysAfter } from './calendar.ts';

test('Days are counted across months, years and daylight saving time', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test('A dated event has a date instead of startsInDays and time', () => {
  const where = { venue: 'The Vault', location: 'Portland, OR' };
  const when = { startsInDays: 3, time: '19:30' };
  const seeded = event({ id: 2, title: 'Matinee', artistId: 2, ...when, ...where });
  expect(dated(seeded, '2026-12-30')).toEqual({
    id: 2,
    title: 'Matinee',
    description: 'An evening.',
    image: 'e2.avif',
    date: '2027-01-02T19:30',
    ...where,
    minPrice: 45,
    maxPrice: 120,
    artistId: 2,
    categoryId: 3,
  });
});

const starting = (...days: number[]) =>
  days.map((startsInDays, index) => event({ id: index + 1, startsInDays, time: '19:30' }));

const noonOf = (day: string) => new Date(`${day}T12:00`);

test('The dates of four events come closer until the first has taken place, then move forward', () => {
  const events = starting(3, 9, 20, 40);
  const dayAt = (now: string) => chooseSeedingDay(events, noonOf(now), '2026-12-01');
  expect(dayAt('2026-12-02')).toBe('2026-12-01');
  expect(dayAt('2026-12-04')).toBe('2026-12-01');
  expect(dayAt('2026-12-05')).toBe('2026-12-05');
});

test('An event that was over when the collection was seeded keeps no date from coming closer', () => {
  const events = starting(-5, 9, 20);
  expect(chooseSeedingDay(events, noonOf('2026-12-08'), '2026-12-01')).toBe('2026-12-01');
});

test('Without events, and with six to come of many, the day stays', () => {
  expect(chooseSeedingDay([], noonOf('2027-12-08'), '2026-12-01')).toBe('2026-12-01');
  const events = starting(1, 2, 9, 10, 11, 12, 13, 14);
  expect(chooseSeedingDay(events, noonOf('2026-12-05'), '2026-12-01')).toBe('2026-12-01');
  expect(chooseSeedingDay(events, noonOf('2026-12-11'), '2026-12-01')).toBe('2026-12-11');
});

test('A day that a wrong clock has stored for the future is given up; that of a zone further east is not', () => {
  const events = starting(3, 9);
  expect(chooseSeedingDay(events, noonOf('2026-12-01'), '2099-01-01')).toBe('2026-12-01');
  expect(chooseSeedingDay(events, noonOf('2026-12-01'), '2026-12-02')).toBe('2026-12-02');
});

test('On any day from 1970 to 9000 as many events are upcoming as today could bring, or six', async () => {
  const moment = fc.date({
    min: new Date('1970-01-03'),
    max: new Date('9000-01-01'),
    noInvalidDate: true,
  });
  const days = fc.array(fc.integer({ min: -30, max: 200 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(moment, days, fc.integer({ min: -400, max: 400 }), async (now, all, age) => {
      const events = starting(...all);
      const stored = daysAfter(localDay(now), -age);
      const chosen = chooseSeedingDay(events, now, stored);
      const upcoming = (day: string) =>
        events.filter((each) => isUpcoming(dated(each, day), localTime(now))).length;
      expect(chosen).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(upcoming(chosen)).toBeGreaterThanOrEqual(Math.min(6, upcoming(localDay(now))));
      expect(chooseSeedingDay(events, now, chosen)).toBe(chosen);
    }),
    { numRuns: 200 },
  );
});
