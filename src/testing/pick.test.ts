// @vitest-environment node
import { expect, test } from 'vitest';
import { artwork } from './factories.ts';
import { pick } from './pick.ts';

const works = [
  artwork({ id: 1 }),
  artwork({ id: 2, isSold: true }),
  artwork({ id: 3, isSold: true }),
];

test('The first row that is what a test needs is picked, or the first of all', () => {
  expect(pick(works, 'a sold artwork', ({ isSold }) => isSold).id).toBe(2);
  expect(pick(works, 'an artwork').id).toBe(1);
});

test('Where no row is what a test needs, the error says what that is', () => {
  expect(() => pick(works, 'an artwork over 1,000', ({ price }) => price > 1_000)).toThrow(
    'This test needs an artwork over 1,000, and the collection has none.',
  );
});
