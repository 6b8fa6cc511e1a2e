import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowserHistory, createHashHistory } from './history.ts';
import { open, setUpPage, site, tearDownPage } from './test-site.tsx';

beforeEach(setUpPage);
afterEach(tearDownPage);

test('With a base path, the URL has it and the location has not', async () => {
  history.replaceState(null, '', '/Demo/work/7?a=1#b');
  const { router, main, go } = open(site(), { history: createBrowserHistory('/demo/') });
  expect(main()).toBe('Work 7?a=1#b');
  expect(router.state.location).toMatchObject({ pathname: '/work/7', search: '?a=1', hash: '#b' });
  await go('/');
  expect(location.pathname).toBe('/demo/');
  expect(screen.getByText('Works')).toHaveAttribute('href', '/demo/works');
});

test('The base path alone, without a slash, is the home page', () => {
  history.replaceState(null, '', '/demo');
  expect(open(site(), { history: createBrowserHistory('/demo/') }).main()).toBe('Home');
});

test('With hash, the path stands behind #', async () => {
  history.replaceState(null, '', '/shop.html#/work/7?a=1');
  const { main, go, travel } = open(site(), { history: createHashHistory() });
  expect(main()).toBe('Work 7?a=1');
  expect(screen.getByText('Works')).toHaveAttribute('href', '#/works');
  await go('/works');
  expect(location.pathname + location.hash).toBe('/shop.html#/works');
  await travel(-1);
  expect(main()).toBe('Work 7?a=1');
});

test('With hash, a URL without a # is the home page', () => {
  history.replaceState(null, '', '/shop.html');
  expect(open(site(), { history: createHashHistory() }).main()).toBe('Home');
});

test('The key of an entry that somebody else made is added to its state', () => {
  history.replaceState({ panel: 'open' }, '', '/');
  const { router } = open(site());
  expect(history.state).toEqual({ panel: 'open', key: router.state.location.key });
});
