import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { priceText } from '#src/testing/price-text.ts';
import { expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';

const ben = smallShop.artists[1]!;
const frame = smallShop.artworks[2]!;

const featured = async () => within(await screen.findByRole('region', { name: 'Featured Artist' }));
const responseOf = (answer: object) =>
  http.get('/api/artists/featured', () => HttpResponse.json(answer));

test('Spec 2, Home: the featured artist is shown with the first artwork and the first event', async () => {
  await renderApp('/');
  const part = await featured();
  expect(await part.findByRole('heading', { name: 'Ben Ito' })).toBeVisible();
  expect(part.getByText('Filmmaker')).toBeVisible();
  expect(part.getByRole('img', { name: 'Ben Ito' })).toHaveAttribute('src', '/a2.avif');
  expect(part.getByRole('link', { name: 'View Artist Profile' })).toHaveAttribute(
    'href',
    '/artist/2',
  );
  expect(part.getByRole('heading', { name: 'Frame 12' })).toBeVisible();
  expect(part.getByText(priceText(80.5))).toBeVisible();
  expect(part.getByRole('link', { name: 'View Details of Frame 12' })).toHaveAttribute(
    'href',
    '/artwork/3',
  );
  const event = within(part.getByRole('heading', { name: 'Matinee' }));
  expect(event.getByRole('link')).toHaveAttribute('href', '/event/2');
  expect(part.getByText('Dec 4, 2026, 7:30 PM')).toBeVisible();
  expect(part.getByRole('link', { name: 'More artists' })).toHaveAttribute('href', '/artists');
});

test('Add to Cart adds the artwork, and Get Tickets adds one ticket', async () => {
  const { user, backend } = await renderApp('/');
  const part = await featured();
  await user.click(await part.findByRole('button', { name: 'Add to Cart, Frame 12' }));
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  await user.click(part.getByRole('button', { name: 'Get Tickets for Matinee' }));
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(writeCallsOf(backend)).toEqual([
    'POST /api/cart {"userId":6,"artworkId":3,"quantity":1}',
    'POST /api/cart {"userId":6,"eventId":2,"quantity":1}',
  ]);
});

test('R-31: a failed Get Tickets shows one toast', async () => {
  const { user } = await renderApp('/', { fail: { addCartItem: 'network' } });
  await user.click(
    await (await featured()).findByRole('button', { name: 'Get Tickets for Matinee' }),
  );
  await expectNotice(
    'Could not add event tickets to cart: Failed to add item to cart. Please try again.',
  );
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
});

test.each([
  ['artworks is missing', { artist: ben, events: [] }],
  ['artworks is null', { artist: ben, artworks: null, events: null }],
  ['artworks is empty', { artist: ben, artworks: [], events: [] }],
])('R-20: without artworks and events only the artist is shown (%s)', async (_, answer) => {
  await renderApp('/', { handlers: [responseOf(answer)] });
  const part = await featured();
  expect(await part.findByRole('heading', { name: 'Ben Ito' })).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect(part.queryByText('Something went wrong')).not.toBeInTheDocument();
});

test('R-20: without an artist the artwork is still shown', async () => {
  await renderApp('/', { handlers: [responseOf({ artworks: [frame] })] });
  const part = await featured();
  expect(await part.findByRole('heading', { name: 'Frame 12' })).toBeVisible();
  expect(part.queryByRole('link', { name: 'View Artist Profile' })).not.toBeInTheDocument();
});

test('R-20: a response without artist, artworks and events hides the section', async () => {
  await renderApp('/', { handlers: [responseOf({})] });
  await screen.findByRole('heading', { name: 'Ada Moor' });
  await waitFor(() => expect(screen.queryByText('Featured Artist')).not.toBeInTheDocument());
});

test('R-18: a 404 for the featured artist hides the section', async () => {
  await renderApp('/', { fail: { getFeaturedArtist: 404 } });
  await screen.findByRole('heading', { name: 'Ada Moor' });
  await waitFor(() => expect(screen.queryByText('Featured Artist')).not.toBeInTheDocument());
});

test('A long biography is shown to the end of a sentence', async () => {
  const bio = `Ben Ito films rivers. ${'He walks along each of them first. '.repeat(9)}`;
  await renderApp('/', {
    handlers: [responseOf({ artist: { ...ben, bio }, artworks: [], events: [] })],
  });
  const shown = (await (await featured()).findByText(/^Ben Ito films rivers\./)).textContent;
  expect(shown).toMatch(/first\.$/);
  expect(shown.length).toBeLessThanOrEqual(240);
});
