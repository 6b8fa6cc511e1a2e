// @vitest-environment node
import { expect, test } from 'vitest';
import { nameForSite, USER_KEY } from './site-names.ts';

test('At the root of its origin the site keeps the signed-in user under the key of the specification', () => {
  expect(USER_KEY).toBe('user');
});

test('Copies of the site under different paths have different names', () => {
  const names = ['/', '/demo/', '/demo/de/'].map((base) => nameForSite('user', base));
  expect(names).toEqual(['user', 'user /demo/', 'user /demo/de/']);
});

test('A page opened from a disk, whose base is relative, uses the plain name', () => {
  expect(nameForSite('user', './')).toBe('user');
});
