import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useNavigateIfHere } from './navigate-if-here.ts';

afterEach(cleanup);

/** A page that navigates on request, another page, and a page that never finishes loading. */
function openPage() {
  let navigate: (path: string) => void = () => {};
  function Page() {
    navigate = useNavigateIfHere();
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/other', Component: () => null },
    { path: '/slow', lazy: () => new Promise(() => {}) },
    { path: '/target', Component: () => null },
  ]);
  render(<RouterProvider router={router} />);
  return { router, navigateLate: (path: string) => act(async () => navigate(path)) };
}

test('It navigates while the visitor is still on the page', async () => {
  const { router, navigateLate } = openPage();
  await navigateLate('/target');
  expect(router.state.location.pathname).toBe('/target');
});

test('It does nothing once the visitor is on another page', async () => {
  const { router, navigateLate } = openPage();
  await act(() => router.navigate('/other'));
  await navigateLate('/target');
  expect(router.state.location.pathname).toBe('/other');
});

test('It does nothing while another page is loading', async () => {
  const { router, navigateLate } = openPage();
  await act(async () => void router.navigate('/slow'));
  await navigateLate('/target');
  expect(router.state.navigation.location?.pathname).toBe('/slow');
});
