import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { startBackend } from './browser.ts';

beforeEach(() => {
  indexedDB = new IDBFactory();
  history.replaceState(null, '', '/?transport=inpage');
  // What waits for the page to be idle does not come during the test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => vi.useRealTimers();
});

test('The backend is started once, answers calls as soon as their rows are there, and marks the moment', async () => {
  let bringArtworks!: () => void;
  const artworks = new Promise<void>((resolve) => {
    bringArtworks = resolve;
  });
  const network = vi.fn(async (url: string) => {
    if (url.includes('artworks')) await artworks;
    return Response.json([]);
  });
  vi.stubGlobal('fetch', network);

  await Promise.all([startBackend(), startBackend()]);
  const works = fetch('/api/artworks');
  expect(await (await fetch('/api/categories')).json()).toEqual([]);
  expect(performance.getEntriesByName('vernissage:backend')).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(4);
  bringArtworks();
  expect(await (await works).json()).toEqual([]);
});
