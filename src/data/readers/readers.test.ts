// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { readCartItem } from './cart.ts';
import { readArtist, readArtwork, readCategory, readPortfolio } from './catalog.ts';
import { readEvent, readEvents } from './events.ts';
import { readImage } from './images.ts';
import type { LeftOut } from './rows.ts';

afterEach(() => vi.unstubAllEnvs());

test('Of an artwork the id alone suffices', () => {
  expect(readArtwork({ id: 'a-1' })).toEqual({
    id: 'a-1',
    title: 'Untitled',
    image: '',
    medium: '',
    description: '',
    price: undefined,
    dimensions: '',
    createdAt: '',
    isFeatured: false,
    isSold: false,
    artistId: undefined,
    categoryId: undefined,
  });
  expect(readArtwork({ title: 'Sea' })).toBeUndefined();
});

test('So it does of an event, an artist and a category', () => {
  expect(readEvent({ id: 1 })).toMatchObject({ title: 'Untitled', date: '', minPrice: undefined });
  expect(readArtist({ id: 1 })).toMatchObject({ fullName: 'Artist', bio: '', artistType: '' });
  expect(readCategory({ id: 9 })).toMatchObject({ slug: '9', name: 'Untitled', image: '' });
});

test('Events are in ascending order, those without a date last', () => {
  const events = readEvents(
    [{ id: 1 }, { id: 2, date: '2026-12-06' }, { id: 3, date: '2026-12-05T19:30' }],
    [],
  );
  expect(events.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('A portfolio without lists has empty ones, and without an artist there is none', () => {
  expect(readPortfolio({ artist: { id: 1 } }, [])).toMatchObject({ artworks: [], events: [] });
  expect(readPortfolio({ artworks: [{ id: 1 }] }, [])).toBeUndefined();
  expect(readPortfolio({ id: 1, fullName: 'Ida', events: [{ id: 4 }] }, [])).toMatchObject({
    artist: { id: 1, fullName: 'Ida' },
    artworks: [],
    events: [{ id: 4 }],
  });
  const leftOut: LeftOut[] = [];
  readPortfolio({ artist: { id: 1 }, artworks: [{ id: 1 }, null, { id: '1' }] }, leftOut);
  expect(leftOut).toEqual([
    { place: 'artworks[1]', why: 'is no object' },
    { place: 'artworks[2]', why: 'has the id of an earlier one' },
  ]);
});

test('A line of the cart holds its artwork or event, with the id of the line where the row has none', () => {
  const slim = { title: 'Sea', image: 'sea.avif', price: '120.00' };
  expect(
    readCartItem({ id: 1, quantity: '2', artworkId: 7, artwork: slim, event: null }),
  ).toMatchObject({ id: 1, quantity: 2, artwork: { id: 7, title: 'Sea', price: 120 } });
  const event = { id: 3, title: 'Late Show', minPrice: 45 };
  expect(readCartItem({ id: 2, quantity: 1, artwork: null, event })).toMatchObject({ event });
  expect(readCartItem({ id: 3, artworkId: 7, artwork: null, event: null })).toEqual({
    id: 3,
    quantity: 1,
  });
  expect(readCartItem({ quantity: 1, event })).toBeUndefined();
});

test('A path of a picture is one of the origin of pictures, else of the calls', () => {
  expect(readImage('/uploads/a.jpg')).toBe('/uploads/a.jpg');
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
  expect(readImage('/uploads/a.jpg#w=40&h=30')).toBe('https://api.example/uploads/a.jpg#w=40&h=30');
  vi.stubEnv('VITE_MEDIA_ORIGIN', 'https://media.example, https://cdn.example');
  expect(readImage('/uploads/a.jpg')).toBe('https://media.example/uploads/a.jpg');
  for (const image of ['https://cdn.example/a.jpg', '//cdn.example/a.jpg', 'pictures/a.avif', '']) {
    expect(readImage(image)).toBe(image);
  }
});

test('In development the console says which setting allows the pictures of an origin, once', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  readImage('https://elsewhere.example/a.jpg');
  readImage('https://elsewhere.example/b.jpg');
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      'Pictures of https://elsewhere.example are refused by the policy of a built site: VITE_MEDIA_ORIGIN=https://elsewhere.example allows them.',
    ],
  ]);
  vi.mocked(console.warn).mockClear();
});
