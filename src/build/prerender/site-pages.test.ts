// @vitest-environment node
import { expect, test } from 'vitest';
import { pagePaths } from '#src/paths.ts';
import { dated } from '#mocks/backend/db/calendar.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { isIndexed, listPages, NOT_FOUND_PAGE } from './site-pages.ts';

const rows = {
  ...smallShop,
  events: smallShop.events.map((event) => dated(event, '2026-12-01')),
};

test('every static page and every row has a page, a past event too', () => {
  expect(listPages(rows).map(({ path }) => path)).toEqual([
    '/',
    '/artists',
    '/artworks',
    '/events',
    '/consulting',
    '/signup',
    '/artist-signup',
    '/signin',
    '/cart',
    '/checkout',
    '/category/paintings',
    '/category/film',
    '/artist/1',
    '/artist/2',
    '/artwork/1',
    '/artwork/2',
    '/artwork/3',
    '/event/1',
    '/event/2',
    '/event/3',
    '/event/4',
    '/event/5',
    '/event/6',
    '/event/7',
  ]);
});

test('without rows the static pages are left', () => {
  const none = { categories: [], artists: [], artworks: [], events: [] };
  expect(listPages(none).filter((page) => 'row' in page)).toEqual([]);
  expect(listPages(none)).toHaveLength(10);
});

test('every route has pages but the diagnostic one, which is linked from nowhere', () => {
  const listed = listPages(rows).map(({ path }) => path);
  const isListed = (pattern: string) => {
    const start = pattern.replace(/:\w+$/, '');
    return listed.some((path) => (start === pattern ? path === start : path.startsWith(start)));
  };
  expect(pagePaths().filter((pattern) => !isListed(pattern))).toEqual(['/domain-test']);
});

test('pages that show only what belongs to their visitor are not to be indexed', () => {
  const hidden = [...listPages(rows), NOT_FOUND_PAGE].filter((page) => !isIndexed(page));
  expect(hidden.map(({ path }) => path)).toEqual(['/signin', '/cart', '/checkout', '/404']);
});
