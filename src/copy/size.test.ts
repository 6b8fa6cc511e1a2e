// @vitest-environment node
import { expect, test } from 'vitest';
import { formatCentimeters, formatInches, formatLength } from './size.ts';

test('A size is told in inches and in centimeters, to a tenth', () => {
  const size = { width: 81.28, height: 101.6 };
  expect(formatInches(size)).toBe('32 x 40 in');
  expect(formatCentimeters(size)).toBe('81.3 x 101.6 cm');
  expect(formatLength(155)).toBe('155 cm (61 in)');
});
