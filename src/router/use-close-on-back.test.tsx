import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';
import { SiteRouterProvider } from './site-router.tsx';
import { deferred } from './test-site.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
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
      <Link to="/lazy" onClick={onClose}>
        Lazy
      </Link>
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

function open({ lazy }: Pick<RouteObject, 'lazy'> = {}) {
  const router = createRouter([
    { path: '/', Component: Home },
    { path: '/works', Component: () => 'All works' },
    { path: '/lazy', ...(lazy ? { lazy } : { Component: () => 'Lazy page' }) },
  ]);
  render(
    <StrictMode>
      <SiteRouterProvider router={router} />
    </StrictMode>,
  );
  return { router };
}

/** Opens Home after another page, to which Back leads. */
function openAfterWorks() {
  history.replaceState(null, '', '/works');
  history.pushState(null, '', '/');
  return open();
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

test('Closing it otherwise takes its entry away: Back leads to the page before', async () => {
  openAfterWorks();
  openMenu();
  await popped(() => fireEvent.click(screen.getByText('Close')));
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  await back();
  expect(screen.getByText('All works')).toBeVisible();
});

test.each(['at once', 'with code that comes before the history has gone back'])(
  'A link that closes it itself leads to its page, which is there %s',
  async (when) => {
    const { promise, resolve } = deferred<{ Component: () => string }>();
    open(when === 'at once' ? {} : { lazy: () => promise });
    openMenu();
    fireEvent.click(screen.getByText('Lazy'));
    await act(async () => resolve({ Component: () => 'Lazy page' }));
    expect(menu()).toBeNull();
    // A traversal that has been asked for takes a task.
    await act(() => new Promise((end) => setTimeout(end, 50)));
    expect(screen.getByText('Lazy page')).toBeVisible();
    expect(location.pathname).toBe('/lazy');
    await back();
    expect(screen.getByText('Open')).toBeVisible();
    expect(menu()).toBeNull();
  },
);

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

test('A link in it to the page below closes it and leaves no entry: Back leads to the page before', async () => {
  openAfterWorks();
  openMenu();
  await popped(() => fireEvent.click(screen.getByText('Home')));
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  await back();
  expect(screen.getByText('All works')).toBeVisible();
});

test('A page that is reloaded with something open leaves the entry of it: Back leads to the page before', async () => {
  history.replaceState(null, '', '/works');
  history.pushState({ key: 'home' }, '', '/');
  history.pushState({ key: 'home', layer: 1 }, '');
  await popped(open);
  expect(menu()).toBeNull();
  expect(screen.getByText('Open')).toBeVisible();
  await back();
  expect(screen.getByText('All works')).toBeVisible();
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
  const { location: page } = router.state;
  await back();
  expect(router.state.location).toBe(page);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
