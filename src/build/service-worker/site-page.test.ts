// @vitest-environment node
import { expect, test } from 'vitest';
import { isSitePage } from './site-page.ts';

const root = 'https://shop.test/';
const demo = 'https://shop.test/demo/';

test.each([
  '',
  'index.html',
  'artists',
  'Artists/',
  'artists.html',
  'artwork/3',
  'category/film',
  'category/film.html',
  'CATEGORY/Film/',
  'cart?from=a#top',
  '/artists',
  '/artists.html',
])('/%s is a page of the site at the root, and of a copy below it', (path) => {
  expect(isSitePage(root, root + path)).toBe(true);
  expect(isSitePage(demo, demo + path)).toBe(true);
});

test.each([
  'demo',
  'demo/',
  'demo/index.html',
  'demo/artists',
  'demo/artwork/3',
  'artwork',
  'artwork/3/4',
  'nowhere',
  'orders',
  'api/categories',
])('/%s is not known to be a page of the site at the root', (path) => {
  expect(isSitePage(root, root + path)).toBe(false);
});

test('An address outside the site is no page of it', () => {
  expect(isSitePage(demo, root)).toBe(false);
  expect(isSitePage(demo, `${root}artists`)).toBe(false);
  expect(isSitePage(root, 'https://elsewhere.test/artists')).toBe(false);
});
