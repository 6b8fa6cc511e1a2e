// @vitest-environment node
import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

const BIO = 'She paints at night. "Why not?" she asks. Her streets hung in two city halls.';

test.each([
  [20, 'She paints at night.'],
  [40, 'She paints at night.'],
  [41, 'She paints at night. "Why not?" she asks.'],
  [200, BIO],
])('Within %i characters only whole sentences are kept', (length, shown) => {
  expect(firstSentences(BIO, length)).toBe(shown);
});

test('A first sentence that is too long is cut between words', () => {
  expect(firstSentences('She paints cities at the hour when the lamps win.', 20)).toBe(
    'She paints cities…',
  );
});

test('A first word that is too long is cut', () => {
  expect(firstSentences('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});

test('An empty text stays empty', () => {
  expect(firstSentences('', 10)).toBe('');
});
