import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';

test('R-1, R-61: /artworks shows every work after one unfiltered read', async () => {
  const { backend } = await renderApp('/artworks', { shop: largeShop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Artworks' })).toBeVisible();
  expect(await screen.findByText('Showing 14 results')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spaniel' })).toHaveAttribute('href', '/artwork/13');
  expect(document.title).toBe(`Artworks · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/artworks']);
});

test('R-1: /artworks has the filter bar of the category page', async () => {
  const { user } = await renderApp('/artworks');
  await screen.findByText('Showing 3 results');
  await user.selectOptions(screen.getByLabelText('Price range'), 'under-100');
  expect(await screen.findByText('Showing 1 result')).toBeVisible();
  expect(within(screen.getByRole('article')).getByRole('heading')).toHaveTextContent('Frame 12');
  await user.selectOptions(screen.getByLabelText('Medium'), 'digital');
  expect(screen.getByText('No artworks found')).toBeVisible();
});
