// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';
import { createMemoryHistory } from './history.ts';
import { createRouter } from './router.ts';
import { Outlet, RouterProvider } from './router-provider.tsx';
import { loadRoute, type Route } from './routes.ts';

const Shell = () => (
  <>
    <NavLink to="/works">Works</NavLink>
    <Link to="/">Home</Link>
    <Outlet />
  </>
);

const site = (): Route[] => [
  {
    Component: Shell,
    children: [{ path: '/works', lazy: async () => ({ Component: () => 'All works' }) }],
  },
];

test('Without a DOM a page is rendered once its code is loaded, with links below the base path', async () => {
  const routes = site();
  await loadRoute(routes, '/demo/works', '/demo/');
  const router = createRouter(routes, { history: createMemoryHistory('/works', '/demo/') });
  expect(renderToString(<RouterProvider router={router} />)).toBe(
    '<a aria-current="page" href="/demo/works">Works</a><a href="/demo/">Home</a>All works',
  );
});

test('Without its code a page is not rendered', () => {
  const router = createRouter(site(), { history: createMemoryHistory('/works') });
  expect(renderToString(<RouterProvider router={router} />)).toBe('');
});

test('The code of a route is loaded once', async () => {
  let loads = 0;
  const lazy = async () => {
    loads += 1;
    return { Component: () => null };
  };
  const routes: Route[] = [{ path: '/works', lazy }];
  await loadRoute(routes, '/works');
  await loadRoute(routes, '/Works/');
  expect(loads).toBe(1);
});
