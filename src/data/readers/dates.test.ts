// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readCreatedAt, readEventDate } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

const MAY_1 = Date.UTC(2024, 4, 1, 10, 11, 12, 345);

test.each<[unknown, string]>([
  ['2024-05-01', '2024-05-01'],
  ['2024-05-01T10:11:12Z', '2024-05-01T10:11:12.000'],
  ['2024-05-01T10:11:12.345Z', '2024-05-01T10:11:12.345'],
  ['2024-12-31T23:30:00-05:00', '2024-12-31T23:30:00.000'],
  ['2024-05-01T10:11+0200', '2024-05-01T10:11:00.000'],
  ['2024-05-01 10:11:12', '2024-05-01T10:11:12.000'],
  ['2024-05-01 10:11:12.345678+00', '2024-05-01T10:11:12.345'],
  ['2024-05-01 10:11:12 +0000', '2024-05-01T10:11:12.000'],
  [' 2024-05-01 ', '2024-05-01'],
  ['2024-05', '2024-05'],
  ['1889', '1889'],
  [1889, '1889'],
  [850, '0850'],
  [MAY_1, '2024-05-01T10:11:12.345'],
  [String(MAY_1), '2024-05-01T10:11:12.345'],
  [Math.floor(MAY_1 / 1_000), '2024-05-01T10:11:12.000'],
  [-2_544_000_000_000, '1889-05-20T13:20:00.000'],
  ['Wed, 01 May 2024 10:11:12 GMT', '2024-05-01T10:11:12.000'],
])('A work was made at %j: %s', (value, expected) => {
  expect(readCreatedAt(value)).toBe(expected);
});

test.each<[zone: string, unknown, string]>([
  ['America/New_York', '2026-12-05T19:30', '2026-12-05T19:30'],
  ['America/New_York', '2026-12-05 19:30:00.000000', '2026-12-05T19:30'],
  ['America/New_York', '2026-12-05', '2026-12-05'],
  ['America/New_York', '2026-12-06T00:30:00Z', '2026-12-05T19:30'],
  ['Asia/Kolkata', '2026-12-05T14:00:00+00:00', '2026-12-05T19:30'],
  ['Europe/Berlin', '2026-12-05 18:30:00.123456+00', '2026-12-05T19:30'],
  ['Europe/Berlin', '2026-07-05T18:30:00.000Z', '2026-07-05T20:30'],
  ['Europe/Berlin', Date.UTC(2026, 11, 5, 18, 30), '2026-12-05T19:30'],
  ['UTC', 'Sat, 05 Dec 2026 19:30:00 GMT', '2026-12-05T19:30'],
  ['UTC', 'Sat Dec 05 2026 20:30:00 GMT+0100 (Central European Standard Time)', '2026-12-05T19:30'],
  ['America/New_York', '2026-12-06 00:30:00 UTC', '2026-12-05T19:30'],
  ['America/New_York', '2026-12-06 00:30:00 +0000 UTC', '2026-12-05T19:30'],
  ['UTC', '2026-12-31T23:59:60Z', '2026-12-31T23:59'],
])('In %s an event at %j begins at %s', (zone, value, expected) => {
  vi.stubEnv('TZ', zone);
  expect(readEventDate(value)).toBe(expected);
});

test.each<unknown>([
  '1150-32-74T93:22',
  '2026-02-29',
  '0000-00-00 00:00:00',
  '2026-12-05T24:00',
  '2026-12-05T19:60',
  '2026-12-05T19:30+99:00',
  '05/12/2026',
  'May 2026',
  'soon',
  '',
  null,
  undefined,
  Number.NaN,
  8.64e15 + 1,
  true,
  [2026, 12, 5],
  { $date: 0 },
])('%j is no date', (value) => {
  expect([readCreatedAt(value), readEventDate(value)]).toEqual(['', '']);
});

test('Zero of a clock is no date of an event, and as a number none of a work', () => {
  const zeros = [0, '0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'];
  expect(zeros.map(readEventDate)).toEqual(['', '', '']);
  expect(zeros.map(readCreatedAt)).toEqual(['', '', '1970-01-01T00:00:00.000']);
});

test('A year alone is a date of a work, and none of an event', () => {
  expect([readEventDate('2026'), readEventDate(2026)]).toEqual(['', '']);
});

test('Any day from 1970 to 9000 is read in every form that a server writes it in', async () => {
  const days = fc.date({
    min: new Date('1970-01-02T00:00:00Z'),
    max: new Date('9000-12-30T23:59:59Z'),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(days, async (day) => {
      const iso = day.toISOString();
      const written = iso.slice(0, -1);
      const sql = iso.replace('T', ' ').replace('Z', '000+00');
      expect([iso, sql].map(readCreatedAt)).toEqual([written, written]);
      const events = [iso, sql, iso.replace('Z', '+00:00')].map(readEventDate);
      expect(new Set(events).size).toBe(1);
      // The wall time of the zone in which this test runs.
      expect(new Date(events[0]!).getTime()).toBe(Math.floor(day.getTime() / 60_000) * 60_000);
    }),
    { numRuns: 500 },
  );
});
