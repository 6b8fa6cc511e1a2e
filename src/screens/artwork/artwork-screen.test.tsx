import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import {
  advanceTime,
  expectNotice,
  heading,
  readCallsOf,
  renderApp,
  writeCallsOf,
} from '#src/testing/render-app.tsx';
import { priceText } from '#src/testing/price-text.ts';

const titles = (part: HTMLElement) =>
  within(part)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('Spec 2, Artwork detail: breadcrumb, image, medium, title, artist, price, description, details', async () => {
  await renderApp('/artwork/2');
  await heading('Quiet Hill');
  const main = within(screen.getByRole('main'));
  const [home, category] = within(
    main.getByRole('navigation', { name: 'Breadcrumb' }),
  ).getAllByRole('link');
  expect(home).toHaveAttribute('href', '/');
  await waitFor(() => expect(category).toHaveTextContent('Paintings'));
  expect(main.getByRole('img', { name: 'Quiet Hill, Oil' })).toHaveAttribute('src', '/w2.avif');
  expect(await main.findByRole('link', { name: 'Ada Moor' })).toHaveAttribute('href', '/artist/1');
  expect(main.getByText(priceText(250))).toBeVisible();
  expect(main.getByText('On linen.')).toBeVisible();
  const pairs = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(pairs).toEqual(['MediumOil', 'Dimensions24 x 36 in', 'Created2024', 'StatusAvailable']);
  expect(document.title).toBe(`Quiet Hill · ${brand.name}`);
});

test('R-15: what nobody knows of a work is left out of its details', async () => {
  const unknown = largeShop.artworks.map((work) => ({ ...work, dimensions: '', createdAt: '' }));
  await renderApp('/artwork/2', { shop: { ...largeShop, artworks: unknown } });
  await heading('Quiet Hill');
  const pairs = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(pairs).toEqual(['MediumOil', 'StatusAvailable']);
});

test('R-3: the breadcrumb links to the category by its id', async () => {
  await renderApp('/artwork/3');
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const [, category, work] = within(breadcrumb).getAllByRole('listitem');
  expect(within(category!).getByRole('link')).toHaveAttribute('href', '/category/3');
  expect(work).toHaveAttribute('aria-current', 'page');
  expect(work).toHaveTextContent('Frame 12');
});

test('R-61: an artwork page makes four reads', async () => {
  const { backend } = await renderApp('/artwork/2', { shop: largeShop });
  await screen.findByRole('region', { name: 'You May Also Like' });
  await screen.findByRole('region', { name: 'More by Ada Moor' });
  await waitFor(() =>
    expect(readCallsOf(backend), 'artwork-screen.test.tsx names every read of the page').toEqual([
      '/api/artists/1',
      '/api/artworks/2',
      '/api/artworks?categoryId=1',
      '/api/categories',
    ]),
  );
});

test('Spec 2, Artwork detail: a featured artwork shows Bestselling Item', async () => {
  await renderApp('/artwork/9', { shop: largeShop });
  await heading('Lamp');
  expect(screen.getByText('Bestselling Item')).toBeVisible();
});

test('Spec 2, Artwork detail: an artwork that is not featured does not show Bestselling Item', async () => {
  await renderApp('/artwork/2');
  await heading('Quiet Hill');
  expect(screen.queryByText('Bestselling Item')).not.toBeInTheDocument();
});

test('Spec 4: a sold artwork shows Sold, and both buttons are disabled', async () => {
  await renderApp('/artwork/1');
  await heading('Sold Sea');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  expect(screen.getByText('Sold', { selector: '[aria-hidden=true]' })).toBeVisible();
  expect(screen.getByText('Sold', { selector: 'dd' })).toBeVisible();
});

test('A sold artwork leads on to its artist before the two buttons that do nothing', async () => {
  await renderApp('/artwork/1');
  await heading('Sold Sea');
  const wayOn = await screen.findByRole('link', { name: /^See available works by / });
  const buyNow = screen.getByRole('button', { name: 'Buy Now' });
  expect(wayOn.compareDocumentPosition(buyNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Add to Cart adds the artwork and stays on the page, and the button keeps label and focus', async () => {
  const { user, backend, router } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  await user.click(button);
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(button).toHaveFocus();
  expect(router.state.location.pathname).toBe('/artwork/2');
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"artworkId":2,"quantity":1}']);
});

test('For as long as the notice says that the work was added, View Cart stands in place of Buy Now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  const viewCart = screen.getByRole('link', { name: 'View Cart' });
  expect(viewCart).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
  viewCart.focus();
  await advanceTime(5_000);
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveFocus();
  expect(viewCart).not.toBeInTheDocument();
});

test('On a phone View Cart of the bar gives its focus to Buy Now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reports: ((entries: object[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { user } = await renderApp('/artwork/2', { width: 390 });
  await heading('Quiet Hill');
  await waitFor(() => expect(reports).not.toEqual([]));
  // The page's own buttons are above the window.
  act(() => {
    for (const report of reports) {
      report([{ isIntersecting: false, boundingClientRect: { top: -100 } }]);
    }
  });
  await user.click(screen.getAllByRole('button', { name: 'Add to Cart' }).at(-1)!);
  await expectNotice('Item added to cart: The item has been added to your cart.');
  screen.getAllByRole('link', { name: 'View Cart' }).at(-1)!.focus();
  await advanceTime(5_000);
  expect(screen.queryByRole('link', { name: 'View Cart' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Buy Now' }).at(-1)!).toHaveFocus();
});

test('O-1: the cart of user 6 is used even when another user is signed in', async () => {
  localStorage.setItem(
    'user',
    JSON.stringify({ id: 9, username: 'mona', email: 'mona@louvre.example', role: 'customer' }),
  );
  const { user, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"artworkId":2,"quantity":1}']);
});

test('Spec 2, Artwork detail: Buy Now adds the artwork and navigates to the cart', async () => {
  const { user, backend } = await renderApp('/artwork/2');
  await heading('Quiet Hill');
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(await heading('Cart')).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Quiet Hill' })).toHaveValue(1);
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"artworkId":2,"quantity":1}']);
});

test('While Buy Now is on its way, it is busy, Add to Cart is not, and neither adds again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, backend } = await renderApp('/artwork/2');
  backend.conditions.set(endpoints.addCartItem, { latency: 5_000 });
  await heading('Quiet Hill');
  const [buy, add] = ['Buy Now', 'Add to Cart'].map((name) => screen.getByRole('button', { name }));
  await user.click(buy!);
  await user.click(add!);
  await user.click(buy!);
  expect(buy).toHaveAttribute('aria-busy', 'true');
  expect(add).toHaveAttribute('aria-busy', 'false');
  await advanceTime(5_000);
  expect(await heading('Cart')).toBeVisible();
  expect(writeCallsOf(backend)).toHaveLength(1);
});

test.each([
  ['/consulting', 'Art Consulting Services'],
  ['/artwork/3', 'Frame 12'],
])(
  'Buy Now does not navigate to the cart when the visitor has gone to %s meanwhile',
  async (path, name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, backend, router } = await renderApp('/artwork/2');
    backend.conditions.set(endpoints.addCartItem, { latency: 5_000 });
    await heading('Quiet Hill');
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    await act(() => router.navigate(path));
    await heading(name);
    await advanceTime(5_000);
    await expectNotice('Item added to cart: The item has been added to your cart.');
    expect(router.state.location.pathname).toBe(path);
  },
);

test('R-63, R-31: a failed Buy Now stays on the page and shows one toast', async () => {
  const { user, router } = await renderApp('/artwork/2', { fail: { addCartItem: 409 } });
  await heading('Quiet Hill');
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await expectNotice('Could not add item to cart: Failed to add item to cart. Please try again.');
  expect(router.state.location.pathname).toBe('/artwork/2');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveFocus();
});

test('Spec 9: up to four other artworks by the artist and four of the category by others are shown', async () => {
  await renderApp('/artwork/2', { shop: largeShop });
  const more = await screen.findByRole('region', { name: 'More by Ada Moor' });
  expect(titles(more)).toEqual(['Sold Sea', 'Barn', 'Bay', 'Door']);
  const like = await screen.findByRole('region', { name: 'You May Also Like' });
  await within(like).findAllByRole('article');
  expect(titles(like)).toEqual(['Pond', 'Lamp', 'Chair', 'Stair']);
});

test('A row without artworks is hidden', async () => {
  await renderApp('/artwork/3');
  await heading('Frame 12');
  await screen.findByRole('link', { name: 'Ben Ito' });
  await waitFor(() => expect(screen.queryByText('You May Also Like')).not.toBeInTheDocument());
  expect(screen.queryByText(/^More by/)).not.toBeInTheDocument();
});

test('When the artist fails to load, the rest of the page is shown', async () => {
  const { user, backend } = await renderApp('/artwork/2', { fail: { getArtist: 500 } });
  await heading('Quiet Hill');
  const more = await screen.findByRole('region', { name: 'More by this artist' });
  expect(await within(more).findByRole('alert')).toHaveTextContent('500:');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  backend.conditions.clear();
  await user.click(within(more).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'More by Ada Moor' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Moor' })).toBeVisible();
});

test('When the artworks of the category fail to load, the rest of the page is shown', async () => {
  await renderApp('/artwork/2', { fail: { getArtworks: 'network' } });
  await heading('Quiet Hill');
  const like = await screen.findByRole('region', { name: 'You May Also Like' });
  expect(await within(like).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'More by Ada Moor' })).toBeVisible();
});

test('Spec 2, Artwork detail: an unknown id shows Artwork Not Found', async () => {
  const { backend } = await renderApp('/artwork/99');
  expect(await heading('Artwork Not Found')).toBeVisible();
  expect(
    screen.getByText("The artwork you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`Artwork Not Found · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/artworks/99']);
});

test('R-18: a response that is not JSON shows an error that says so', async () => {
  const page = http.get('/api/artworks/2', () => HttpResponse.html('<h1>Welcome</h1>'));
  await renderApp('/artwork/2', { handlers: [page] });
  expect(await heading('Something went wrong')).toBeVisible();
  expect(
    screen.getByText('GET /api/artworks/2: text/html came, is a proxy missing?'),
  ).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});
