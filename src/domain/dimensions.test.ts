// @vitest-environment node
import { expect, test } from 'vitest';
import { hangableDimensions, readDimensions } from './dimensions.ts';

test.each([
  ['10 x 20 in', { width: 25.4, height: 50.8 }],
  ['40 x 30 cm', { width: 40, height: 30 }],
  ['7.5 × 10 IN', { width: 19.05, height: 25.4 }],
  ['40x30cm', { width: 40, height: 30 }],
  ['40 x 30 cm. ', { width: 40, height: 30 }],
])('%s are %o centimeters', (text, dimensions) => {
  expect(readDimensions(text)).toEqual(dimensions);
});

test.each([
  '',
  '12 x 8 x 5 in',
  '24 x 36',
  '0 x 10 in',
  '10 x 0 in',
  '24 x 36 in, framed',
  '1,234.5 x 6,789.25 in',
  '. x 4 in',
])('"%s" is not read', (text) => {
  expect(readDimensions(text)).toBeUndefined();
});

test('A work that is larger than a wall cannot be shown in a room', () => {
  expect(hangableDimensions('400 x 230 cm')).toEqual({ width: 400, height: 230 });
  expect(hangableDimensions('401 x 100 cm')).toBeUndefined();
  expect(hangableDimensions('100 x 231 cm')).toBeUndefined();
});
