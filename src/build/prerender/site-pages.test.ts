// @vitest-environment node
import { expect, test } from 'vitest';
import { pageSummaries } from '#src/copy/page-summaries.ts';
import { pagePaths } from '#src/paths.ts';
import { dated } from '#mocks/backend/db/calendar.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { isIndexed, listPages, NOT_FOUND_PAGE } from './site-pages.ts';

/** The static pages of the specification. */
const SPECIFIED = [
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
];

const rows = {
  ...smallShop,
  events: smallShop.events.map((event) => dated(event, '2026-12-01')),
};

test('every static page and every row has a page, a past event too', () => {
  const pages = listPages(rows);
  const staticPaths = pages.flatMap((page) => ('row' in page ? [] : page.path));
  expect(staticPaths).toHaveLength(Object.keys(pageSummaries).length);
  expect(staticPaths.filter((path) => SPECIFIED.includes(path))).toEqual(SPECIFIED);
  expect(pages.flatMap((page) => ('row' in page ? page.path : []))).toEqual([
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
  expect(listPages(none)).toHaveLength(Object.keys(pageSummaries).length);
});

test('every route has pages but the diagnostic one, which is linked from nowhere', () => {
  const listed = listPages(rows).map(({ path }) => path);
  const isListed = (pattern: string) => {
    const start = pattern.replace(/:\w+$/, '');
    return listed.some((path) => (start === pattern ? path === start : path.startsWith(start)));
  };
  expect(
    pagePaths().filter((pattern) => !isListed(pattern)),
    'A page with a static path has a title and a description in src/copy/page-summaries.ts',
  ).toEqual(['/domain-test']);
});

test('pages that show only what belongs to their visitor are not to be indexed', () => {
  const hidden = [...listPages(rows), NOT_FOUND_PAGE].filter((page) => !isIndexed(page));
  const paths = hidden.map(({ path }) => path);
  expect(paths.filter((path) => [...SPECIFIED, '/404'].includes(path))).toEqual([
    '/signin',
    '/cart',
    '/checkout',
    '/404',
  ]);
});
