import { expect, test } from 'vitest';
import { parseOverride } from './override.ts';
import { overridesInWords } from './override-words.ts';

test.each([
  [['POST /api/orders:500 once'], ['orders fail once']],
  [['*:network'], ['every request fails']],
  [['/api/artworks:503 20%'], ['artworks fail at times']],
  [['POST /api/orders:never 2x'], ['orders fail 2 times']],
  [['/api/artworks:as-is latency 3000'], ['an answer is changed']],
  [
    ['/health:500', 'POST /api/orders:201', 'POST /api/orders:500'],
    ['orders fail', '2 answers are changed'],
  ],
])('Of %j it says %j', (overrides, words) => {
  expect(overridesInWords(overrides.map(parseOverride))).toEqual(words);
});
