import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import {
  advanceTime,
  expectNotice,
  heading,
  readCallsOf,
  renderApp,
  writeCallsOf,
} from '#src/testing/render-app.tsx';
import { asInSafari } from '#src/testing/safari.ts';

const banner = () => within(screen.getByRole('banner'));

const mona = { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' };

function storeUser() {
  localStorage.setItem('user', JSON.stringify(mona));
}

test('Spec 2, Header: brand, events, artists, cart and Sign In are links', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  expect(banner().getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  expect(banner().getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
  expect(banner().getByRole('link', { name: 'Artists' })).toHaveAttribute('href', '/artists');
  expect(banner().getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  expect(banner().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
});

test('R-50: Categories is a disclosure of the slugs; Esc closes it and returns the focus', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const button = banner().getByRole('button', { name: 'Categories', expanded: false });
  expect(banner().queryByRole('link', { name: 'Paintings' })).not.toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = within(document.getElementById(button.getAttribute('aria-controls')!)!);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/category/paintings',
    '/category/pet-portraits',
    '/category/film',
    '/category/performance-art',
    '/category/live-music',
    '/category/mixed-media',
  ]);
  await user.tab();
  expect(list.getByRole('link', { name: 'Paintings' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('The disclosure closes when the focus leaves it and when a category is chosen', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const button = banner().getByRole('button', { name: 'Categories' });
  await user.click(button);
  await user.tab({ shift: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(banner().getByRole('link', { name: 'Film' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await heading('Film')).toHaveFocus();
});

test('In Safari, where a click does not focus the button, Esc closes the disclosure and focuses the button', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const button = banner().getByRole('button', { name: 'Categories' });
  asInSafari(button);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('In Safari a press outside or a second click closes the disclosure', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const button = banner().getByRole('button', { name: 'Categories' });
  asInSafari(button);
  await user.click(button);
  await user.click(screen.getByRole('contentinfo'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Esc pressed while the disclosure is closed moves no focus', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.click(search);
  await user.keyboard('{Escape}');
  expect(search).toHaveFocus();
});

test('O-16: Enter in the search box changes neither URL nor page and sends no request', async () => {
  const { user, backend, router } = await renderApp('/consulting');
  const page = await heading('Art Consulting Services');
  const search = within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'horse{Enter}');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  expect(search).toHaveValue('horse');
  expect(router.state.location).toMatchObject({ pathname: '/consulting', search: '' });
  expect(page).toBeVisible();
  expect(readCallsOf(backend)).toEqual([]);
});

test('O-17: the menu button does not open the overlay and has no popup attributes', async () => {
  const { user } = await renderApp('/consulting', { width: 390 });
  await heading('Art Consulting Services');
  const menu = banner().getByRole('button', { name: 'Menu' });
  expect(menu).not.toHaveAttribute('aria-expanded');
  expect(menu).not.toHaveAttribute('aria-haspopup');
  expect(menu).toHaveAccessibleDescription('Not available in this preview');
  await user.click(menu);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R-23: the badge is the sum of quantities and names the cart; at 0 it is hidden', async () => {
  await renderApp('/consulting', {
    cart: [
      { artworkId: 2, quantity: 1 },
      { eventId: 1, quantity: 2 },
    ],
  });
  const cart = await screen.findByRole('link', { name: 'Cart, 3 items' });
  expect(cart).toHaveTextContent(/^3$/);
});

test('Spec 8: a cart that fails to load is announced on any page, and the page stays', async () => {
  await renderApp('/consulting', { fail: { getCart: 500 } });
  await expectNotice('Error: Failed to load your cart items. Please try again.');
  expect(await heading('Art Consulting Services')).toBeVisible();
  expect(banner().getByRole('link', { name: 'Cart' })).toBeVisible();
});

test('Spec 6, O-2: signed-in users have a menu whose links lead to the 404 page', async () => {
  storeUser();
  const { user } = await renderApp('/consulting');
  const button = await screen.findByRole('button', { name: 'Account, mona', expanded: false });
  expect(banner().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(banner().queryByRole('link', { name: 'My Orders' })).not.toBeInTheDocument();
  await user.click(button);
  const list = within(document.getElementById(button.getAttribute('aria-controls')!)!);
  expect(
    list
      .getAllByRole('listitem')
      .map(({ firstElementChild: entry }) => [entry?.textContent, entry?.getAttribute('href')]),
  ).toEqual([
    ['My Account', '/account'],
    ['My Orders', '/orders'],
    ['Wishlist', '/wishlist'],
    ['Log out', null],
  ]);
  await user.click(list.getByRole('link', { name: 'My Orders' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await heading('404 Page Not Found')).toHaveFocus();
});

test('The heading of a page that is loaded already has the focus after a link of the menu', async () => {
  storeUser();
  const { user, router } = await renderApp('/orders');
  expect(await heading('404 Page Not Found')).toBeVisible();
  await act(() => router.navigate('/consulting'));
  await user.click(await screen.findByRole('button', { name: 'Account, mona' }));
  await user.click(await screen.findByRole('link', { name: 'My Orders' }));
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toHaveFocus();
});

test.each([
  ['', {}],
  [' also when the call fails (O-22)', { signOut: 500 } as const],
  [' also without a connection (O-22)', { signOut: 'network' } as const],
])('Spec 4: Log out removes the stored user%s', async (_, fail) => {
  storeUser();
  const { user, backend } = await renderApp('/consulting', { fail });
  await user.click(await screen.findByRole('button', { name: 'Account, mona' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await expectNotice('Logged out: You have been successfully logged out.');
  expect(await banner().findByRole('link', { name: 'Sign In' })).toHaveFocus();
  expect(localStorage.getItem('user')).toBeNull();
  expect(writeCallsOf(backend)).toEqual(['POST /api/auth/logout']);
});

test('Log out holds though the page is closed before the server has answered', async () => {
  const { user, reload } = await renderApp('/consulting', {
    session: mona,
    fail: { signOut: 'never' },
  });
  await user.click(await screen.findByRole('button', { name: 'Account, mona' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  reload('/consulting');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});

test('A late response to Log out does not sign out who has signed in since', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, backend } = await renderApp('/signin', { session: mona });
  backend.conditions.set(endpoints.signOut, { latency: 60_000 });
  await user.click(await screen.findByRole('button', { name: 'Account, mona' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.type(screen.getByLabelText('Username'), 'demo');
  await user.type(screen.getByLabelText('Password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('button', { name: 'Account, demo' });
  await advanceTime(60_000);
  await expectNotice('Logged out: You have been successfully logged out.');
  expect(screen.getByRole('button', { name: 'Account, demo' })).toBeInTheDocument();
});

test('Where another tab has logged out, the focus of a hidden one stays', async () => {
  await renderApp('/consulting', { session: mona });
  await screen.findByRole('button', { name: 'Account, mona' });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  await screen.findByRole('link', { name: 'Sign In' });
  expect(document.body).toHaveFocus();
});

test.each(['{', 'null', '42', '{"email":"mona@louvre.example"}'])(
  'R-38: the stored value %s is not a user and is discarded',
  async (stored) => {
    localStorage.setItem('user', stored);
    await renderApp('/consulting');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  },
);

test('R-34: a 401 does not sign the user out', async () => {
  storeUser();
  await renderApp('/artist/1', { fail: { getArtist: 401 } });
  expect(await heading('Something went wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account, mona' })).toBeVisible();
  expect(localStorage.getItem('user')).not.toBeNull();
});
