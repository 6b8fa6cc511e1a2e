import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { expectNotice, readCallsOf, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const section = (name: string) => screen.findByRole('region', { name });

test('Spec 2, Home: the sections are in the order of the specification', async () => {
  await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: brand.line });
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toMatchObject([
    { textContent: 'Featured Artist' },
    { textContent: 'Top Categories' },
    { textContent: 'Trending Artwork' },
    { textContent: 'Upcoming Events' },
    { textContent: 'Artist Spotlights' },
    { textContent: 'Art Consulting Services' },
    { textContent: 'Join Our Creative Community' },
    { textContent: 'Stay Inspired' },
  ]);
});

test('Spec 2, Home: the hero links to the paintings and to the events', async () => {
  await renderApp('/');
  const explore = await screen.findByRole('link', { name: 'Explore Artwork' });
  expect(explore).toHaveAttribute('href', '/category/paintings');
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
});

test('R-61: Home makes five reads, and the only one of artworks is unfiltered', async () => {
  const { backend } = await renderApp('/');
  await screen.findAllByRole('link', { name: 'Quiet Hill' });
  await screen.findByRole('heading', { name: 'Ada Moor' });
  await within(await section('Featured Artist')).findByRole('heading', { name: 'Ben Ito' });
  await within(await section('Top Categories')).findByText('Film');
  await within(await section('Upcoming Events')).findByText('Studio Evening');
  expect(readCallsOf(backend)).toEqual([
    '/api/artists',
    '/api/artists/featured',
    '/api/artworks',
    '/api/categories',
    '/api/events?upcoming=true',
  ]);
});

const reads: [title: string, call: EndpointName, loading: string, content: string][] = [
  ['Featured Artist', 'getFeaturedArtist', 'Loading the featured artist', 'Ben Ito'],
  ['Top Categories', 'getCategories', 'Loading categories', 'Paintings'],
  ['Trending Artwork', 'getArtworks', 'Loading artworks', 'Quiet Hill'],
  ['Upcoming Events', 'getEvents', 'Loading events', 'Studio Evening'],
  ['Artist Spotlights', 'getArtists', 'Loading artists', 'Ada Moor'],
];

test.each(reads)('%s shows a busy skeleton while it loads', async (title, call, loading) => {
  await renderApp('/', { fail: { [call]: 'never' } });
  const sentence = await within(await section(title)).findByText(loading);
  expect(sentence.parentElement).toHaveAttribute('aria-busy', 'true');
});

test.each(reads)(
  '%s fails without the other sections, and Try again loads it',
  async (title, call, _, content) => {
    const { user, backend } = await renderApp('/', { fail: { [call]: 500 } });
    const failure = await within(screen.getByRole('main')).findByRole('alert');
    expect(await section(title)).toContainElement(failure);
    expect(failure).toHaveTextContent('Something went wrong');
    expect(failure).toHaveTextContent('500: {"message":"This failure was asked for"}');

    backend.conditions.clear();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await within(await section(title)).findByText(content)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('O-9: the buttons of the four consulting services do nothing', async () => {
  const { user, backend, router } = await renderApp('/');
  const services = within(await section('Art Consulting Services'));
  expect(
    services.getAllByRole('listitem').map((card) => within(card).getByRole('heading')),
  ).toMatchObject([
    { textContent: 'One-on-One Consultation' },
    { textContent: 'Collection Curation' },
    { textContent: 'Art Business Coaching' },
    { textContent: 'Live Shopping Support' },
  ]);
  for (const name of ['Book a Session', 'Get Started', 'Schedule Coaching', 'Learn More']) {
    const button = services.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Not available in this preview');
    await user.click(button);
  }
  expect(router.state.location.pathname).toBe('/');
  expect(writeCallsOf(backend)).toEqual([]);
  await expectNotice('');
  expect(services.getByRole('link', { name: 'View All Consulting Services' })).toHaveAttribute(
    'href',
    '/consulting',
  );
});

test('The links to more stand beside the titles of their sections', async () => {
  await renderApp('/');
  for (const [title, label] of [
    ['Featured Artist', 'More artists'],
    ['Trending Artwork', 'View All Artwork'],
    ['Upcoming Events', 'View All Events'],
    ['Artist Spotlights', 'View All Artists'],
    ['Art Consulting Services', 'View All Consulting Services'],
  ] as const) {
    const heading = within(await section(title)).getByRole('heading', { name: title });
    expect(heading.nextElementSibling).toHaveTextContent(label);
  }
});

test('Spec 2, Home: the community banner links to both ways of joining', async () => {
  await renderApp('/');
  const banner = within(await section('Join Our Creative Community'));
  expect(banner.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/signup');
  expect(banner.getByRole('link', { name: 'Artist Sign Up' })).toHaveAttribute(
    'href',
    '/artist-signup',
  );
});
