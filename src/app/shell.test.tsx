import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import { brand } from '#src/copy/brand.ts';
import { RouteErrorBoundary } from '#src/router/route-error-boundary.tsx';
import { expectNotice, heading, renderApp } from '#src/testing/render-app.tsx';
import { ShellFailure } from './failure-page.tsx';

const strip = () => within(screen.getByRole('navigation', { name: 'Categories' }));

/** The shell's live region, not one of the page or the toasts. */
const announcement = () =>
  screen.getAllByRole('status').find((status) => !status.closest('main, section'))!;

test('The skip link is the first tab stop and moves the focus into main', async () => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Spec 2, Header: the strip links to five slugs and to the events', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  expect(
    strip()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/category/paintings',
    '/category/pet-portraits',
    '/category/film',
    '/category/performance-art',
    '/category/live-music',
    '/events',
  ]);
  expect(strip().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('The strip marks the current page, ignoring the case of its URL', async () => {
  await renderApp('/Category/FILM/');
  await heading('Film');
  expect(strip().getByRole('link', { current: 'page' })).toHaveTextContent('Film');
});

test('R-50: More opens the overlay with every destination; Esc closes it and returns the focus', async () => {
  const { user } = await renderApp('/consulting', { width: 390 });
  await heading('Art Consulting Services');
  const more = strip().getByRole('button', { name: 'More' });
  await user.click(more);
  const overlay = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(overlay.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/category/paintings',
    '/category/pet-portraits',
    '/category/film',
    '/category/performance-art',
    '/category/live-music',
    '/category/mixed-media',
    '/',
    '/artworks',
    '/artists',
    '/events',
    '/consulting',
    '/artist-signup',
    '/cart',
    '/signin',
    '/signup',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(more).toHaveFocus());
});

test('For somebody signed in the overlay has the account in place of Sign In, and logs out', async () => {
  const account = { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' };
  localStorage.setItem('user', JSON.stringify(account));
  const { user } = await renderApp('/consulting', { width: 390 });
  await heading('Art Consulting Services');
  const more = strip().getByRole('button', { name: 'More' });
  await user.click(more);
  const overlay = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const hrefs = overlay.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(-4)).toEqual(['/cart', '/account', '/orders', '/wishlist']);
  expect(hrefs).not.toContain('/signup');
  expect(hrefs).not.toContain('/signin');
  await user.click(overlay.getByRole('button', { name: 'Log out' }));
  await expectNotice('Logged out: You have been successfully logged out.');
  expect(localStorage.getItem('user')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(more).toHaveFocus());
});

test('Back closes the overlay, stays on the page and returns the focus', async () => {
  const { user, router } = await renderApp('/consulting', { width: 390 });
  await heading('Art Consulting Services');
  const more = strip().getByRole('button', { name: 'More' });
  await user.click(more);
  await screen.findByRole('dialog', { name: 'Menu' });
  router.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/consulting');
  await waitFor(() => expect(more).toHaveFocus());
});

test('A link of the overlay closes it, and the new heading gets the focus', async () => {
  const { user } = await renderApp('/consulting', { width: 390 });
  await heading('Art Consulting Services');
  await user.click(strip().getByRole('button', { name: 'More' }));
  const overlay = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(overlay.getByRole('link', { name: 'Artist Sign Up' }));
  const title = await heading('Artist Sign Up');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(title).toHaveFocus());
});

test.each([
  'About',
  'Artist Submissions',
  'Venues',
  'Pricing',
  'Shipping',
  'FAQ',
  'Privacy',
  'Terms',
  'Cookies',
  'Mixed Media',
])('O-3: the footer link %s leads to the 404 page', async (name) => {
  const { user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name }));
  expect(await heading('404 Page Not Found')).toHaveFocus();
});

test('The footer says that no data leaves the browser', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Demo data. Nothing you enter leaves this browser.',
  );
});

test('A change of route moves the focus to the new heading and announces it once', async () => {
  const { router } = await renderApp('/consulting');
  expect(await heading('Art Consulting Services')).not.toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
  expect(document.title).toBe(`Art Consulting Services · ${brand.name}`);

  await router.navigate('/artist/1');
  expect(await heading('Ada Moor')).toHaveFocus();
  expect(document.title).toBe(`Ada Moor · ${brand.name}`);
  expect(announcement()).toHaveTextContent(`Ada Moor · ${brand.name}`);
});

test('A heading that comes late leaves the focus where the visitor has put it meanwhile', async () => {
  const { router, backend, user } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  backend.conditions.set(endpoints.getArtist, { latency: 300 });
  await router.navigate('/artist/1');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.click(search);
  await heading('Ada Moor');
  expect(search).toHaveFocus();
  expect(announcement()).toHaveTextContent(`Ada Moor · ${brand.name}`);
});

test('A heading that comes late takes the focus from what nobody has pressed', async () => {
  const { router, backend } = await renderApp('/consulting');
  await heading('Art Consulting Services');
  backend.conditions.set(endpoints.getArtist, { latency: 300 });
  await router.navigate('/artist/1');
  screen.getByRole('searchbox', { name: 'Search' }).focus();
  expect(await heading('Ada Moor')).toHaveFocus();
});

test('Back from a page whose heading has not come moves the focus to the heading', async () => {
  const { user, router } = await renderApp('/cart', {
    cart: [{ artworkId: 2, quantity: 1 }],
    fail: { getArtwork: 'never' },
  });
  await user.click((await screen.findAllByRole('link', { name: /Quiet Hill/ })).at(-1)!);
  await screen.findByText('Loading the artwork');
  act(() => router.go(-1));
  const title = await heading('Cart');
  await waitFor(() => expect(title).toHaveFocus());
});

test('A change of tab or filter moves no focus and announces nothing', async () => {
  const { user } = await renderApp('/artist/2');
  await heading('Ben Ito');
  const tab = screen.getByRole('tab', { name: 'Events (2)' });
  await user.click(tab);
  expect(tab).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
});

test('The document title of Home is the brand and the hero', async () => {
  await renderApp('/');
  await heading(brand.line);
  expect(document.title).toBe(`${brand.name} - ${brand.line}`);
});

test.each([
  ['/CONSULTING', 'Art Consulting Services'],
  ['/consulting/', 'Art Consulting Services'],
  ['/SignIn', 'Sign In'],
  ['/Artwork/2/', 'Quiet Hill'],
  ['/domain-TEST', 'Domain test'],
])('R-2: case and a trailing slash are ignored in %s', async (path, name) => {
  await renderApp(path);
  expect(await heading(name)).toBeVisible();
});

test('When a screen fails to render, header and footer stay and the error is shown', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // No server can send this: only the mock backend's own responses are not read.
  const withoutRows = HttpResponse.json('no event', { headers: { [BACKEND_HEADER]: UNCHANGED } });
  await renderApp('/event/1', { handlers: [http.get('/api/events/1', () => withoutRows)] });
  expect(await heading('This page could not be shown')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Cannot read properties of undefined');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  vi.mocked(console.error).mockClear();
});

test('When the shell fails to render, the error and Try again are shown', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const Broken = () => {
    throw new Error('The shell failed');
  };
  render(
    <MemoryRouter>
      <RouteErrorBoundary Fallback={ShellFailure}>
        <Broken />
      </RouteErrorBoundary>
    </MemoryRouter>,
  );
  expect(await heading('This page could not be shown')).toBeVisible();
  expect(screen.getByText('Error: The shell failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  vi.mocked(console.error).mockClear();
});

test('No notification is shown at first', async () => {
  await renderApp('/consulting');
  await heading('Art Consulting Services');
  await expectNotice('');
  expect(screen.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument();
});
