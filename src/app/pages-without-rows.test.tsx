import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { expectMessages } from '#src/testing/console-messages.ts';
import { heading, readCallsOf, renderApp } from '#src/testing/render-app.tsx';

/** Pages about one row: what the row is, its page, the call for it, and its heading. */
const ROWS = [
  ['artwork', '/artwork/2', 'getArtwork', 'Quiet Hill'],
  ['artist', '/artist/1', 'getArtist', 'Ada Moor'],
  ['event', '/event/1', 'getEvent', 'Late Show'],
] as const;

const notFound = (kind: string) =>
  `${kind.replace(/^./, (first) => first.toUpperCase())} Not Found`;

test.each(ROWS)('A busy skeleton is shown while the %s loads', async (kind, page, call) => {
  await renderApp(page, { fail: { [call]: 'never' } });
  const sentence = await screen.findByText(`Loading the ${kind}`);
  expect(sentence.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
});

test.each(ROWS)('Spec 2: an unknown id of an %s says that it is not found', async (kind) => {
  const { backend } = await renderApp(`/${kind}/99`);
  expect(await heading(notFound(kind))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`${notFound(kind)} · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual([`/api/${kind}s/99`]);
});

test.each(ROWS.flatMap(([kind, page]) => ['', 'null'].map((body) => [kind, page, body] as const)))(
  'R-18: an empty response for an %s (%s, %j) says so, too',
  async (kind, page, body) => {
    const call = page.replace(kind, `api/${kind}s`);
    await renderApp(page, { handlers: [http.get(call, () => new HttpResponse(body))] });
    expect(await heading(notFound(kind))).toBeVisible();
  },
);

test.each([
  ...['abc', '0', '-1', '1.5', '1e3', '99999999999999999999'].map((id) => ['artwork', id]),
  ...['abc', '0'].flatMap((id) => [
    ['artist', id],
    ['event', id],
  ]),
] as [string, string][])('R-66: /%s/%s is asked for, and not found', async (kind, id) => {
  const { backend } = await renderApp(`/${kind}/${id}`);
  expect(await heading(notFound(kind))).toBeVisible();
  expect(readCallsOf(backend)).toEqual([`/api/${kind}s/${id}`]);
});

test.each(ROWS)(
  'R-18, R-34: any other failure for an %s, also a 401, shows its message and Try again',
  async (_kind, page, call, name) => {
    const { user, backend, router } = await renderApp(page, { fail: { [call]: 401 } });
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('401: {"message":"This failure was asked for"}')).toBeVisible();
    expect(router.state.location.pathname).toBe(page);
    backend.conditions.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

/** Lists: their page, the call for it, what is said while it loads, and how many rows there are. */
const LISTS = [
  ['/artists', 'getArtists', 'Loading artists', 'Showing 2 artists'],
  ['/artworks', 'getArtworks', 'Loading artworks', 'Showing 3 results'],
  ['/events', 'getEvents', 'Loading events', 'Showing 6 events'],
  ['/category/paintings', 'getArtworks', 'Loading artworks', 'Showing 2 results'],
] as const;

test.each(LISTS)('A busy skeleton is shown while %s loads', async (page, call, loading, count) => {
  await renderApp(page, { fail: { [call]: 'never' } });
  const sentence = await screen.findByText(loading);
  expect(sentence.parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(count)).not.toBeInTheDocument();
  // Spec 9.
  const skeletons = call === 'getArtworks' ? 8 : 0;
  expect(screen.queryAllByTestId('artwork-skeleton')).toHaveLength(skeletons);
});

test.each(LISTS)(
  'Where %s fails to load, Try again loads it',
  async (page, call, _loading, count) => {
    const { user, backend } = await renderApp(page, { fail: { [call]: 503 } });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent(
      '503: {"message":"This failure was asked for"}',
    );
    const waysOn = main.getAllByRole('link', { name: /^View All/ });
    expect(waysOn.map((link) => link.getAttribute('href'))).not.toContain(page);
    backend.conditions.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(count)).toBeVisible();
    // With the button the focus would go.
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test.each([
  ['artwork', '/artwork/2', 'Quiet Hill'],
  ['event', '/event/1', 'Late Show'],
] as const)(
  'R-18: a part about an artist whom the server does not have is left out (%s)',
  async (_, page, name) => {
    await renderApp(page, { fail: { getArtist: 404 } });
    expect(await heading(name)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
      expect(screen.queryByText('Presented By')).not.toBeInTheDocument();
    });
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  },
);

test('An event without a venue is listed with its city alone', async () => {
  expectMessages(/GET \/api\/events/);
  const date = '2099-05-01T19:00:00.000Z';
  const event = { id: 1, title: 'Late Show', date, venue: null, location: 'Portland, OR' };
  await renderApp('/events', {
    handlers: [http.get('/api/events', () => HttpResponse.json([event]))],
  });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Portland, OR');
  expect(card).not.toHaveTextContent(', Portland');
});
