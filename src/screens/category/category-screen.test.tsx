import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { formatWholePrice } from '#src/copy/format.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { heading, readCallsOf, renderApp } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';

const titles = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

const bands = {
  under100: `Under ${formatWholePrice(100)}`,
  from100: `${formatWholePrice(100)} to ${formatWholePrice(500)}`,
  from500: `${formatWholePrice(500)} to ${formatWholePrice(1_000)}`,
  from1000: `${formatWholePrice(1_000)} and up`,
};

/** Chooses an option by its text, with or without a count. */
async function choose(user: UserEvent, label: string, text: string) {
  const select = screen.getByLabelText(label);
  const name = (option: string) => option === text || option.startsWith(`${text} (`);
  await user.selectOptions(select, within(select).getByRole('option', { name }));
}

test('Spec 2, Category: the hero shows image, name, description and a Category badge', async () => {
  await renderApp('/category/paintings');
  const hero = (await heading('Paintings')).parentElement!;
  expect(within(hero).getByText('Category')).toBeVisible();
  expect(within(hero).getByText('Oil and more')).toBeVisible();
  expect(hero.parentElement!.querySelector('img')).toHaveAttribute('src', '/c1.avif');
  expect(document.title).toBe(`Paintings · ${brand.name}`);
});

test('R-61: the category is found in the list of categories, and its artworks are read by its id', async () => {
  const { backend } = await renderApp('/category/paintings');
  expect(await screen.findByText('Showing 2 results')).toBeVisible();
  expect(readCallsOf(backend)).toEqual(['/api/artworks?categoryId=1', '/api/categories']);
});

test.each(['/category/3', '/category/FILM', '/category/film/', '/CATEGORY/Film'])(
  'R-2, R-3: %s shows the category Film',
  async (path) => {
    await renderApp(path);
    expect(await heading('Film')).toBeVisible();
    expect(await screen.findByText('Showing 1 result')).toBeVisible();
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      '/category/film',
    );
  },
);

test('R-3: leaving the page removes its canonical link', async () => {
  const { router } = await renderApp('/category/3');
  await heading('Film');
  await router.navigate('/artworks');
  await heading('Artworks');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('R-61: skeletons are shown and no artworks are requested while the categories load', async () => {
  const { backend } = await renderApp('/category/paintings', { fail: { getCategories: 'never' } });
  expect(await screen.findByText('Loading the category')).toBeInTheDocument();
  expect(screen.getAllByTestId('artwork-skeleton')).toHaveLength(8);
  expect(readCallsOf(backend)).toEqual([]);
});

test('Spec 2, Category: an unknown slug shows Category Not Found and requests no artworks', async () => {
  const { backend } = await renderApp('/category/sculpture');
  expect(await heading('Category Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`Category Not Found · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/categories']);
});

test('R-9: artworks are sorted newest first, ties by id', async () => {
  await renderApp('/category/paintings', { shop: largeShop });
  expect(await screen.findByText('Showing 11 results')).toBeVisible();
  expect(titles()).toEqual([
    'Sold Sea',
    'Quiet Hill',
    'Barn',
    'Bay',
    'Door',
    'Room',
    'Pond',
    'Lamp',
    'Chair',
    'Stair',
    'Roof',
  ]);
});

test('Spec 2, Category: each of the three filters has the options of the specification', async () => {
  await renderApp('/category/paintings', { fail: { getArtworks: 'never' } });
  await heading('Paintings');
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Price range')).toEqual([
    'All prices',
    bands.under100,
    bands.from100,
    bands.from500,
    bands.from1000,
  ]);
  expect(options('Medium')).toEqual([
    'All mediums',
    'Oil',
    'Acrylic',
    'Watercolor',
    'Digital',
    'Mixed Media',
  ]);
  expect(options('Sort by')).toEqual([
    'Newest',
    'Oldest',
    'Price: Low to High',
    'Price: High to Low',
  ]);
});

test('Spec 2, Category: price range and medium filter the artworks, the medium ignoring case', async () => {
  const { user, backend } = await renderApp('/category/paintings', { shop: largeShop });
  await screen.findByText('Showing 11 results');
  await choose(user, 'Price range', bands.under100);
  expect(titles()).toEqual(['Bay', 'Room']);
  await choose(user, 'Price range', bands.from1000);
  expect(titles()).toEqual(['Barn']);
  await choose(user, 'Price range', bands.from500);
  expect(titles()).toEqual(['Sold Sea', 'Door', 'Pond']);
  await choose(user, 'Medium', 'Oil');
  expect(titles()).toEqual(['Sold Sea', 'Pond']);
  expect(screen.getByText('Showing 2 results')).toHaveAttribute('role', 'status');
  expect(readCallsOf(backend)).toEqual(['/api/artworks?categoryId=1', '/api/categories']);
});

test('An option tells how many works it would leave, with the other filter as it is; the chosen one is counted below', async () => {
  const { user } = await renderApp('/category/paintings', { shop: largeShop });
  await screen.findByText('Showing 11 results');
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await choose(user, 'Price range', bands.from500);
  expect(options('Medium')).toEqual([
    'All mediums',
    'Oil (2)',
    'Acrylic (0)',
    'Watercolor (0)',
    'Digital (0)',
    'Mixed Media (1)',
  ]);
  await choose(user, 'Medium', 'Oil');
  expect(screen.getByText('Showing 2 results')).toBeVisible();
  expect(options('Price range')).toEqual([
    'All prices (7)',
    `${bands.under100} (0)`,
    `${bands.from100} (5)`,
    bands.from500,
    `${bands.from1000} (0)`,
  ]);
  expect(options('Sort by')).toEqual([
    'Newest',
    'Oldest',
    'Price: Low to High',
    'Price: High to Low',
  ]);
});

test('Going back brings filters and sort back; another category between them has its own', async () => {
  const { user, router } = await renderApp('/category/paintings');
  await screen.findByText('Showing 2 results');
  await choose(user, 'Price range', bands.from500);
  await choose(user, 'Sort by', 'Oldest');
  const shown = titles();
  expect(shown).toEqual(['Sold Sea']);
  await act(() => router.navigate('/category/film'));
  expect(await screen.findByText('Showing 1 result')).toBeVisible();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest');
  act(() => router.go(-1));
  expect(await heading('Paintings')).toBeVisible();
  expect(titles()).toEqual(shown);
  expect(screen.getByLabelText('Price range')).toHaveValue('500-1000');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest');
  expect(router.state.location).toMatchObject({
    pathname: '/category/paintings',
    search: '?price=500-1000&sort=oldest',
  });
});

test('An address with a query shows the list that it was copied from, with the same calls', async () => {
  const { backend } = await renderApp('/category/paintings?price=500-1000&sort=price-asc', {
    shop: largeShop,
  });
  expect(await screen.findByText('Showing 3 results')).toBeVisible();
  expect(titles()).toEqual(['Door', 'Pond', 'Sold Sea']);
  expect(screen.getByLabelText('Price range')).toHaveValue('500-1000');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price: Low to High');
  expect(readCallsOf(backend)).toEqual(['/api/artworks?categoryId=1', '/api/categories']);
});

test('Of a query that was tampered with what is right counts', async () => {
  await renderApp('/category/paintings?price=__proto__&sort=oldest&medium=%00', {
    shop: largeShop,
  });
  expect(await screen.findByText('Showing 11 results')).toBeVisible();
  expect(titles().slice(0, 2)).toEqual(['Roof', 'Stair']);
  expect(screen.getByLabelText('Price range')).toHaveDisplayValue('All prices');
});

test('A choice replaces its parameter, leaves those of others, and moves neither page nor focus', async () => {
  const { user, router } = await renderApp('/category/paintings?price=under-100&backstage=rows');
  await screen.findByText('Showing 0 results');
  const { key } = router.state.location;
  const announcement = () =>
    screen.getAllByRole('status').find((status) => status.className === 'sr-only')!.textContent;
  const scroll = vi.mocked(window.scrollTo);
  scroll.mockClear();
  const select = screen.getByLabelText('Price range');
  select.focus();
  await choose(user, 'Price range', bands.from500);
  expect(screen.getByText('Showing 1 result')).toBeVisible();
  expect(router.state.location).toMatchObject({
    search: '?price=500-1000&backstage=rows',
    key,
  });
  expect(select).toHaveFocus();
  expect(announcement()).toBe('');
  expect(scroll).not.toHaveBeenCalled();
  await choose(user, 'Price range', 'All prices');
  expect(router.state.location.search).toBe('?backstage=rows');
});

test('Spec 2, Category: each of the four sort options orders the artworks', async () => {
  const { user } = await renderApp('/category/paintings', { shop: largeShop });
  await screen.findByText('Showing 11 results');
  await choose(user, 'Sort by', 'Oldest');
  expect(titles().slice(0, 3)).toEqual(['Roof', 'Stair', 'Chair']);
  await choose(user, 'Sort by', 'Price: Low to High');
  expect(titles().slice(0, 3)).toEqual(['Bay', 'Room', 'Lamp']);
  await choose(user, 'Sort by', 'Price: High to Low');
  expect(titles().slice(0, 3)).toEqual(['Barn', 'Sold Sea', 'Pond']);
  await choose(user, 'Sort by', 'Newest');
  expect(titles().slice(0, 3)).toEqual(['Sold Sea', 'Quiet Hill', 'Barn']);
});

test('Spec 2, Category: Clear Filters under No artworks found shows all and focuses the result count', async () => {
  const { user } = await renderApp('/category/paintings');
  await screen.findByText('Showing 2 results');
  await choose(user, 'Medium', 'Digital');
  expect(screen.getByText('No artworks found')).toBeVisible();
  expect(screen.getByText('Showing 0 results')).toBeVisible();
  expect(screen.getByText('Nothing here matches what you chose.')).toBeVisible();
  // The only one: that of the filter bar is back with the works.
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(titles()).toEqual(['Sold Sea', 'Quiet Hill']);
  expect(screen.getByLabelText('Medium')).toHaveDisplayValue('All mediums');
  expect(screen.getByText('Showing 2 results')).toHaveFocus();
});

test('A category without artworks says that there are none, with and without filters', async () => {
  const { user } = await renderApp('/category/film', { shop: { ...smallShop, artworks: [] } });
  const empty = await screen.findByText('No artworks found');
  expect(screen.getByText('There is nothing here yet.')).toBeVisible();
  expect(within(empty.parentElement!).getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  await choose(user, 'Medium', 'Digital');
  expect(screen.getByText('There is nothing here yet.')).toBeVisible();
});

test('Clear Filters in the filter bar resets all three and focuses the result count', async () => {
  const { user } = await renderApp('/category/paintings');
  await screen.findByText('Showing 2 results');
  await choose(user, 'Price range', bands.from100);
  await choose(user, 'Sort by', 'Oldest');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByLabelText('Price range')).toHaveDisplayValue('All prices');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest');
  expect(screen.getByText('Showing 2 results')).toHaveFocus();
});

test('Spec 2, Category: filters and sort reset when the slug changes', async () => {
  const { user } = await renderApp('/category/paintings');
  await screen.findByText('Showing 2 results');
  await choose(user, 'Price range', bands.from500);
  await choose(user, 'Sort by', 'Oldest');
  const strip = screen.getByRole('navigation', { name: 'Categories' });
  await user.click(within(strip).getByRole('link', { name: 'Film' }));
  expect(await heading('Film')).toHaveFocus();
  expect(await screen.findByText('Showing 1 result')).toBeVisible();
  expect(screen.getByLabelText('Price range')).toHaveDisplayValue('All prices');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest');

  await user.click(within(strip).getByRole('link', { name: 'Paintings' }));
  expect(await screen.findByText('Showing 2 results')).toBeVisible();
});

test('Artworks that fail to load leave the heading, and Try again loads them', async () => {
  const { user, backend } = await renderApp('/category/paintings', { fail: { getArtworks: 401 } });
  const failure = await within(screen.getByRole('main')).findByRole('alert');
  expect(await heading('Paintings')).toBeVisible();
  expect(failure).toHaveTextContent('401: {"message":"This failure was asked for"}');
  backend.conditions.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 2 results')).toBeVisible();
});

test('R-18: categories that fail to load show Something went wrong, and Try again loads the page', async () => {
  const { user, backend } = await renderApp('/category/paintings', {
    fail: { getCategories: 'network' },
  });
  expect(await heading('Something went wrong')).toBeVisible();
  expect(document.title).toBe(`Something went wrong · ${brand.name}`);
  backend.conditions.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Paintings')).toBeVisible();
});
