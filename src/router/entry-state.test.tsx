import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { createRouter, type RouterOptions } from './router.ts';
import { SiteRouterProvider } from './site-router.tsx';
import { useEntryState } from './use-entry-state.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

type Order = 'newest' | 'oldest';
const isOrder = (kept: unknown): kept is Order => kept === 'newest' || kept === 'oldest';

function List() {
  const [order, setOrder] = useEntryState<Order>('order', 'newest', isOrder);
  return <button onClick={() => setOrder('oldest')}>{order}</button>;
}

const site = (...more: RouteObject[]): RouteObject[] => [
  { path: '/', Component: () => 'Home' },
  { path: '/list/:name', Component: List },
  ...more,
];

function open(options: RouterOptions = {}, routes = site()) {
  const router = createRouter(routes, options);
  const { container } = render(<SiteRouterProvider router={router} />);
  return {
    router,
    shown: () => container.textContent,
    choose: () => act(() => screen.getByRole('button').click()),
    go: (path: string) => act(() => router.navigate(path)),
    travel: (delta: number) =>
      act(async () => {
        const popped = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
        });
        history.go(delta);
        await popped;
      }),
  };
}

test('Back and forward bring the state of a page back, and the address stays as it is', async () => {
  const { shown, choose, go, travel } = open();
  await go('/list/a');
  expect(shown()).toBe('newest');
  choose();
  expect(shown()).toBe('oldest');
  expect(location.href).toBe(`${location.origin}/list/a`);
  await go('/');
  await travel(-1);
  expect(shown()).toBe('oldest');
  await travel(-1);
  await travel(1);
  expect(shown()).toBe('oldest');
});

test('Another path with the same screen, and a new visit of the same path, begin with the initial state', async () => {
  const { shown, choose, go, travel } = open();
  await go('/list/a');
  choose();
  await go('/list/b');
  expect(shown()).toBe('newest');
  await go('/list/a');
  expect(shown()).toBe('newest');
  await travel(-2);
  expect(shown()).toBe('oldest');
});

test('A navigation to the current URL keeps the state of the page', async () => {
  const { shown, choose, go } = open();
  await go('/list/a');
  choose();
  await go('/list/a');
  expect(shown()).toBe('oldest');
  cleanup();
  expect(open().shown()).toBe('oldest');
});

test('A reload brings the state back, with the fields that others keep with the entry', async () => {
  history.replaceState({ panel: 'open' }, '', '/list/a');
  const { choose } = open();
  choose();
  expect(history.state).toMatchObject({ panel: 'open', kept: { order: 'oldest' } });
  cleanup();
  expect(open().shown()).toBe('oldest');
});

test.each([{ state: 'x' }, { state: { order: 7 } }, { state: null }, 'x'])(
  'An entry with the state %j, which is not valid, begins with the initial state',
  (state) => {
    history.replaceState(state, '', '/list/a');
    expect(open().shown()).toBe('newest');
  },
);

test('An address that is typed over the current page begins with the initial state', () => {
  history.replaceState({ key: 'a', kept: { order: 'oldest' } }, '', '/list/a');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
  const { router, shown } = open();
  expect(shown()).toBe('newest');
  expect(router.state.location.key).not.toBe('a');
});

test('A state that the browser refuses to keep lasts until the next reload', async () => {
  const { shown, choose, go, travel } = open();
  await go('/list/a');
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  choose();
  expect(shown()).toBe('oldest');
  await go('/');
  await travel(-1);
  expect(shown()).toBe('oldest');
});

test('A change while another page loads is kept with the page that is still shown', async () => {
  let load = () => {};
  const code = new Promise<{ Component: () => string }>((resolve) => {
    load = () => resolve({ Component: () => 'Loaded' });
  });
  const routes = site({ path: '/loaded', lazy: () => code });
  history.replaceState(null, '', '/loaded');
  const before = createRouter(routes).state.location.key;
  history.pushState(null, '', '/list/a');
  const { shown, choose, travel } = open({}, routes);
  await travel(-1);
  expect(shown()).toBe('newest');
  choose();
  expect(shown()).toBe('oldest');
  expect(history.state).toEqual({ key: before });
  await act(async () => load());
  expect(shown()).toBe('Loaded');
  await travel(1);
  expect(shown()).toBe('oldest');
});

test('A page can be given state by the navigation to it', async () => {
  const { router, shown } = open();
  await act(() => router.navigate('/list/a', { state: { order: 'oldest' } }));
  expect(shown()).toBe('oldest');
  cleanup();
  expect(open().shown()).toBe('oldest');
});

test('The render that takes a prerendered page over has the initial state, and the next one the kept', async () => {
  history.replaceState({ key: 'a', kept: { order: 'oldest' } }, '', '/list/a');
  const app = (options?: RouterOptions) => (
    <SiteRouterProvider router={createRouter(site(), options)} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app({ history: createMemoryHistory('/list/a') }));
  const button = screen.getByText('newest');
  const root = await act(async () => hydrateRoot(container, app()));
  expect(container.textContent).toBe('oldest');
  expect(screen.getByRole('button')).toBe(button);
  act(() => root.unmount());
});
