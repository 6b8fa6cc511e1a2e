// @vitest-environment node
import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('A seed gives the sequence of mulberry32', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
  expect(seededRandom(2)()).toBe(0.7342509443406016);
});
