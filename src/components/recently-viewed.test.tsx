import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeOfState } from '#src/data/stored-by-state.ts';
import { LAST_ORDER_KEY } from '#src/site/storage-names.ts';
import { priceText } from '#src/testing/price-text.ts';
import { advanceTime, heading, readCallsOf, renderApp } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';
// Else they would be loaded while a test fakes the timers.
import '#src/components/recently-viewed.tsx';
import '#src/components/suggested-works.tsx';
import '#src/screens/cart/below-empty-cart.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const row = (name: string) => screen.findByRole('region', { name });
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Looks at works for long enough. */
async function lookAt(router: { navigate: (path: string) => Promise<void> }, ids: number[]) {
  for (const id of ids) {
    await act(() => router.navigate(`/artwork/${id}`));
    await advanceTime(1_500);
  }
}

test("A work's page shows the works looked at before it, the latest first", async () => {
  const { router } = await renderApp('/artwork/1');
  await heading('Sold Sea');
  await advanceTime(1_500);
  expect(screen.queryByRole('region', { name: 'Recently Viewed' })).not.toBeInTheDocument();
  await lookAt(router, [2, 3]);
  await heading('Frame 12');
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2', '/artwork/1']);
});

const shop = {
  ...smallShop,
  artworks: [
    { ...smallShop.artworks[0]!, id: 1, title: 'Wide', dimensions: '100 x 50 cm', price: 900 },
    { ...smallShop.artworks[0]!, id: 2, title: 'Small', dimensions: '20 x 40 cm', price: 250 },
    { ...smallShop.artworks[0]!, id: 3, title: 'Loop', dimensions: '9 min', price: 80.5 },
    { ...smallShop.artworks[0]!, id: 4, title: 'Here', dimensions: '' },
  ],
};

test('A work that was looked at shows medium, dimensions, price and, in one scale, how large it is', async () => {
  const { router } = await renderApp('/artwork/1', { shop });
  await heading('Wide');
  await advanceTime(1_500);
  await lookAt(router, [2, 3, 4]);
  await heading('Here');
  const items = within(await row('Recently Viewed')).getAllByRole('listitem');
  const [loop, small, wide] = items;
  for (const text of ['Oil', '20 x 40 cm', priceText(250)])
    expect(within(small!).getByText(text)).toBeVisible();
  expect(within(loop!).getByText('9 min')).toBeVisible();
  expect(loop!.querySelector('svg')).toBeNull();
  const drawings = [small!, wide!].map((item) => item.querySelector('svg')!);
  expect(drawings.map(sizeDrawn)).toEqual([
    [20, 40],
    [100, 50],
  ]);
  const [wall, ...others] = drawings.map((drawing) => drawing.getAttribute('viewBox'));
  expect(others).toEqual([wall]);
});

/** The centimeters of the work beside the person. */
function sizeDrawn(drawing: SVGElement): number[] {
  const work = drawing.querySelector('rect')!;
  return ['width', 'height'].map((side) => Number(work.getAttribute(side)));
}

test.each(['/artworks', '/category/paintings', '/cart'])(
  '%s shows the works looked at, without a call for them',
  async (path) => {
    const { router } = await renderApp('/artwork/2', { cart: [{ artworkId: 2, quantity: 1 }] });
    await heading('Quiet Hill');
    await advanceTime(1_500);
    await act(() => router.navigate(path));
    await advanceTime(1_500);
    expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
  },
);

test('The empty cart shows the works looked at, without a call for them', async () => {
  const { router, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await advanceTime(1_500);
  const calls = readCallsOf(backend);
  await act(() => router.navigate('/cart'));
  expect(await heading('Your cart is empty')).toBeVisible();
  await advanceTime(1_500);
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
  expect(readCallsOf(backend)).toEqual(calls);
});

test('The empty cart suggests no work of the last order, whose receipt it shows', async () => {
  const { router } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await advanceTime(1_500);
  await lookAt(router, [3]);
  await heading('Frame 12');
  writeOfState(LAST_ORDER_KEY, {
    items: [{ id: 1, quantity: 1, artwork: { id: 3, title: 'Frame 12', price: 60 } }],
  });
  await act(() => router.navigate('/cart'));
  await heading('Your cart is empty');
  await advanceTime(1_500);
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
});

test('The 404 page suggests works of a list that the visit has loaded, without a call', async () => {
  const { router, backend } = await renderApp('/artworks');
  await heading('Artworks');
  await screen.findAllByRole('article');
  await act(() => router.navigate('/orders'));
  expect(await heading('404 Page Not Found')).toBeVisible();
  await advanceTime(1_500);
  const links = linksOf(await row('From the Collection'));
  expect(links).toContain('/artwork/2');
  // It is sold.
  expect(links).not.toContain('/artwork/1');
  expect(readCallsOf(backend)).toEqual(['/api/artworks']);
});

test('Filters that leave nothing suggest works of the list, without a call', async () => {
  const { backend } = await renderApp('/category/paintings?medium=digital');
  await screen.findByText('Showing 0 results');
  await advanceTime(1_500);
  expect(linksOf(await row('From the Collection'))).toEqual(['/artwork/2']);
  expect(readCallsOf(backend)).toEqual(['/api/artworks?categoryId=1', '/api/categories']);
});

test('A 404 page that is opened first suggests what was looked at in earlier visits', async () => {
  const { reload, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await advanceTime(1_500);
  const calls = readCallsOf(backend);
  act(() => void reload('/nowhere'));
  await heading('404 Page Not Found');
  await advanceTime(1_500);
  expect(linksOf(await row('Recently Viewed'))).toEqual(['/artwork/2']);
  expect(readCallsOf(backend)).toEqual(calls);
});
