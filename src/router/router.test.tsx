import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { slug } from '#src/copy/brand/slug.ts';
import { useIsNewPage, useIsTransitioning, useLocation, useParams } from './hooks.ts';
import { Link, NavLink } from './link.tsx';
import { createRouter, type RouterOptions } from './router.ts';
import { Outlet, RouterProvider } from './router-provider.tsx';
import type { Route } from './routes.ts';

const scrollTo = vi.fn();

/** Tells the router that the height of the page has changed; jsdom has no layout. */
let grow: (height: number) => void = () => {};

beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  setPageHeight(2_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = (height) => {
          setPageHeight(height);
          onResize();
        };
      }
      observe() {}
      disconnect() {
        grow = setPageHeight;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setScrollY(0);
  delete document.documentElement.dataset.touched;
});

function setPageHeight(value: number) {
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { value, configurable: true });
  Object.defineProperty(page, 'clientHeight', { value: 900, configurable: true });
}

function setScrollY(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Code that loads when `load` or `fail` is called. */
function pendingCode(text: string) {
  const { promise, resolve, reject } = deferred<{ Component: () => string }>();
  return {
    lazy: () => promise,
    load: () => act(async () => resolve({ Component: () => text })),
    fail: () => act(async () => reject(new Error('The code did not come'))),
  };
}

const handleShellRender = vi.fn();

function Shell() {
  handleShellRender();
  return (
    <>
      <NavLink to="/works">Works</NavLink>
      <Link to="/work/7">Seven</Link>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Work() {
  const { id } = useParams();
  const { search, hash } = useLocation();
  const isNew = useIsNewPage();
  return `Work ${id}${search}${hash}${isNew ? ', new' : ''}`;
}

const Failure = ({ error }: { error: unknown }) => `Failed: ${String(error)}`;

/** A site with a few pages and more that a test adds. */
function site(...more: Route[]): Route[] {
  return [
    {
      Component: Shell,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { path: '/', Component: () => 'Home' },
            { path: '/works', Component: () => 'All works' },
            { path: '/work/:id', Component: Work },
            ...more,
            { path: '*', Component: () => 'Not found' },
          ],
        },
      ],
    },
  ];
}

function open(routes: Route[], options: RouterOptions = {}) {
  const router = createRouter(routes, options);
  const { container } = render(<RouterProvider router={router} />);
  const main = () => container.querySelector('main')?.textContent;
  const go = (path: string) => act(() => router.navigate(path));
  /** Goes back or forward in the browser's history. */
  const travel = (delta: number) =>
    act(async () => {
      const popped = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      history.go(delta);
      await popped;
    });
  return { router, main, go, travel };
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
  expect(open(site(), { path }).main()).toBe(text);
});

test('A path that no route matches is an error that names it', () => {
  expect(() => createRouter([{ path: '/' }], { path: '/x' })).toThrow(
    'No route matches the path /x',
  );
});

test('A navigation to a path that does not begin with a slash is an error that names it', () => {
  const { router } = open(site(), { path: '/' });
  expect(() => router.navigate('works')).toThrow('The path "works" does not begin with a slash');
});

test('The first page is shown when its code has loaded', async () => {
  const { lazy, load } = pendingCode('Loaded');
  const { main } = open(site({ path: '/loaded', lazy }), { path: '/loaded' });
  expect(main()).toBeUndefined();
  await load();
  expect(main()).toBe('Loaded');
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
  const { main } = open(site(), { path: '/' });
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
  const { router } = open(site({ path: '/page', Component: Page }), { path: '/page' });
  window.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('New tab'));
  fireEvent.click(screen.getByText('Prevented'));
  expect(router.state.location.pathname).toBe('/page');
});

test.each(['/works', '/Works/'])(
  'At %s the link to the page has aria-current, and no other',
  (path) => {
    open(site(), { path });
    expect(screen.getByText('Works')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Seven')).not.toHaveAttribute('aria-current');
  },
);

test('A navigation renders neither the layout nor its links again', async () => {
  const { go, main } = open(site(), { path: '/' });
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

test('Code that fails to load is told by the boundary, the layout stays, and the next navigation recovers', async () => {
  const { lazy, fail } = pendingCode('Never');
  const { main, go, router } = open(site({ path: '/loaded', lazy }), { path: '/' });
  act(() => void router.navigate('/loaded'));
  await fail();
  expect(main()).toBe('Failed: Error: The code did not come');
  expect(screen.getByText('Works')).toBeVisible();
  await go('/works');
  expect(main()).toBe('All works');
});

test('Code that failed to load is asked for again by the next visit', async () => {
  const lazy = vi
    .fn<NonNullable<Route['lazy']>>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValueOnce({ Component: () => 'Loaded' });
  const { main, go } = open(site({ path: '/loaded', lazy }), { path: '/' });
  await go('/loaded');
  expect(main()).toBe('Failed: Error: Offline');
  await go('/loaded');
  expect(main()).toBe('Loaded');
});

test('A page that fails to render is told by the boundary, and the next navigation recovers', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken');
  };
  const { main, go } = open(site({ path: '/broken', Component: Broken }), { path: '/' });
  await go('/broken');
  expect(main()).toBe('Failed: Error: Broken');
  await go('/works');
  expect(main()).toBe('All works');
  vi.mocked(console.error).mockClear();
});

test('With a base path, the URL has it and the location has not', async () => {
  history.replaceState(null, '', '/Demo/work/7?a=1#b');
  const { router, main, go } = open(site(), { basename: '/demo/' });
  expect(main()).toBe('Work 7?a=1#b');
  expect(router.state.location).toMatchObject({ pathname: '/work/7', search: '?a=1', hash: '#b' });
  await go('/');
  expect(location.pathname).toBe('/demo/');
  expect(screen.getByText('Works')).toHaveAttribute('href', '/demo/works');
});

test('The base path alone, without a slash, is the home page', () => {
  history.replaceState(null, '', '/demo');
  expect(open(site(), { basename: '/demo/' }).main()).toBe('Home');
});

test('With hash, the path stands behind #', async () => {
  history.replaceState(null, '', '/shop.html#/work/7?a=1');
  const { main, go, travel } = open(site(), { hash: true });
  expect(main()).toBe('Work 7?a=1');
  expect(screen.getByText('Works')).toHaveAttribute('href', '#/works');
  await go('/works');
  expect(location.pathname + location.hash).toBe('/shop.html#/works');
  await travel(-1);
  expect(main()).toBe('Work 7?a=1');
});

test('With hash, a URL without a # is the home page', () => {
  history.replaceState(null, '', '/shop.html');
  expect(open(site(), { hash: true }).main()).toBe('Home');
});

test('A new page starts at its top; back and forward restore the scroll positions', async () => {
  const { go, travel, main } = open(site());
  setScrollY(300);
  await go('/works');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  setScrollY(50);
  await travel(-1);
  expect(main()).toBe('Home');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  setScrollY(300);
  await travel(1);
  expect(main()).toBe('All works');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 50);
});

test('A page that the visitor returns to is not new', async () => {
  const { go, travel, main } = open(site());
  await go('/work/7');
  expect(main()).toBe('Work 7, new');
  await go('/works');
  await travel(-1);
  expect(main()).toBe('Work 7');
});

test('The browser restores the position of a reload while the document loads, the router afterwards', () => {
  const first = open(site());
  expect(history.scrollRestoration).toBe('manual');
  setScrollY(420);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem(`${slug}:scroll`)!)).toMatchObject({
    [first.router.state.location.key]: 420,
  });
  cleanup();
  setScrollY(0);
  open(site());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 420);
  expect(history.scrollRestoration).toBe('manual');
});

/** Leaves a page at a position and loads it again. */
function reload(position: number, routes = site()) {
  open(routes);
  setScrollY(position);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  setScrollY(0);
  return open(routes);
}

test('A reloaded page is not scrolled where the visitor has done something before the scripts came', () => {
  document.documentElement.dataset.touched = '';
  reload(420);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('A reloaded page that the browser has scrolled as far as it went is scrolled on as it grows', () => {
  reload(3_000);
  setScrollY(329);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3_000);
  grow(5_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3_000);
});

test('A page that is left before it has grown to its position is found there the next time', () => {
  reload(3_000);
  setScrollY(329);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  scrollTo.mockReset();
  open(site());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3_000);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'After the event %s of the visitor a page that grows is not scrolled',
  (type) => {
    reload(3_000);
    window.dispatchEvent(new Event(type));
    grow(5_000);
    expect(scrollTo).toHaveBeenCalledOnce();
  },
);

test('After the visitor has dragged the scroll bar a page that grows is not scrolled', () => {
  reload(420);
  setScrollY(421);
  window.dispatchEvent(new Event('scroll'));
  grow(2_100);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.useFakeTimers();
  setScrollY(300);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  grow(5_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('A page that a list has moved before it has grown is brought back', () => {
  vi.useFakeTimers();
  reload(420);
  setScrollY(469);
  window.dispatchEvent(new Event('scroll'));
  setPageHeight(5_000);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
});

test('A scroll by the browser, which keeps in place what is below new content, is taken back', () => {
  reload(3_000);
  setPageHeight(5_000);
  setScrollY(4_100);
  window.dispatchEvent(new Event('scroll'));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3_000);
});

test('A page that grows after a navigation is not scrolled', async () => {
  const { go } = reload(3_000);
  await go('/works');
  scrollTo.mockReset();
  grow(5_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Everything on a page is laid out until the visitor goes on from where it was left', async () => {
  const { classList } = document.documentElement;
  const laidOut: boolean[] = [];
  const Long = () => {
    laidOut.push(classList.contains('returning'));
    return 'Long';
  };
  const { go, travel } = open(site({ path: '/long', Component: Long }));
  await go('/long');
  setScrollY(700);
  await go('/works');
  setScrollY(0);
  await travel(-1);
  expect(laidOut).toEqual([false, true]);
  expect(classList.contains('returning')).toBe(true);
  window.dispatchEvent(new Event('wheel'));
  expect(classList.contains('returning')).toBe(false);
});

test('A tab that goes into the background keeps its position', () => {
  const { router } = open(site());
  setScrollY(420);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.parse(sessionStorage.getItem(`${slug}:scroll`)!)).toMatchObject({
    [router.state.location.key]: 420,
  });
});

test('An address that is typed over a scrolled page starts at the top', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
  reload(420);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('The first page of a visit is not scrolled', () => {
  open(site());
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Stored scroll positions that are not JSON are ignored', () => {
  sessionStorage.setItem(`${slug}:scroll`, '{');
  expect(open(site()).main()).toBe('Home');
});

test('A navigation to an anchor scrolls to it', async () => {
  const scrollIntoView = vi.fn();
  const Page = () => <p id="a b" ref={(p) => void (p && (p.scrollIntoView = scrollIntoView))} />;
  const { go } = open(site({ path: '/page', Component: Page }), { path: '/' });
  await go('/page#a%20b');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/page#%');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('The key of an entry that somebody else made is added to its state', () => {
  history.replaceState({ panel: 'open' }, '', '/');
  const { router } = open(site());
  expect(history.state).toEqual({ panel: 'open', key: router.state.location.key });
});

test('onBeforeRender is called before each navigation is rendered, not before the first page', async () => {
  const calls: string[] = [];
  const Page = () => {
    calls.push('page');
    return null;
  };
  const onBeforeRender = () => void calls.push('before');
  const { go } = open(site({ path: '/page', Component: Page }), { path: '/', onBeforeRender });
  expect(calls).toEqual([]);
  await go('/page');
  expect(calls).toEqual(['before', 'page']);
});

function Card() {
  const isTransitioning = useIsTransitioning('/work/7');
  return (
    <Link to="/work/7" viewTransition>
      {isTransitioning ? 'Named card' : 'Card'}
    </Link>
  );
}

/** Stands in for the browser's view transitions, which jsdom lacks. */
function mockViewTransitions(unmatched?: string) {
  const finish = deferred<void>();
  const captured: (string | null)[] = [];
  const startViewTransition = vi.fn((update: () => void) => {
    captured.push(document.body.textContent);
    return {
      ready: Promise.resolve(),
      finished: finish.promise,
      updateCallbackDone: Promise.resolve().then(update),
    };
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: unmatched === undefined || !query.split(' and ').includes(unmatched),
  }));
  Object.defineProperty(document, 'startViewTransition', {
    value: startViewTransition,
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });
  return { startViewTransition, captured, finish: () => act(async () => finish.resolve()) };
}

test('A link with viewTransition names its card before the old page is captured, and not afterwards', async () => {
  const { startViewTransition, captured, finish } = mockViewTransitions();
  const { main, router, travel } = open(site({ path: '/cards', Component: Card }));
  await act(() => router.navigate('/cards'));
  expect(startViewTransition).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(captured[0]).toContain('Named card');
  expect(main()).toBe('Work 7, new');
  await finish();
  expect(router.state.transition).toBeUndefined();
  await travel(-1);
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

test.each([
  ['who prefers reduced motion', '(prefers-reduced-motion: no-preference)'],
  ['without a mouse', '(hover: hover)'],
  ['on a small screen', '(min-width: 64rem)'],
])('A visitor %s sees no view transition', async (_, unmatched) => {
  const { startViewTransition } = mockViewTransitions(unmatched);
  const { main } = open(site({ path: '/cards', Component: Card }), { path: '/cards' });
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(main()).toBe('Work 7, new');
  expect(startViewTransition).not.toHaveBeenCalled();
});
