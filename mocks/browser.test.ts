import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

// A state that cannot be shown opens Backstage, whose code may come when the page is another test's.
vi.mock('./panel/create-tools.ts', () => ({
  createTools: () => ({ open: () => {}, toggle: () => {} }),
}));

beforeEach(() => {
  indexedDB = new IDBFactory();
  vi.resetModules();
  vi.stubEnv('DEV', false);
  history.replaceState(null, '', '/?transport=inpage');
  // What waits for the page to be idle does not come during the test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => {
    vi.useRealTimers();
    sessionStorage.clear();
  };
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

  const { startBackend } = await import('./browser.ts');
  await Promise.all([startBackend(), startBackend()]);
  const works = fetch('/api/artworks');
  expect(await (await fetch('/api/categories')).json()).toEqual([]);
  expect(performance.getEntriesByName('vernissage:backend')).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(4);
  bringArtworks();
  expect(await (await works).json()).toEqual([]);
});

test.each(['', '&scenario=full-cart'])(
  'With "%s", a file of the collection that could not be fetched is fetched again by the next call',
  async (state) => {
    vi.mocked(console.error).mockImplementation(() => {});
    history.replaceState(null, '', `/?transport=inpage${state}`);
    let isDown = true;
    vi.stubGlobal('fetch', async (url: string) =>
      isDown && url.includes('artworks') ? new Response('', { status: 503 }) : Response.json([]),
    );
    const { startBackend } = await import('./browser.ts');
    const read = async () => (await fetch('/api/artworks')).status;
    await startBackend();
    expect(await read()).toBe(500);
    isDown = false;
    expect(await read()).toBe(200);
    vi.mocked(console.error).mockClear();
  },
);

test('Whoever develops gets the answer to the first call from @mswjs/data', async () => {
  vi.stubEnv('DEV', true);
  const prints = { id: 2, slug: 'prints', name: 'Prints', description: '', image: 'a.png' };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('categories') ? [prints] : []),
  );
  const { Collection } = await import('@mswjs/data');
  const findMany = vi.spyOn(Collection.prototype, 'findMany');
  const { startBackend } = await import('./browser.ts');
  await startBackend();
  await fetch('/api/categories');
  expect(findMany.mock.results.map(({ value }) => value)).toContainEqual([prints]);
});
