// @vitest-environment node
import { expect, test } from 'vitest';
import { localDay } from '#src/domain/local-time.ts';

test('Tests run in the zone, in the language and on the day that `.ci/run-elsewhere` asks for', () => {
  const { locale, timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  // What `.ci/clock.mjs` leaves alone.
  const realDay = localDay(new Date(performance.timeOrigin + performance.now()));
  const { TZ: timeZone = zone, LC_ALL = '', CLOCK = realDay } = process.env;
  const [asked = locale] = /^[a-z]{2}(?=_)/.exec(LC_ALL) ?? [];
  // By its present name: that of Asia/Kolkata was once Asia/Calcutta.
  expect(zone).toBe(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
  expect(locale).toMatch(new RegExp(`^${asked}`));
  expect(localDay(new Date())).toBe(CLOCK.slice(0, 10));
});
