// @vitest-environment node
import { expect, test } from 'vitest';
import { event } from '#src/testing/factories.ts';
import { dated, daysAfter } from './calendar.ts';

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
