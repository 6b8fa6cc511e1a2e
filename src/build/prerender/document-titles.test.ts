import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { dated } from '#mocks/backend/db/calendar.ts';
import { test } from '#src/testing/shop.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { pageHead } from './page-head.ts';
import { listPages } from './site-pages.ts';

const rows = {
  ...smallShop,
  events: smallShop.events.map((event) => dated(event, '2026-12-01')),
};
/** All static pages and one for each kind of row. */
const pages = listPages(rows).filter((page) => !('row' in page) || page.row.id === 1);

for (const page of pages) {
  test(`The document title of ${page.path} is the same before and after the page has started`, async ({
    shop,
  }) => {
    document.title = '';
    // An empty cart has a title of its own once it has loaded.
    await shop.open(page.path, { scenario: 'full-cart' });
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(document.title).toBe(pageHead(page, { rows, base: '/' }).title);
  });
}
