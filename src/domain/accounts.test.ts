// @vitest-environment node
import { expect, test } from 'vitest';
import { isSameIdentity } from './accounts.ts';

test.each([
  ['mona', 'Mona', true],
  ['mona', ' mona ', true],
  // One letter with its accent, and a letter followed by an accent.
  ['Ren\u00e9e', 'rene\u0301e', true],
  ['mona', 'monalisa', false],
  ['wei\u00df', 'weiss', false],
  ['mona@louvre.example', 'MONA@louvre.example', true],
])('"%s" and "%s" name the same account: %s', (one, other, expected) => {
  expect(isSameIdentity(one, other)).toBe(expected);
});
