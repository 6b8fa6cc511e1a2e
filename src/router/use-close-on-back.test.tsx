import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.tsx';
import { createRouter } from './router.ts';
import { RouterProvider } from './router-provider.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function Menu({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
      <Link to="/works">Works</Link>
      <Link to="/">Home</Link>
    </div>
  );
}

function Home() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Menu onClose={() => setOpen(false)} />}
    </>
  );
}

function open() {
  const router = createRouter([
    { path: '/', Component: Home },
    { path: '/works', Component: () => 'All works' },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router };
}

/** Waits for the traversal of the history that `action` begins. */
async function popped(action: () => void) {
  const done = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  action();
  await act(() => done);
}

const back = () => popped(() => history.back());
const openMenu = () => fireEvent.click(screen.getByText('Open'));
const menu = () => screen.queryByRole('dialog');
const layer = () => (history.state as { layer?: number }).layer ?? 0;

test('Back closes what lies over the page, and stays on the page', async () => {
  const { router } = open();
  openMenu();
  expect(menu()).toBeVisible();
  expect(layer()).toBe(1);
  await back();
  expect(menu()).toBeNull();
  expect(router.state.location.pathname).toBe('/');
  expect(layer()).toBe(0);
});

test('Closing it otherwise takes its entry away', async () => {
  open();
  openMenu();
  await popped(() => fireEvent.click(screen.getByText('Close')));
  expect(menu()).toBeNull();
  expect(layer()).toBe(0);
});

test('A link in it closes it, and Back leads from there to the page below', async () => {
  open();
  openMenu();
  const entries = history.length;
  fireEvent.click(screen.getByText('Works'));
  expect(screen.getByText('All works')).toBeVisible();
  expect(location.pathname).toBe('/works');
  expect(history.length).toBe(entries);
  await back();
  expect(screen.getByText('Open')).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(menu()).toBeNull();
  expect(layer()).toBe(0);
});

test('A link in it to the page below closes it and leaves no entry', async () => {
  const { router } = open();
  const { key } = router.state.location;
  openMenu();
  await popped(() => fireEvent.click(screen.getByText('Home')));
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  expect(layer()).toBe(0);
  expect(router.state.location.key).toBe(key);
});

test('A page that is reloaded with something open leaves the entry of it', async () => {
  history.replaceState({ key: 'home' }, '', '/');
  history.pushState({ key: 'home', layer: 1 }, '');
  await popped(open);
  expect(layer()).toBe(0);
  expect(menu()).toBeNull();
});

test('Forward to what was closed stays on the page', async () => {
  open();
  openMenu();
  await back();
  await popped(() => history.forward());
  await popped(() => {});
  expect(layer()).toBe(0);
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  fireEvent.click(screen.getByText('Open'));
  expect(menu()).toBeVisible();
  await back();
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
});

test('The page below is not rendered again and keeps its scroll position', async () => {
  const { router } = open();
  openMenu();
  const { page } = router.state;
  await back();
  expect(router.state.page).toBe(page);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
