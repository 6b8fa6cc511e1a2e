// @vitest-environment node
import { expect, test } from 'vitest';
import { buildName } from './version-file.ts';

test('a build has the name that its page carries', () => {
  expect(buildName('<head><meta name="build" content="07a8954b4cda"></head>')).toBe('07a8954b4cda');
});

test('a page without a name gives the build one that changes with the page', () => {
  const names = ['<p>one</p>', '<p>two</p>', '<p>one</p>'].map(buildName);
  expect(names[0]).toMatch(/^[\da-f]{12}$/);
  expect(names[2]).toBe(names[0]);
  expect(names[1]).not.toBe(names[0]);
});
