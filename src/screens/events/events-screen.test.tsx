import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { expectMessages } from '#src/testing/console-messages.ts';
import { datedEvent } from '#src/testing/factories.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { priceText } from '#src/testing/price-text.ts';
import { expectNotice, readCallsOf, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const titlesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('R-1: /events groups the upcoming events by month after one read', async () => {
  const { backend } = await renderApp('/events', { shop: largeShop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  expect(await screen.findByText('Showing 8 events')).toBeVisible();
  expect(titlesIn(screen.getByRole('region', { name: 'December 2026' }))).toEqual([
    'Matinee',
    'Studio Evening',
    'Second Evening',
    'Third Evening',
    'Fourth Evening',
    'Late Show',
  ]);
  expect(titlesIn(screen.getByRole('region', { name: 'January 2027' }))).toEqual([
    'Slow Walk',
    'Open House',
  ]);
  expect(document.title).toBe(`Upcoming Events · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/events?upcoming=true']);
});

test('R-14: without a higher maximum a card shows only the minimum price', async () => {
  await renderApp('/events', { shop: largeShop });
  await screen.findByText('Showing 8 events');
  const january = within(screen.getByRole('region', { name: 'January 2027' }));
  expect(january.getByText(priceText(45))).toBeVisible();
  expect(january.getByText(`${priceText(45)} - ${priceText(120)}`)).toBeVisible();
});

test('R-1, R-51: a chip filters the events by label', async () => {
  const { user } = await renderApp('/events', { shop: largeShop });
  await screen.findByText('Showing 8 events');
  const chips = within(screen.getByRole('group', { name: 'Kind of event' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Event (1)',
    'Film (5)',
    'Live Music (1)',
    'Performance Art (1)',
  ]);
  await user.click(chips.getByRole('button', { name: 'Event (1)' }));
  expect(screen.getByText('Showing 1 event')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('region', { name: 'December 2026' })).not.toBeInTheDocument();
  expect(titlesIn(screen.getByRole('region', { name: 'January 2027' }))).toEqual(['Open House']);
});

test('Going back to the events brings the chosen chip back', async () => {
  const { user, router } = await renderApp('/events', { shop: largeShop });
  await screen.findByText('Showing 8 events');
  await user.click(screen.getByRole('button', { name: 'Event (1)' }));
  await act(() => router.navigate('/consulting'));
  act(() => router.go(-1));
  expect(screen.getByText('Showing 1 event')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Event (1)', pressed: true })).toBeVisible();
});

test('A chip stands in the query; one that no event has leaves the list as it is', async () => {
  const { user, router } = await renderApp('/events?kind=opera', { shop: largeShop });
  expect(await screen.findByText('Showing 8 events')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Live Music (1)' }));
  expect(router.state.location.search).toBe('?kind=live-music');
  expect(screen.getByRole('button', { name: 'Live Music (1)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(router.state.location.search).toBe('');
});

const [anEvent] = smallShop.events;
const inCities = {
  ...smallShop,
  events: [
    { ...anEvent!, id: 1, location: 'Oslo, Norway', categoryId: 3 },
    { ...anEvent!, id: 2, location: 'Oslo, Norway', categoryId: 5 },
    { ...anEvent!, id: 3, location: 'Bergen, Norway', categoryId: 5 },
  ],
};

test('Events are filtered by city, too; each filter counts what the other leaves', async () => {
  const { user, router, backend } = await renderApp('/events', { shop: inCities });
  await screen.findByText('Showing 3 events');
  const city = screen.getByLabelText('City');
  const options = () =>
    within(city)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options()).toEqual(['All cities', 'Bergen, Norway (1)', 'Oslo, Norway (2)']);
  await user.selectOptions(city, 'Oslo, Norway (2)');
  expect(screen.getByText('Showing 2 events')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Live Music (1)' }));
  expect(screen.getByText('Showing 1 event')).toBeVisible();
  expect(options()).toEqual(['All cities', 'Bergen, Norway (1)', 'Oslo, Norway (1)']);
  expect(router.state.location.search).toBe('?city=oslo-norway&kind=live-music');
  expect(readCallsOf(backend)).toEqual(['/api/events?upcoming=true']);
});

test('Where no event of a kind is in a city, both filters can be cleared', async () => {
  const { user, router } = await renderApp('/events?city=bergen-norway&kind=film', {
    shop: inCities,
  });
  expect(await screen.findByText('Showing 0 events')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByText('Showing 3 events')).toHaveFocus();
  expect(router.state.location.search).toBe('');
});

test('A month jump counts the events of each month and leads to its heading; one month alone has none', async () => {
  const scrollIntoView = vi.fn();
  // Missing in jsdom.
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  const { user, router } = await renderApp('/events', { shop: largeShop });
  const months = within(await screen.findByRole('group', { name: 'Go to month' }));
  expect(months.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dec 2026 (6)',
    'Jan 2027 (2)',
  ]);
  await user.click(months.getByRole('button', { name: 'Jan 2027 (2)' }));
  const name = screen.getByText('January 2027', { selector: 'h2 *' });
  expect(name).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([name]);
  expect(router.state.location).toMatchObject({ pathname: '/events', hash: '' });
  await user.click(screen.getByRole('button', { name: 'Event (1)' }));
  expect(screen.queryByRole('group', { name: 'Go to month' })).not.toBeInTheDocument();
});

test('The month jump names a year where it begins', async () => {
  const [first] = smallShop.events;
  const events = [4, 35, 66].map((startsInDays, index) => ({
    ...first!,
    id: index + 1,
    startsInDays,
  }));
  await renderApp('/events', { shop: { ...smallShop, events } });
  const months = within(await screen.findByRole('group', { name: 'Go to month' }));
  expect(months.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dec 2026 (1)',
    'Jan 2027 (1)',
    'Feb (1)',
  ]);
});

test('The month jump names an event whose date is none in whole words', async () => {
  expectMessages(/date must be a local time like/);
  const events = [
    datedEvent({ id: 1, date: '2026-12-05T19:30' }),
    datedEvent({ id: 2, date: '2026-13-45T19:30' }),
  ];
  const handlers = [http.get('/api/events', () => HttpResponse.json(events))];
  await renderApp('/events', { handlers });
  const months = within(await screen.findByRole('group', { name: 'Go to month' }));
  expect(months.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dec 2026 (1)',
    'Date to be announced (1)',
  ]);
});

test('R-10: Get Tickets adds one ticket; picture and title link to the event', async () => {
  const { user, backend } = await renderApp('/events');
  const button = await screen.findByRole('button', { name: 'Get Tickets for Matinee' });
  const card = within(button.closest('article')!);
  const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/event/2', '/event/2']);
  await user.click(button);
  await expectNotice('Item added to cart: The item has been added to your cart.');
  expect(writeCallsOf(backend)).toEqual(['POST /api/cart {"userId":6,"eventId":2,"quantity":1}']);
});

test('How many tickets are in the cart is said at the button, which adds further ones', async () => {
  const { user } = await renderApp('/events', { cart: [{ eventId: 2, quantity: 1 }] });
  const button = await screen.findByRole('button', { name: 'Get Tickets for Matinee' });
  const card = within(button.closest('article')!);
  expect(await card.findByText('1 in your cart')).toBeVisible();
  await user.click(button);
  expect(await card.findByText('2 in your cart')).toBeVisible();
  expect(button).toHaveFocus();
  expect(screen.getAllByText(/in your cart$/)).toHaveLength(1);
});

test('Without events a sentence and a link are shown', async () => {
  await renderApp('/events', { handlers: [http.get('/api/events', () => HttpResponse.json([]))] });
  expect(await screen.findByText('No upcoming events.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All Artwork' })).toBeVisible();
});
