import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { createRouter } from './router.ts';
import { loadPage } from './routes.ts';
import { SiteRouterProvider } from './site-router.tsx';
import {
  deferred,
  handleShellRender,
  open,
  scrollTo,
  setUpPage,
  site,
  tearDownPage,
} from './test-site.tsx';

beforeEach(setUpPage);
afterEach(tearDownPage);

/** Code that loads when `load` or `fail` is called. */
function pendingCode(text: string) {
  const { promise, resolve, reject } = deferred<{ Component: () => string }>();
  return {
    lazy: () => promise,
    load: () => act(async () => resolve({ Component: () => text })),
    fail: () => act(async () => reject(new Error('The code did not come'))),
  };
}

test.each([
  ['/', 'Home'],
  ['/works', 'All works'],
  ['/WORKS/', 'All works'],
  ['/work/7', 'Work 7'],
  ['/Work/a%20b?sort=new#top', 'Work a b?sort=new#top'],
  ['/other', 'Not found'],
  ['/works/other', 'Not found'],
])('The path %s shows %s', (path, text) => {
  expect(open(site(), { history: createMemoryHistory(path) }).main()).toBe(text);
});

test('A first page whose code has failed to load is told by the boundary', async () => {
  const lazy = () => Promise.reject(new Error('Offline'));
  const routes = site({ path: '/loaded', lazy });
  await loadPage(routes, '/loaded');
  vi.mocked(console.error).mockImplementation(() => {});
  expect(open(routes, { history: createMemoryHistory('/loaded') }).main()).toBe(
    'Failed: Error: Offline',
  );
  vi.mocked(console.error).mockClear();
});

test('A visitor who has gone back before the first page is there gets the page that is returned to', async () => {
  history.replaceState(null, '', '/works');
  history.pushState(null, '', '/work/7');
  const router = createRouter(site());
  history.back();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  render(<SiteRouterProvider router={router} />);
  expect(await screen.findByText('All works')).toBeVisible();
});

test('A page that is reloaded with something open leaves the entry of that once', async () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ key: 'a', layer: 1 }, '', '/works');
  expect(open(site()).main()).toBe('All works');
  await Promise.resolve();
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('A click on a link shows a loaded page in the same task and adds one entry to the history', () => {
  const { main } = open(site());
  const entries = history.length;
  screen.getByText('Seven').click();
  expect(main()).toBe('Work 7, new');
  expect(location.pathname).toBe('/work/7');
  expect(history.length).toBe(entries + 1);
});

test('A click on a link to the current URL replaces the entry and scrolls to the top', async () => {
  const { go } = open(site());
  await go('/works');
  const entries = history.length;
  fireEvent.click(screen.getByText('Works'));
  expect(history.length).toBe(entries);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('A click with %o is left to the browser', (modifier) => {
  const { main } = open(site(), { history: createMemoryHistory('/') });
  // jsdom does not open tabs, and logs an error when it is asked to navigate.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
  let isPrevented: boolean | undefined;
  window.addEventListener(
    'click',
    (click) => {
      isPrevented = click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  screen.getByText('Seven').dispatchEvent(event);
  expect(isPrevented).toBe(false);
  expect(main()).toBe('Home');
});

test('A click on a link with another target, or one that was prevented, does not navigate', () => {
  const Page = () => (
    <>
      <Link to="/works" target="_blank">
        New tab
      </Link>
      <Link to="/works" onClick={(event) => event.preventDefault()}>
        Prevented
      </Link>
    </>
  );
  const { router } = open(site({ path: '/page', Component: Page }), {
    history: createMemoryHistory('/page'),
  });
  window.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('New tab'));
  fireEvent.click(screen.getByText('Prevented'));
  expect(router.state.location.pathname).toBe('/page');
});

test.each(['/works', '/Works/'])(
  'At %s the link to the page has aria-current, and no other',
  (path) => {
    open(site(), { history: createMemoryHistory(path) });
    expect(screen.getByText('Works')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Seven')).not.toHaveAttribute('aria-current');
  },
);

test('A navigation renders neither the layout nor its links again', async () => {
  const { go, main } = open(site(), { history: createMemoryHistory('/') });
  handleShellRender.mockClear();
  await go('/work/7');
  expect(main()).toBe('Work 7, new');
  expect(handleShellRender).not.toHaveBeenCalled();
});

test('While the code of a page loads, the page before stays and the navigation is pending', async () => {
  const { lazy, load } = pendingCode('Loaded');
  const { router, main } = open(site({ path: '/loaded', lazy }));
  act(() => void router.navigate('/loaded'));
  expect(main()).toBe('Home');
  expect(location.pathname).toBe('/');
  expect(router.state.pending?.pathname).toBe('/loaded');
  await load();
  expect(main()).toBe('Loaded');
  expect(location.pathname).toBe('/loaded');
  expect(router.state.pending).toBeUndefined();
});

test('The last of several navigations wins, whichever code comes last', async () => {
  const slow = pendingCode('Slow');
  const slower = pendingCode('Slower');
  const routes = site({ path: '/slow', lazy: slow.lazy }, { path: '/slower', lazy: slower.lazy });
  const { router, main } = open(routes);
  const entries = history.length;
  act(() => void router.navigate('/slower'));
  act(() => void router.navigate('/slow'));
  await slow.load();
  await slower.load();
  expect(main()).toBe('Slow');
  expect(location.pathname).toBe('/slow');
  expect(history.length).toBe(entries + 1);
});

test('A page that is loading is dropped when the visitor goes back', async () => {
  const { lazy, load } = pendingCode('Loaded');
  const { router, main, go, travel } = open(site({ path: '/loaded', lazy }));
  await go('/works');
  act(() => void router.navigate('/loaded'));
  await travel(-1);
  await load();
  expect(main()).toBe('Home');
  expect(location.pathname).toBe('/');
  expect(router.state.pending).toBeUndefined();
});

test('A link to the page shown, while the visitor goes back to one that loads, leaves the older entry', async () => {
  const { lazy, load } = pendingCode('Loaded');
  history.replaceState(null, '', '/loaded');
  history.pushState(null, '', '/works');
  const { main, travel } = open(site({ path: '/loaded', lazy }));
  await travel(-1);
  expect(main()).toBe('All works');
  fireEvent.click(screen.getByText('Works'));
  expect([main(), location.pathname]).toEqual(['All works', '/works']);
  await load();
  expect(main()).toBe('All works');
  await travel(-1);
  expect([main(), location.pathname]).toEqual(['Loaded', '/loaded']);
});

test('Code that fails to load is told by the boundary, the layout stays, and the next navigation recovers', async () => {
  const { lazy, fail } = pendingCode('Never');
  vi.mocked(console.error).mockImplementation(() => {});
  const { main, go, router } = open(site({ path: '/loaded', lazy }), {
    history: createMemoryHistory('/'),
  });
  act(() => void router.navigate('/loaded'));
  await fail();
  expect(main()).toBe('Failed: Error: The code did not come');
  expect(screen.getByText('Works')).toBeVisible();
  await go('/works');
  expect(main()).toBe('All works');
  vi.mocked(console.error).mockClear();
});

test('Code that failed to load is asked for again by the next visit', async () => {
  const lazy = vi
    .fn<() => Promise<{ Component: () => string }>>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValueOnce({ Component: () => 'Loaded' });
  vi.mocked(console.error).mockImplementation(() => {});
  const { main, go } = open(site({ path: '/loaded', lazy }), { history: createMemoryHistory('/') });
  await go('/loaded');
  expect(main()).toBe('Failed: Error: Offline');
  await go('/loaded');
  expect(main()).toBe('Loaded');
  vi.mocked(console.error).mockClear();
});

test('A page that fails to render is told by the boundary, and the next navigation recovers', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken');
  };
  const { main, go } = open(site({ path: '/broken', Component: Broken }), {
    history: createMemoryHistory('/'),
  });
  await go('/broken');
  expect(main()).toBe('Failed: Error: Broken');
  await go('/works');
  expect(main()).toBe('All works');
  vi.mocked(console.error).mockClear();
});

test('A page that the visitor returns to is not new', async () => {
  const { go, travel, main } = open(site());
  await go('/work/7');
  expect(main()).toBe('Work 7, new');
  await go('/works');
  await travel(-1);
  expect(main()).toBe('Work 7');
});

test('onBeforeRender is called before each navigation is rendered, not before the first page', async () => {
  const calls: string[] = [];
  const Page = () => {
    calls.push('page');
    return null;
  };
  const onBeforeRender = () => void calls.push('before');
  const { go } = open(site({ path: '/page', Component: Page }), {
    history: createMemoryHistory('/'),
    onBeforeRender,
  });
  expect(calls).toEqual([]);
  await go('/page');
  expect(calls).toEqual(['before', 'page']);
});

test('A page replaces parameters of its query without a navigation, and Back finds them', async () => {
  const { router, main, go, travel } = open(site());
  await go('/work/7?backstage=rows&sort=newest');
  const { key } = router.state.location;
  const { length } = history;
  scrollTo.mockReset();
  act(() => router.replaceQuery({ sort: 'oldest', price: '100-500', medium: '' }));
  expect(main()).toBe('Work 7?backstage=rows&sort=oldest&price=100-500, new');
  expect(location.search).toBe('?backstage=rows&sort=oldest&price=100-500');
  expect(history.length).toBe(length);
  expect(router.state.location.key).toBe(key);
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/works');
  await travel(-1);
  expect(main()).toBe('Work 7?backstage=rows&sort=oldest&price=100-500');
  act(() => router.replaceQuery({ sort: '', price: '' }));
  expect(location.search).toBe('?backstage=rows');
});

test('A parameter that somebody else has taken out of the address does not come back', async () => {
  const { router, go } = open(site());
  await go('/work/7?scenario=empty');
  history.replaceState(history.state, '', '/work/7');
  act(() => router.replaceQuery({ sort: 'oldest' }));
  expect(location.search).toBe('?sort=oldest');
});

test('A query that the browser refuses to keep is shown', async () => {
  const { router, main, go } = open(site());
  await go('/work/7');
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  act(() => router.replaceQuery({ sort: 'oldest' }));
  expect(main()).toBe('Work 7?sort=oldest, new');
});

test('A query that is replaced while the visitor goes back to another page is not put to that one', async () => {
  const code = deferred<{ Component: () => string }>();
  history.replaceState(null, '', '/late');
  const { router, main, go, travel } = open(site({ path: '/late', lazy: () => code.promise }));
  await go('/work/7');
  await travel(-1);
  act(() => router.replaceQuery({ sort: 'oldest' }));
  expect(main()).toBe('Work 7?sort=oldest, new');
  expect(location.pathname + location.search).toBe('/late');
  await act(async () => code.resolve({ Component: () => 'Late' }));
  expect(main()).toBe('Late');
});
