import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { heading, readCallsOf, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('Spec 2, Artist: the header shows image, name, badge and bio after one read', async () => {
  const { backend } = await renderApp('/artist/2');
  const header = (await heading('Ben Ito')).parentElement!.parentElement!.parentElement!;
  expect(within(header).getByText('Filmmaker')).toBeVisible();
  expect(within(header).getByText('Films.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ben Ito' })).toHaveAttribute('src', '/a2.avif');
  expect(document.title).toBe(`Ben Ito · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/artists/2']);
});

test.each([
  [1, 'Ada Moor', 'Oil Painter'],
  [3, 'Cleo Park', 'Pet Portrait Artist'],
  [4, 'Dan Roe', 'Performance Artist'],
  [5, 'Eva Lund', 'Musician'],
  [6, 'Fay Quist', 'Artist'],
])('Spec 3: artist %i, %s, has the badge %s', async (id, name, badge) => {
  await renderApp(`/artist/${id}`, { shop: largeShop });
  const header = (await heading(name)).parentElement!;
  expect(within(header).getByText(badge, { selector: '.eyebrow' })).toBeVisible();
});

test('The page begins with a large work, and the header has the first sentences of a long biography', async () => {
  const films = 'He films the same street each winter.';
  const bio = `${films} ${'It has changed less than he has. '.repeat(8)}`.trim();
  const { user } = await renderApp('/artist/2', {
    shop: {
      ...smallShop,
      artists: smallShop.artists.map((artist) => (artist.id === 2 ? { ...artist, bio } : artist)),
    },
  });
  const name = await heading('Ben Ito');
  const work = screen.getAllByRole('img', { name: /^Frame 12/ })[0]!.closest('a')!;
  expect(work).toHaveAttribute('href', '/artwork/3');
  expect(work.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(films, { exact: false }).textContent.length).toBeLessThanOrEqual(260);
  await user.click(screen.getByRole('tab', { name: 'About' }));
  expect(screen.getByText(bio)).toBeVisible();
});

test('Spec 2, Artist: without a bio the header and About read Artist profile', async () => {
  const { user } = await renderApp('/artist/6', { shop: largeShop });
  await heading('Fay Quist');
  await user.click(screen.getByRole('tab', { name: 'About' }));
  expect(screen.getAllByText('Artist profile')).toHaveLength(2);
});

test('Spec 2, Artist: a portrait that fails to load shows the initials', async () => {
  await renderApp('/artist/1');
  await heading('Ada Moor');
  fireEvent.error(screen.getByRole('img', { name: 'Ada Moor' }));
  expect(screen.getByRole('img', { name: 'Ada Moor' })).toHaveTextContent(/^AM$/);
});

test('R-49: the tabs show the length of their lists, and events are in ascending order', async () => {
  const { user } = await renderApp('/artist/2');
  await heading('Ben Ito');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Artworks (1)',
    'Events (2)',
    'About',
  ]);
  expect(titles()).toEqual(['Frame 12']);
  await user.click(screen.getByRole('tab', { name: 'Events (2)' }));
  expect(titles()).toEqual(['Matinee', 'Late Show']);
});

test('Works that are sold come after those that can be bought', async () => {
  await renderApp('/artist/1');
  await heading('Ada Moor');
  await waitFor(() => expect(titles()).toEqual(['Quiet Hill', 'Sold Sea']));
});

test('Spec 2, Artist: empty lists read No artworks available and No upcoming events', async () => {
  const { user } = await renderApp('/artist/5', { shop: largeShop });
  await heading('Eva Lund');
  expect(screen.getByRole('tab', { name: 'Artworks (0)' })).toBeVisible();
  expect(screen.getByText('No artworks available')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Events (0)' }));
  expect(screen.getByText('No upcoming events')).toBeVisible();
});

test('O-13: About shows placeholder text marked as a sample, and Contact Artist does nothing', async () => {
  const { user, backend } = await renderApp('/artist/1');
  await heading('Ada Moor');
  await user.click(screen.getByRole('tab', { name: 'About' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'About' }));
  expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Biography',
    'Artist Statement',
    'Exhibitions',
    'Awards',
  ]);
  expect(panel.getByText('Paints.')).toBeVisible();
  expect(panel.getAllByText('Sample content')).toHaveLength(3);
  const contact = panel.getByRole('button', { name: 'Contact Artist' });
  expect(contact).toHaveAccessibleDescription('Not available in this preview');
  await user.click(contact);
  expect(writeCallsOf(backend)).toEqual([]);
});

test('O-8: the social icons do nothing', async () => {
  const { user, router } = await renderApp('/artist/1');
  await heading('Ada Moor');
  for (const name of ['Ada Moor on social media', 'Website of Ada Moor']) {
    const icon = screen.getByRole('button', { name });
    expect(icon).toHaveAccessibleDescription('Not available in this preview');
    await user.click(icon);
  }
  expect(router.state.location).toMatchObject({ pathname: '/artist/1', hash: '' });
});

test('Going to an artist already loaded opens Artworks, not the tab chosen for the last artist', async () => {
  const { user, router } = await renderApp('/artist/1');
  await heading('Ada Moor');
  await router.navigate('/artist/2');
  await heading('Ben Ito');
  await user.click(await screen.findByRole('tab', { name: 'About' }));
  await router.navigate('/artist/1');
  await heading('Ada Moor');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Artworks');
});

test('Going back to an artist brings the chosen tab back', async () => {
  const { user, router } = await renderApp('/artist/1');
  await heading('Ada Moor');
  await user.click(screen.getByRole('tab', { name: 'About' }));
  await act(() => router.navigate('/artist/2'));
  await heading('Ben Ito');
  act(() => router.go(-1));
  await heading('Ada Moor');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('About');
});

test('R-66: /artist/featured is the address of no artist', async () => {
  const { backend } = await renderApp('/artist/featured');
  expect(await heading('Artist Not Found')).toBeVisible();
  expect(readCallsOf(backend)).toEqual([]);
});
