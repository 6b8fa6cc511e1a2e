// @vitest-environment node
import { expect, test } from 'vitest';
import { formatCentimetres, formatInches, formatLength } from './size.ts';

test('A size is told in inches and in centimetres, to a tenth', () => {
  const size = { width: 81.28, height: 101.6 };
  expect(formatInches(size)).toBe('32 × 40 in');
  expect(formatCentimetres(size)).toBe('81.3 × 101.6 cm');
  expect(formatLength(155)).toBe('155 cm (61 in)');
});
