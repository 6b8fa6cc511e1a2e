// @vitest-environment node
import { expect, test } from 'vitest';
import { matchesStars } from './star-pattern.ts';

test.each([
  ['/a', '/a', true],
  ['/a', '/ab', false],
  ['*', '', true],
  ['/a*', '/a', true],
  ['/a*', '/b/a', false],
  ['*.css', '/x/y.css', true],
  ['*.css', '/x/y.css.map', false],
  ['/a*c*e', '/abcde', true],
  ['/a*c*e', '/aedc', false],
  ['/a**e', '/ae', true],
  // The same characters cannot be both the beginning and the end.
  ['/aba*aba', '/aba', false],
  ['/a*b*b', '/ab', false],
  ['/a.c*', '/abc', false],
])('%s and %s: %s', (pattern, text, expected) => {
  expect(matchesStars(pattern, text)).toBe(expected);
});

test('A pattern of many stars is told at once', { timeout: 1000 }, () => {
  expect(matchesStars(`/${'*'.repeat(40)}x`, '/api/auth/login')).toBe(false);
  expect(matchesStars(`/${'*a'.repeat(5000)}x`, `/${'a'.repeat(10_000)}`)).toBe(false);
});
