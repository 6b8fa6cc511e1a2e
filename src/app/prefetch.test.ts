// @vitest-environment node
import { QueryObserver } from '@tanstack/react-query';
import { type RouteObject } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client.ts';
import { prefetch, preloadScreensWhenIdle } from './prefetch.ts';
import { routes } from './routes.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const leavesOf = (route: RouteObject): RouteObject[] =>
  route.children?.flatMap(leavesOf) ?? [route];
const loadedPaths = () =>
  routes
    .flatMap(leavesOf)
    .filter(({ Component }) => Component)
    .map(({ path }) => path);

test('The code of the pages behind cards is loaded one second after the page is interactive', async () => {
  vi.useFakeTimers();
  preloadScreensWhenIdle();
  await vi.advanceTimersByTimeAsync(999);
  expect(loadedPaths()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  vi.useRealTimers();
  const expected = ['/artist/:id', '/artwork/:id', '/event/:id'];
  await vi.waitFor(() => expect(loadedPaths()).toEqual(expected), 20_000);
}, 30_000);

test('A link to an artwork that a list has brought makes no call before it is visited', () => {
  const client = createQueryClient();
  client.setQueryData(['/api/artworks'], [{ id: 7 }]);
  prefetch(client, '/artwork/7');
  expect(client.getQueryCache().find({ queryKey: ['/api/artworks/7'] })).toBeUndefined();
});

test('The id of a link may be any text', () => {
  const client = createQueryClient();
  const id = '0b6f5c1e-8f0e-4a53-9d0e-2f1f9f0a7f11';
  const lists = [['/api/artworks'], ['/api/artists'], ['/api/events']];
  for (const queryKey of lists) client.setQueryData(queryKey, [{ id }]);
  for (const page of ['artwork', 'artist', 'event']) prefetch(client, `/${page}/${id}`);
  const queries = client.getQueryCache().getAll();
  expect(queries.map(({ queryKey }) => queryKey)).toEqual(lists);
});

test('While a part of the page has failed, a link that is pointed at makes no call', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('500')));
  const shown = new QueryObserver(client, { queryKey: ['shown'], queryFn, retry: false });
  const leave = shown.subscribe(() => {});
  await vi.waitFor(() => expect(shown.getCurrentResult().isError).toBe(true));
  prefetch(client, '/artists');
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  leave();
  prefetch(client, '/artists');
  expect(client.getQueryCache().getAll()).toHaveLength(2);
});
