import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '#src/router/history.ts';
import { createRouter } from '#src/router/router.ts';
import { SiteRouterProvider } from '#src/router/site-router.tsx';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

beforeEach(() => {
  // jsdom does not implement scrolling and logs an error.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(cleanup);

/** A page that navigates on request, another page, and a page that never finishes loading. */
function openPage() {
  let navigate: (path: string) => void = () => {};
  function Page() {
    navigate = useNavigateIfHere();
    return null;
  }
  const router = createRouter(
    [
      { path: '/', Component: Page },
      { path: '/other', Component: () => null },
      { path: '/slow', lazy: () => new Promise(() => {}) },
      { path: '/target', Component: () => null },
    ],
    { history: createMemoryHistory('/') },
  );
  render(<SiteRouterProvider router={router} />);
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
  expect(router.state.pending?.pathname).toBe('/slow');
});
