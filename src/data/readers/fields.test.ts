// @vitest-environment node
import { expect, test } from 'vitest';
import { readBoolean, readDollars, readId, readPieces, readText } from './fields.ts';

test.each<[unknown, number | undefined]>([
  [120, 120],
  ['120.00', 120],
  [' 120.5 ', 120.5],
  [120.005, 120.01],
  [80.499, 80.5],
  [2_500_000, 2_500_000],
  [0, 0],
  ['0', 0],
  [-1, undefined],
  [1e21, undefined],
  ['', undefined],
  ['free', undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [[120], undefined],
])('The price %j is %j dollars', (value, expected) => {
  expect(readDollars(value)).toBe(expected);
});

test.each<[unknown, boolean]>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['TRUE', true],
  ['t', true],
  ['Yes', true],
  [{ type: 'Buffer', data: [1] }, true],
  [{ type: 'Buffer', data: [0] }, false],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
  [{}, false],
])('%j is %s', (value, expected) => {
  expect(readBoolean(value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  [7, 7],
  ['7', '7'],
  ['0d9f2c1e-4b7a-4f57-8a53-1c2d3e4f5a6b', '0d9f2c1e-4b7a-4f57-8a53-1c2d3e4f5a6b'],
  ['a b/ü', 'a b/ü'],
  [0, 0],
  ['', undefined],
  [' ', undefined],
  ['..', undefined],
  [null, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [{ $oid: 'x' }, undefined],
])('The id %j is %j', (value, expected) => {
  expect(readId(value)).toBe(expected);
});

test.each<[unknown, number]>([
  [2, 2],
  ['3', 3],
  [2.9, 2],
  [0, 1],
  [-4, 1],
  [null, 1],
  ['many', 1],
])('The quantity %j is %i', (value, expected) => {
  expect(readPieces(value)).toBe(expected);
});

test.each<[unknown, string]>([
  ['Oil ', 'Oil'],
  [1984, '1984'],
  [null, ''],
  [undefined, ''],
  [['Oil'], ''],
])('The text %j is %j', (value, expected) => {
  expect(readText(value)).toBe(expected);
});
