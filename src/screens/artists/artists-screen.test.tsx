import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const main = () => within(screen.getByRole('main'));

test('R-1: /artists shows portraits with type badge after one read', async () => {
  const { backend } = await renderApp('/artists');
  expect(await screen.findByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  expect(await screen.findByText('Showing 2 artists')).toBeVisible();
  const ben = main().getByRole('link', { name: /Ben Ito/ });
  expect(ben).toHaveAttribute('href', '/artist/2');
  expect(within(ben).getByText('Filmmaker')).toBeVisible();
  expect(within(ben).getByRole('img', { name: 'Ben Ito' })).toHaveAttribute('src', '/a2.avif');
  expect(document.title).toBe(`Artists · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/artists']);
});

test('R-1: a chip filters the artists by type', async () => {
  const { user } = await renderApp('/artists', { shop: largeShop });
  await screen.findByText('Showing 6 artists');
  const chips = within(screen.getByRole('group', { name: 'Type of artist' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Oil Painter (1)',
    'Filmmaker (1)',
    'Pet Portrait Artist (1)',
    'Performance Artist (1)',
    'Musician (1)',
    'Artist (1)',
  ]);
  await user.click(chips.getByRole('button', { name: 'Musician (1)' }));
  expect(chips.getByRole('button', { name: 'Musician (1)', pressed: true })).toHaveFocus();
  expect(screen.getByText('Showing 1 artist')).toHaveAttribute('role', 'status');
  expect(
    main()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Eva LundMusician']);
  await user.click(chips.getByRole('button', { name: 'All' }));
  expect(screen.getByText('Showing 6 artists')).toBeVisible();
  expect(names()).toContain('Fay Quist');
});

test('Going back to the artists brings the chosen chip back', async () => {
  const { user, router } = await renderApp('/artists');
  await screen.findByText('Showing 2 artists');
  await user.click(screen.getByRole('button', { name: 'Filmmaker (1)' }));
  await act(() => router.navigate('/artist/2'));
  act(() => router.go(-1));
  expect(screen.getByText('Showing 1 artist')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filmmaker (1)', pressed: true })).toBeVisible();
});

test('A chip stands in the query, and an address with one shows the list that it was copied from', async () => {
  const { user, router } = await renderApp('/artists?type=filmmaker');
  expect(await screen.findByText('Showing 1 artist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Oil Painter (1)' }));
  expect(names()).not.toContain('Ben Ito');
  expect(router.state.location.search).toBe('?type=oil-painter');
});

test('Without artists a sentence and a link are shown', async () => {
  await renderApp('/artists', {
    handlers: [http.get('/api/artists', () => HttpResponse.json([]))],
  });
  expect(await screen.findByText('No artists yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Become the first' })).toHaveAttribute(
    'href',
    '/artist-signup',
  );
});
