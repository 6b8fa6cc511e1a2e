// @vitest-environment node
import { expect, test } from 'vitest';
import { compareIds, isSameId } from './id.ts';

test('a number and its text are one id; an id that is not known is that of no other row', () => {
  expect(isSameId(7, 7)).toBe(true);
  expect(isSameId(7, '7')).toBe(true);
  expect(isSameId(7, 70)).toBe(false);
  expect(isSameId(undefined, undefined)).toBe(false);
  expect(isSameId(7, undefined)).toBe(false);
  expect(isSameId(undefined, 'undefined')).toBe(false);
  expect(isSameId('undefined', undefined)).toBe(false);
});

test('numbers are ordered by their size and come before texts, which are ordered as they are', () => {
  const ids = ['b7', 10, 'a1', 9, '10', 100, '9'];
  const ordered = [9, 10, 100, '10', '9', 'a1', 'b7'];
  expect([...ids].sort(compareIds)).toEqual(ordered);
  expect([...ids].reverse().sort(compareIds)).toEqual(ordered);
});

test('ids that are the same have no order', () => {
  expect(compareIds(7, 7)).toBe(0);
  expect(compareIds('a1', 'a1')).toBe(0);
  expect(compareIds(7, '7')).toBe(-1);
  expect(compareIds('7', 7)).toBe(1);
});
