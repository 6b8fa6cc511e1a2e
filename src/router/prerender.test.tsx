// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { Link, NavLink, Outlet, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { createRouter } from './router.ts';
import { SiteRouterProvider } from './site-router.tsx';
import { loadPage } from './routes.ts';

const Shell = () => (
  <>
    <NavLink to="/works">Works</NavLink>
    <Link to="/">Home</Link>
    <Outlet />
  </>
);

const site = (): RouteObject[] => [
  {
    Component: Shell,
    children: [{ path: '/works', lazy: async () => ({ Component: () => 'All works' }) }],
  },
];

test('Without a DOM a page is rendered once its code is loaded, with links below the base path', async () => {
  const routes = site();
  await loadPage(routes, '/works');
  const router = createRouter(routes, { history: createMemoryHistory('/works', '/demo/') });
  expect(renderToString(<SiteRouterProvider router={router} />)).toBe(
    '<a aria-current="page" class="active" href="/demo/works" data-discover="true">Works</a>' +
      '<a href="/demo/" data-discover="true">Home</a>All works',
  );
});

test('The code of a route is loaded once', async () => {
  let loads = 0;
  const lazy = async () => {
    loads += 1;
    return { Component: () => null };
  };
  const routes: RouteObject[] = [{ path: '/works', lazy }];
  await loadPage(routes, '/works');
  await loadPage(routes, '/Works/');
  expect(loads).toBe(1);
});
