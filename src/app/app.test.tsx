import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { App, openSiteRouter } from './app.tsx';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await freshBackend({ collection: smallShop });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});
afterAll(() => server.close());

test.each([
  ['/artists.html?type=painter#top', 'Artists', '/artists?type=painter#top'],
  ['/category/film.html', 'Film', '/category/film'],
  ['/index.html', brand.line, '/'],
  ['/artists', 'Artists', '/artists'],
  ['//index.html', brand.line, '/'],
  ['//artists.html', 'Artists', '/artists'],
  ['//artists', 'Artists', '/artists'],
  ['/category//film/', 'Film', '/category/film/'],
])('%s shows the page %s and the URL becomes %s', async (file, title, address) => {
  const entries = history.length;
  history.replaceState(null, '', location.origin + file);
  render(<App queryClient={createQueryClient()} router={await openSiteRouter()} />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(location.href).toBe(location.origin + address);
  expect(history.length).toBe(entries);
});

test.each(['pointerOver', 'focusIn'] as const)(
  'A link makes the first calls of its page at the event %s, wherever in the page it is',
  async (intent) => {
    history.replaceState(null, '', '/consulting');
    const queryClient = createQueryClient();
    render(<App queryClient={queryClient} router={await openSiteRouter()} />);
    const queryKey = ['/api/artists'];
    expect(queryClient.getQueryState(queryKey)).toBeUndefined();
    const [link] = screen.getAllByRole('link', { name: 'Artists' });
    fireEvent[intent](link!);
    expect(queryClient.getQueryState(queryKey)).toBeDefined();
  },
);
