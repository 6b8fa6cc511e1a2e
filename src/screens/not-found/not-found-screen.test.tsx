import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';

test.each([
  '/nowhere',
  '/category',
  '/categories',
  '/artwork',
  '/artwork/2/reviews',
  '/artworks/2',
  '/account',
  '/orders',
  '/wishlist',
  '/mixed-media',
])('Spec 2: %s shows the 404 page', async (path) => {
  const { backend } = await renderApp(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeVisible();
  expect(
    screen.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  const main = within(screen.getByRole('main'));
  const waysOn = ['View All Artwork', 'View All Events'].map((name) =>
    main.getByRole('link', { name }),
  );
  expect(waysOn.map((link) => link.getAttribute('href'))).toEqual(['/artworks', '/events']);
  expect(document.title).toBe(`404 Page Not Found · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual([]);
});
