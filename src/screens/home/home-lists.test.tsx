import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { largeShop } from '#src/testing/large-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import { expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('O-7: a category card links by slug, and the line under its name is a constant', async () => {
  await renderApp('/', { shop: largeShop });
  const part = await section('Top Categories');
  await part.findByText('Film');
  const cards = part.getAllByRole('link');
  expect(cards.map((card) => [card.getAttribute('href'), card.textContent])).toEqual([
    ['/category/paintings', 'Paintings300+ Artists'],
    ['/category/pet-portraits', 'Pet Portraits120+ Artists'],
    ['/category/film', 'Film85+ Filmmakers'],
    ['/category/performance-art', 'Performance Art75+ Performers'],
    ['/category/live-music', 'Live Music200+ Musicians'],
    ['/category/mixed-media', 'Mixed Media150+ Artists'],
  ]);
});

test('Spec 9: the first three upcoming events are shown with date badge, venue, location and price', async () => {
  await renderApp('/', { shop: largeShop });
  const part = await section('Upcoming Events');
  const cards = await part.findAllByRole('article');
  const [first] = cards;
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Matinee',
    'Studio Evening',
    'Second Evening',
  ]);
  const matinee = within(first!);
  const title = within(matinee.getByRole('heading', { name: 'Matinee' }));
  expect(title.getByRole('link')).toHaveAttribute('href', '/event/2');
  const badge = matinee.getByText('DEC').closest('time');
  expect(badge).toHaveTextContent(/^DEC4$/);
  expect(badge).toHaveAttribute('datetime', '2026-12-04T19:30');
  expect(matinee.getByText('The Vault')).toBeVisible();
  expect(matinee.getByText('Portland, OR')).toBeVisible();
  expect(matinee.getByText(`${priceText(45)} - ${priceText(120)}`)).toBeVisible();
});

test('R-10: Get Tickets adds one ticket', async () => {
  const { user, backend } = await renderApp('/');
  const part = await section('Upcoming Events');
  await user.click(await part.findByRole('button', { name: 'Get Tickets for Studio Evening' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"eventId":4,"quantity":1}']);
});

test('Spec 9: the first four artists are shown, each with a link to the profile', async () => {
  await renderApp('/', { shop: largeShop });
  const part = await section('Artist Spotlights');
  await part.findByRole('heading', { name: 'Ada Moor' });
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ada Moor',
    'Ben Ito',
    'Cleo Park',
    'Dan Roe',
  ]);
  expect(part.getByRole('link', { name: 'View Artist Profile of Cleo Park' })).toHaveAttribute(
    'href',
    '/artist/3',
  );
});

test('O-8: a social icon does nothing', async () => {
  const { user, router } = await renderApp('/');
  const part = await section('Artist Spotlights');
  const icons = await part.findAllByRole('button');
  expect(icons).toHaveLength(4);
  for (const icon of icons) {
    expect(icon).toHaveAccessibleDescription('Not available in this preview');
    await user.click(icon);
  }
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '' });
});

test.each([
  ['Top Categories', '/api/categories', 'No categories yet.', 'View All Artwork'],
  ['Upcoming Events', '/api/events', 'No upcoming events.', 'View All Artwork'],
  ['Artist Spotlights', '/api/artists', 'No artists yet.', 'Become the first'],
  ['Trending Artwork', '/api/artworks', 'Nothing hangs here yet.', 'View All Artwork'],
])('%s without rows shows a sentence and a link', async (title, path, sentence, way) => {
  await renderApp('/', { handlers: [http.get(path, () => HttpResponse.json([]))] });
  const part = await section(title);
  expect(await part.findByText(sentence)).toBeVisible();
  expect(part.getByRole('link', { name: way })).toBeVisible();
});
