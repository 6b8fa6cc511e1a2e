import { act, cleanup, render } from '@testing-library/react';
import {
  Link,
  NavigationType,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { vi } from 'vitest';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { createRouter, type RouterOptions } from './router.ts';
import { SiteRouterProvider } from './site-router.tsx';

/** Stands in for `window.scrollTo`. */
export const scrollTo = vi.fn<(left: number, top: number) => void>();

let handleResize: () => void = () => {};

/** Gives the page a height and tells the router; jsdom has no layout. */
export function grow(height: number) {
  setPageHeight(height);
  handleResize();
}

/** What the router needs of a browser, for `beforeEach`. */
export function setUpPage() {
  // Drops the entries ahead that a test before has left; a navigation would drop them, and not add to the length.
  history.pushState(null, '');
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  setPageHeight(2_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        handleResize = onResize;
      }
      observe() {}
      disconnect() {
        handleResize = () => {};
      }
    },
  );
}

/** For `afterEach`. */
export function tearDownPage() {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setScrollY(0);
  delete document.documentElement.dataset.touched;
}

export function setPageHeight(value: number) {
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { value, configurable: true });
  Object.defineProperty(page, 'clientHeight', { value: 900, configurable: true });
}

export function setScrollY(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
}

/** `Promise.withResolvers`, which Node 20 lacks. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

export const handleShellRender = vi.fn<() => void>();

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
  const isNew = useNavigationType() === NavigationType.Push;
  return `Work ${id}${search}${hash}${isNew ? ', new' : ''}`;
}

const Failure = ({ error }: { error: unknown }) => `Failed: ${String(error)}`;

/** A site with a few pages and more that a test adds. */
export function site(...more: RouteObject[]): RouteObject[] {
  return [
    {
      element: <Shell />,
      children: [
        {
          element: (
            <RouteErrorBoundary Fallback={Failure}>
              <Outlet />
            </RouteErrorBoundary>
          ),
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

/** Goes back or forward in the browser's history. */
const travel = (delta: number) =>
  act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    history.go(delta);
    await popped;
  });

export function open(routes: RouteObject[], options: RouterOptions = {}) {
  const router = createRouter(routes, options);
  const { container } = render(<SiteRouterProvider router={router} />);
  const main = () => container.querySelector('main')?.textContent;
  const go = (path: string) => act(() => router.navigate(path));
  return { router, main, go, travel };
}
