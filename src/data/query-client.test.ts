import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { BACKEND_HEADER } from '#src/contract/headers.ts';
// Else it would be loaded while a test fakes the timers.
import '#src/contract/schemas.ts';
import { artistQuery, artistsQuery, artworkQuery, artworksQuery } from './catalog.ts';
import { categoriesQuery, featuredArtistQuery } from './catalog.ts';
import { domainInfoQuery, healthQuery } from './diagnostics.ts';
import { eventQuery, similarEventsQuery, upcomingEventsQuery } from './events.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { createQueryClient, readAgainOnDemand } from './query-client.ts';

afterEach(() => vi.useRealTimers());

type AnyQuery = Parameters<ReturnType<typeof createQueryClient>['fetchQuery']>[0];

const queries = [
  [featuredArtistQuery(), '/api/artists/featured'],
  [categoriesQuery(), '/api/categories'],
  [artworksQuery(), '/api/artworks'],
  [artworksQuery(3), '/api/artworks?categoryId=3'],
  [artworkQuery(7), '/api/artworks/7'],
  [artistsQuery(), '/api/artists'],
  [artistQuery(2), '/api/artists/2'],
  [upcomingEventsQuery(), '/api/events?upcoming=true'],
  [similarEventsQuery(4), '/api/events?categoryId=4'],
  [eventQuery(5), '/api/events/5'],
  [domainInfoQuery(), '/api/domain-info'],
  [healthQuery(), '/health'],
] as unknown as [AnyQuery, string][];

function respondWith(respond: (signal: AbortSignal) => Promise<Response>) {
  const fetched = vi.fn((_url: string, init: RequestInit) => respond(init.signal!));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each(queries.map(([query, url]) => [url, query] as const))(
  'R-56: %s is fetched with cookies, cached under its URL, and aborted when its last observer leaves',
  async (url, query) => {
    const fetched = respondWith(() => new Promise(() => {}));
    const client = createQueryClient();
    const unsubscribe = new QueryObserver(client, query as never).subscribe(() => {});
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const [fetchedUrl, init] = fetched.mock.calls[0]!;
    expect(fetchedUrl).toBe(url);
    expect(query.queryKey).toEqual([url]);
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(init.signal!.aborted).toBe(false);
    unsubscribe();
    expect(init.signal!.aborted).toBe(true);
  },
);

test('O-23: data is not refetched on mount, focus, reconnect or with time', async () => {
  vi.useFakeTimers();
  const fetched = respondWith(
    async () => new Response('{}', { headers: { [BACKEND_HEADER]: 'vernissage' } }),
  );
  const client = createQueryClient();
  const watch = () => new QueryObserver(client, healthQuery()).subscribe(() => {});
  const stop = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryData(['/health'])).toEqual({});

  stop();
  watch();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(240_000);
  expect(fetched).toHaveBeenCalledOnce();
});

test('O-23: a failed read is not retried', async () => {
  vi.useFakeTimers();
  const fetched = respondWith(async () => new Response('', { status: 500 }));
  const client = createQueryClient();
  const observer = new QueryObserver(client, healthQuery());
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { status: 500 } });
  stop();
  expect(fetched).toHaveBeenCalledOnce();
});

test('Calls are made while the browser is offline, because the backend may run in it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const fetched = respondWith(
    async () => new Response('{}', { headers: { [BACKEND_HEADER]: 'vernissage' } }),
  );
  expect(await createQueryClient().fetchQuery(healthQuery())).toEqual({});
  expect(fetched).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
});

test('On demand what is shown of a call is read again, and nothing else', async () => {
  const client = createQueryClient();
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  const read = (queryKey: string) =>
    new QueryObserver(client, { queryKey: [queryKey], queryFn: () => window.fetch(queryKey) });
  let handleReady = () => {};
  readAgainOnDemand(client, new Promise<void>((resolve) => (handleReady = resolve)));
  const stops = ['/api/artists', '/api/categories'].map((url) => read(url).subscribe(() => {}));
  client.setQueryData(['/api/artists?hidden'], []);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  fetch.mockClear();

  const detail = (url: string) => url.startsWith('/api/artists');
  dispatchEvent(new CustomEvent(SITE_EVENTS.responseChange, { detail }));
  await Promise.resolve();
  expect(client.getQueryState(['/api/artists'])).toMatchObject({ status: 'success' });
  handleReady();
  await Promise.resolve();
  expect(client.getQueryState(['/api/artists'])).toMatchObject({ status: 'pending' });
  expect(client.getQueryData(['/api/artists?hidden'])).toBeUndefined();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(fetch.mock.calls).toEqual([['/api/artists']]);
  for (const stop of stops) stop();
});
