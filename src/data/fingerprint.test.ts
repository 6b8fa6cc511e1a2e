// @vitest-environment node
import { expect, test } from 'vitest';
import { fingerprintOf as fingerprint } from './query-client.ts';

const event = { id: 4, title: 'Screen Under the Elms', date: '2026-12-05T19:30', minPrice: 14 };
const fingerprintOf = (answer: unknown) => fingerprint(answer, false);
const on = (...dates: string[]) => dates.map((date, id) => ({ id, date }));

test('the day of an event does not count, alone or in a list', () => {
  expect(fingerprintOf({ ...event, date: '2027-03-28T19:30' })).toBe(fingerprintOf(event));
  expect(fingerprintOf(on('2027-03-01T19:30', '2027-03-09T20:00'))).toBe(
    fingerprintOf(on('2026-12-05T19:30', '2026-12-13T20:00')),
  );
});

test('which events share a month counts on a page that groups by month, and on no other', () => {
  const together = on('2026-12-05T19:30', '2026-12-13T19:30', '2027-01-02T19:30');
  const later = on('2027-03-05T19:30', '2027-03-13T19:30', '2027-04-02T19:30');
  const apart = on('2026-11-28T19:30', '2026-12-06T19:30', '2026-12-26T19:30');
  const nextYear = on('2026-12-05T19:30', '2027-12-13T19:30', '2028-01-02T19:30');
  expect(fingerprint(later, true)).toBe(fingerprint(together, true));
  expect(fingerprint(apart, true)).not.toBe(fingerprint(together, true));
  expect(fingerprint(nextYear, true)).not.toBe(fingerprint(together, true));
  expect(fingerprint(apart, false)).toBe(fingerprint(together, false));
});

test('the time of day counts', () => {
  expect(fingerprintOf({ ...event, date: '2026-12-05T20:30' })).not.toBe(fingerprintOf(event));
});

test.each([
  ['another id', { ...event, id: 5 }],
  ['another text', { ...event, title: 'Screen under the Elms' }],
  ['another price', { ...event, minPrice: 14.5 }],
  ['a number as text', { ...event, minPrice: '14' }],
  ['a missing field', { ...event, title: undefined }],
  ['another field', { ...event, isSold: false }],
  ['a list', [event]],
  ['a date that is no text', { ...event, date: 20_261_205 }],
])('%s counts', (_, other) => {
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(event));
});

test('the order of a list and its length count', () => {
  const [first, second] = on('2026-12-05T19:30', '2026-12-13T19:30');
  expect(fingerprintOf([second, first])).not.toBe(fingerprintOf([first, second]));
  expect(fingerprintOf([first])).not.toBe(fingerprintOf([first, second]));
});

test('days count in fields of any other name', () => {
  expect(fingerprintOf({ createdAt: '2026-01-02' })).not.toBe(
    fingerprintOf({ createdAt: '2026-01-03' }),
  );
});

test('answers of thousands of rows that differ in one letter have different fingerprints', () => {
  const rows = Array.from({ length: 3_000 }, (_, id) => ({ id, title: `Work ${id}` }));
  const changed = rows.map((row) => (row.id === 2_999 ? { ...row, title: 'Work 299a' } : row));
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf(rows));
  expect(fingerprintOf(rows)).toMatch(/^[\da-z]{1,7}$/);
});
