// @vitest-environment node
import { expect, test } from 'vitest';
import { cachedArtist, cachedArtwork, cachedEvent } from './cached-rows.ts';
import { createQueryClient } from './query-client.ts';

const work = { id: 7, title: 'Seven' };

function clientWith(url: string, data: unknown) {
  const client = createQueryClient();
  client.setQueryData([url], data);
  return client;
}

test.each([
  ['/api/artworks', [{ id: 6 }, work]],
  ['/api/artworks?categoryId=3', [work]],
  ['/api/artists/1', { artist: { id: 7 }, artworks: [work], events: [{ id: 7 }] }],
  ['/api/artists/featured', { artist: null, artworks: [work] }],
])('The artwork is found in %s', (url, data) => {
  expect(cachedArtwork(clientWith(url, data), 7)).toBe(work);
});

test('The event is found in a list and in a portfolio', () => {
  expect(cachedEvent(clientWith('/api/events?upcoming=true', [work]), 7)).toBe(work);
  expect(cachedEvent(clientWith('/api/artists/1', { artworks: [], events: [work] }), 7)).toBe(work);
});

test('The artist is found in the list and in a portfolio', () => {
  expect(cachedArtist(clientWith('/api/artists', [work]), 7)).toBe(work);
  expect(cachedArtist(clientWith('/api/artists/7', { artist: work }), 7)).toBe(work);
});

test.each([
  ['/api/artworks', [{ id: 6 }]],
  ['/api/artworks/7', work],
  ['/api/events', [{ id: 7 }]],
  ['/api/artists', [{ id: 7 }]],
  ['/api/artists/featured', { artist: { id: 7 }, artworks: null, events: [{ id: 7 }] }],
])('No artwork is found in %s', (url, data) => {
  expect(cachedArtwork(clientWith(url, data), 7)).toBeUndefined();
});

test('A list that has not arrived has no rows', () => {
  const client = createQueryClient();
  void client.prefetchQuery({ queryKey: ['/api/artworks'], queryFn: () => new Promise(() => {}) });
  expect(cachedArtwork(client, 7)).toBeUndefined();
});
