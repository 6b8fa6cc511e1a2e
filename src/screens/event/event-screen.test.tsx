import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import {
  advanceTime,
  expectNotice,
  heading,
  readCallsOf,
  renderApp,
  writeCallsOf,
} from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';

const tickets = async () => within(await screen.findByRole('complementary', { name: 'Tickets' }));

test('Spec 2, Event: the hero shows image, badge, title, date, time, venue and location', async () => {
  await renderApp('/event/1');
  const hero = within((await heading('Late Show')).parentElement!.parentElement!);
  expect(hero.getByText('Film')).toBeVisible();
  const time = hero.getByText(/Dec 21, 2026/);
  expect(time).toHaveTextContent('Dec 21, 2026 7:30 PM');
  expect(time).toHaveAttribute('datetime', '2026-12-21T19:30');
  expect(hero.getByText(/The Vault/)).toHaveTextContent('The Vault Portland, OR');
  expect(hero.getByRole('button', { name: 'Get Tickets for Late Show' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Late Show' })[0]).toHaveAttribute('src', '/e1.avif');
  expect(document.title).toBe(`Late Show · ${brand.name}`);
});

test.each([
  [8, 'Slow Walk', 'Performance Art'],
  [7, 'Fourth Evening', 'Live Music'],
  [9, 'Open House', 'Event'],
])('R-51: event %i, %s, is labelled %s', async (id, title, label) => {
  await renderApp(`/event/${id}`, { shop: largeShop });
  const hero = within((await heading(title)).parentElement!);
  expect(hero.getByText(label)).toBeVisible();
});

test('Spec 2, Event: the page has a description, a presenter, a venue and five questions', async () => {
  const { user } = await renderApp('/event/1');
  await heading('Late Show');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { name: 'About this Event' })).toBeVisible();
  expect(main.getByText('An evening.')).toBeVisible();
  expect(main.getByRole('heading', { name: 'Presented By' })).toBeVisible();
  const presenter = await main.findByRole('link', { name: /Ben Ito/ });
  expect(presenter).toHaveAttribute('href', '/artist/2');
  expect(main.getByRole('heading', { name: 'Venue Information' })).toBeVisible();
  for (const note of ['Parking', 'Transit', 'Wheelchair access']) {
    expect(main.getByText(note)).toBeVisible();
  }
  const questions = [...document.querySelectorAll('details')];
  expect(questions).toHaveLength(5);
  await user.click(main.getByText('Can I get a refund?'));
  await user.click(main.getByText('When do the doors open?'));
  await user.click(main.getByText('Can children come?'));
  expect(questions.map(({ open }) => open)).toEqual([true, true, true, false, false]);
  expect(main.getByText(/up to 7 days before an event/)).toBeVisible();
  expect(main.getByText(/Doors open 1 hour before/)).toBeVisible();
  expect(main.getByText(/Children under 12 need an adult/)).toBeVisible();
});

test('An event without a description has no section for one', async () => {
  const events = largeShop.events.map((event) => ({ ...event, description: '' }));
  await renderApp('/event/8', { shop: { ...largeShop, events } });
  await heading('Slow Walk');
  expect(screen.queryByRole('heading', { name: 'About this Event' })).not.toBeInTheDocument();
});

test('R-17: the map is a titled frame that makes no requests, with a link to a map search', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/event/1');
  await heading('Late Show');
  await advanceTime(1_000);
  const map = await screen.findByTitle('Map of The Vault, Portland, OR');
  expect(map).not.toHaveAttribute('src');
  const link = screen.getByRole('link', { name: /^Open in Maps/ });
  expect(link).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=The%20Vault%2C%20Portland%2C%20OR',
  );
  expect(link).toHaveAttribute('target', '_blank');
});

test('O-20: Premium Admission is shown, and a ticket in the cart costs the minimum', async () => {
  const { user, backend } = await renderApp('/event/1');
  const part = await tickets();
  expect(part.getByText('Regular Admission').parentElement).toHaveTextContent(priceText(45));
  expect(part.getByText('Premium Admission').parentElement).toHaveTextContent(priceText(120));
  await user.click(part.getByRole('button', { name: 'Get Tickets for Late Show' }));
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"eventId":1,"quantity":1}']);
  await user.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  expect(await screen.findByRole('region', { name: 'Order Summary' })).toHaveTextContent(
    `Subtotal${priceText(45)}`,
  );
});

test('Spec 2, Event: Premium Admission is hidden unless the maximum is above the minimum', async () => {
  await renderApp('/event/8', { shop: largeShop });
  const part = await tickets();
  expect(part.getByText('Regular Admission')).toBeVisible();
  expect(part.queryByText('Premium Admission')).not.toBeInTheDocument();
});

test.each([
  [0, 'Only 10 tickets left'],
  [0.999, 'Only 59 tickets left'],
])('O-14: the random number %f reads %s, and 68 people are viewing', async (chance, sentence) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  await renderApp('/event/1');
  const part = await tickets();
  expect(part.getByText(sentence)).toBeVisible();
  expect(part.getByText('68 people are viewing')).toBeVisible();
});

test('O-14: the number of tickets left stays the same during a visit', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { user } = await renderApp('/event/1');
  const part = await tickets();
  expect(part.getByText('Only 35 tickets left')).toBeVisible();
  chance.mockReturnValue(0.1);
  await user.click(part.getByRole('button', { name: 'Get Tickets for Late Show' }));
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  expect(part.getByText('Only 35 tickets left')).toBeVisible();
});

test('O-15: Add to Calendar and Share do nothing', async () => {
  const { user, backend } = await renderApp('/event/1');
  const part = await tickets();
  for (const name of ['Add to Calendar', 'Share']) {
    const button = part.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Not available in this preview');
    await user.click(button);
  }
  await expectNotice('');
  expect(writeCallsOf(backend)).toEqual([]);
});

test('Spec 9: up to three similar events of the same category are shown after three reads', async () => {
  const { backend } = await renderApp('/event/1');
  const similar = await screen.findByRole('region', { name: 'Similar Events' });
  await waitFor(() => expect(within(similar).getAllByRole('article')).toHaveLength(3));
  expect(within(similar).queryByText('Late Show')).not.toBeInTheDocument();
  expect(within(similar).queryByText('Fourth Evening')).not.toBeInTheDocument();
  await screen.findByRole('link', { name: /Ben Ito/ });
  expect(readCallsOf(backend)).toEqual([
    '/api/artists/2',
    '/api/events/1',
    '/api/events?categoryId=3',
  ]);
});

test('Similar Events leaves out those that have taken place, which a server may list', async () => {
  const matinee = { ...smallShop.events[1], date: '2026-12-04T19:30' };
  const past = [10, 11, 12].map((id) => ({
    ...matinee,
    id,
    title: 'Over',
    date: '2025-12-04T19:30',
  }));
  const listed = http.get('/api/events', () => HttpResponse.json([...past, matinee]));
  await renderApp('/event/1', { handlers: [listed] });
  const similar = within(await screen.findByRole('region', { name: 'Similar Events' }));
  expect(await similar.findByText(matinee.title!)).toBeVisible();
  expect(similar.queryByText('Over')).not.toBeInTheDocument();
});

test('Similar Events is hidden when there are none', async () => {
  await renderApp('/event/7');
  await heading('Fourth Evening');
  await screen.findByRole('link', { name: /Ada Moor/ });
  await waitFor(() => expect(screen.queryByText('Similar Events')).not.toBeInTheDocument());
});

test('When presenter and similar events fail to load, the rest of the page is shown, and one Try again loads both', async () => {
  const { user, backend } = await renderApp('/event/1', {
    fail: { getArtist: 500, getEvents: 500 },
  });
  await heading('Late Show');
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByRole('alert')).toHaveLength(2),
  );
  const [presenter] = within(screen.getByRole('main')).getAllByRole('alert');
  expect(screen.getByText('Regular Admission')).toBeVisible();
  backend.conditions.clear();
  await user.click(within(presenter!).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ben Ito/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Studio Evening' })).toBeVisible();
});

test('No picture of an event is cropped', async () => {
  const poster = 'poster-1280.avif#w=1280&h=1600';
  const events = smallShop.events.map((event) => ({ ...event, image: poster }));
  await renderApp('/event/1', { shop: { ...smallShop, events } });
  const pictures = await screen.findAllByRole('img', { name: /^(Late Show|Matinee)$/ });
  for (const picture of pictures) {
    expect(picture.closest('.picture')).toHaveStyle({ aspectRatio: '1280 / 1600' });
  }
});

test('R-73: an event whose date has passed says so in place of Get Tickets and of the tickets left', async () => {
  await renderApp('/event/3');
  await heading('Long Ago');
  expect(screen.getByText('This event has taken place')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get Tickets for Long Ago' })).toBeNull();
  expect(screen.queryByText(/tickets left/)).toBeNull();
  // Nothing is offered that cannot be had any more.
  expect(screen.queryByText('Regular Admission')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
});
