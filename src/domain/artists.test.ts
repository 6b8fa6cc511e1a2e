// @vitest-environment node
import { expect, test } from 'vitest';
import { initialsOf } from './artists.ts';

test.each([
  ['Ann Hill', 'AH'],
  ['Ludwig van Beethoven', 'LB'],
  ['Plato', 'P'],
  ['  Zażółć\u00a0Gęślą-Jaźń ', 'ZG'],
  ['Łukasz Ścibor', 'ŁŚ'],
  ['Łukasz Ścibor'.normalize('NFD'), 'ŁŚ'.normalize('NFD')],
  ['山田 花子', '山花'],
  ['𝔄nn 𝔥ill', '𝔄𝔥'],
  ['"Bo" (the 2nd)', 'B2'],
  ['The 1975 !', 'T1'],
  ['Ann\nHill', 'AH'],
  ['', ''],
])('The initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('The initials of a long name are there at once', () => {
  const startedAt = performance.now();
  for (const part of ['a ', 'a', ' !', '! ', '!']) initialsOf(`a${part.repeat(100_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
