import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { largeShop } from '#src/testing/large-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import { expectNotice, readCallsOf, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const trending = async () =>
  within(await screen.findByRole('region', { name: 'Trending Artwork' }));
const titles = (cards: HTMLElement[]) =>
  cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('Spec 2, Home: the section has six tabs, All Artwork selected, and a link to every artwork', async () => {
  await renderApp('/');
  const part = await trending();
  expect(part.getAllByRole('tab')).toMatchObject([
    { textContent: 'All Artwork' },
    { textContent: 'Paintings' },
    { textContent: 'Pet Portraits' },
    { textContent: 'Photography' },
    { textContent: 'Digital Art' },
    { textContent: 'Sculptures' },
  ]);
  expect(part.getByRole('tab', { selected: true })).toHaveTextContent('All Artwork');
  expect(part.getByRole('link', { name: 'View All Artwork' })).toHaveAttribute('href', '/artworks');
});

test('Spec 2, Home: All Artwork shows eight cards', async () => {
  await renderApp('/', { shop: largeShop });
  const cards = await (await trending()).findAllByRole('article');
  expect(titles(cards)).toEqual([
    'Sold Sea',
    'Quiet Hill',
    'Frame 12',
    'Barn',
    'Bay',
    'Door',
    'Room',
    'Pond',
  ]);
});

test('O-6: a card shows 24 reviews and the label Artist Name', async () => {
  await renderApp('/');
  const [, card] = await (await trending()).findAllByRole('article');
  expect(within(card!).getByText('Artist Name')).toBeVisible();
  expect(within(card!).getByText('24 reviews')).toBeVisible();
  expect(within(card!).getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
  expect(within(card!).getByText(priceText(250))).toBeVisible();
  expect(screen.queryByText('by Ada Moor')).not.toBeInTheDocument();
});

test('The picture and the title of a card link to the artwork, and only the title is in the tab order', async () => {
  await renderApp('/');
  const [, card] = await (await trending()).findAllByRole('article');
  const [picture, title] = within(card!).getAllByRole('link');
  expect(picture).toHaveAttribute('href', '/artwork/2');
  expect(picture).toHaveAttribute('tabindex', '-1');
  expect(picture).toContainElement(within(card!).getByRole('img', { name: 'Quiet Hill, Oil' }));
  expect(title).toHaveAccessibleName('Quiet Hill');
  expect(title).toHaveAttribute('href', '/artwork/2');
});

test('Add to Cart adds one artwork, shows a toast and reads the cart again', async () => {
  const { user, backend } = await renderApp('/');
  const part = await trending();
  const button = await part.findByRole('button', { name: 'Add to Cart, Quiet Hill' });
  await user.click(button);
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(button).toHaveFocus();
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"artworkId":2,"quantity":1}']);
});

test('R-31: a failed Add to Cart shows one toast with both sentences', async () => {
  const { user } = await renderApp('/', { fail: { addCartItem: 500 } });
  await user.click(
    await (await trending()).findByRole('button', { name: 'Add to Cart, Quiet Hill' }),
  );
  await expectNotice('Could not add item to cart: Failed to add item to cart. Please try again.');
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
});

test.each([
  ['Paintings', '/api/artworks?categoryId=1', 'Barn'],
  ['Pet Portraits', '/api/artworks?categoryId=2', 'Spaniel'],
  ['Photography', '/api/artworks?categoryId=3', 'Frame 12'],
  ['Digital Art', '/api/artworks?categoryId=6', 'Shard'],
  ['Sculptures', '/api/artworks?categoryId=6', 'Shard'],
])('O-5: the tab %s requests %s', async (tab, read, title) => {
  const { user, backend } = await renderApp('/', { shop: largeShop });
  const part = await trending();
  await part.findByRole('link', { name: 'Sold Sea' });
  await user.click(part.getByRole('tab', { name: tab }));
  const panel = await part.findByRole('tabpanel', { name: tab });
  expect(await within(panel).findByRole('link', { name: title })).toBeVisible();
  expect(readCallsOf(backend).filter((path) => path.startsWith('/api/artworks'))).toEqual([
    '/api/artworks',
    read,
  ]);
});

test('R-56: Sculptures after Digital Art has the same URL and makes no call', async () => {
  const { user, backend } = await renderApp('/', { shop: largeShop });
  const part = await trending();
  await user.click(part.getByRole('tab', { name: 'Digital Art' }));
  await part.findByRole('link', { name: 'Shard' });
  await user.click(part.getByRole('tab', { name: 'Sculptures' }));
  expect(part.getByRole('link', { name: 'Shard' })).toBeVisible();
  expect(readCallsOf(backend).filter((path) => path.includes('categoryId'))).toEqual([
    '/api/artworks?categoryId=6',
  ]);
});

test('Going back to Home brings the chosen tab back, without a call', async () => {
  const { user, backend, router } = await renderApp('/', { shop: largeShop });
  const part = await trending();
  await user.click(part.getByRole('tab', { name: 'Digital Art' }));
  await part.findByRole('link', { name: 'Shard' });
  await act(() => router.navigate('/consulting'));
  const calls = readCallsOf(backend);
  act(() => router.go(-1));
  const again = await trending();
  expect(again.getByRole('tab', { name: 'Digital Art', selected: true })).toBeVisible();
  expect(again.getByRole('link', { name: 'Shard' })).toBeVisible();
  expect(readCallsOf(backend)).toEqual(calls);
});

test('R-61: a tab whose slug is unknown requests no artworks', async () => {
  const { user, backend } = await renderApp('/');
  const part = await trending();
  await user.click(part.getByRole('tab', { name: 'Sculptures' }));
  expect(await part.findByText('Nothing hangs here yet.')).toBeVisible();
  await part.findByRole('link', { name: 'View All Artwork' });
  expect(readCallsOf(backend).filter((path) => path.includes('categoryId'))).toEqual([]);
});

test('R-61: a tab requests no artworks while the categories load', async () => {
  const { user, backend } = await renderApp('/', { fail: { getCategories: 'never' } });
  const part = await trending();
  await user.click(part.getByRole('tab', { name: 'Paintings' }));
  expect(part.getByText('Loading artworks')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Ada Moor' });
  expect(readCallsOf(backend).filter((path) => path.includes('categoryId'))).toEqual([]);
});

test('Arrow keys only move the focus between tabs, and Enter selects one and requests its artworks', async () => {
  const { user, backend } = await renderApp('/');
  const part = await trending();
  await part.findByRole('link', { name: 'Sold Sea' });
  act(() => part.getByRole('tab', { name: 'All Artwork' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(part.getByRole('tab', { name: 'Paintings', selected: false })).toHaveFocus();
  expect(part.getByRole('link', { name: 'Frame 12' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(part.getByRole('tab', { name: 'Paintings', selected: true })).toHaveFocus();
  expect(await part.findByRole('link', { name: 'Sold Sea' })).toBeVisible();
  expect(readCallsOf(backend)).toContain('/api/artworks?categoryId=1');
});

test.each(['Filter', 'Sort'])('O-4: %s is enabled and does nothing', async (name) => {
  const { user, backend } = await renderApp('/');
  const part = await trending();
  await part.findByRole('link', { name: 'Sold Sea' });
  const before = readCallsOf(backend);
  const button = part.getByRole('button', { name });
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleDescription('Not available in this preview');
  await user.click(button);
  await expectNotice('');
  expect(titles(part.getAllByRole('article'))).toEqual(['Sold Sea', 'Quiet Hill', 'Frame 12']);
  expect(readCallsOf(backend)).toEqual(before);
  expect(writeCallsOf(backend)).toEqual([]);
});

test('The tabs come before Filter and Sort in the order of focus', async () => {
  const { user } = await renderApp('/');
  const part = await trending();
  act(() => part.getByRole('tab', { name: 'All Artwork' }).focus());
  await user.tab();
  expect(part.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await user.tab();
  expect(part.getByRole('button', { name: 'Sort' })).toHaveFocus();
});
