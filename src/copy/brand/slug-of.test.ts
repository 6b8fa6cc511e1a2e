// @vitest-environment node
import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Vernissage', 'vernissage'],
  ['Atelier Nord', 'atelier-nord'],
  ['  Galerie & Café “Zürich” ', 'galerie-cafe-zurich'],
  ['画廊 24', '画廊-24'],
  ['!?', ''],
])('The slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
