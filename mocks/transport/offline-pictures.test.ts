import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheName } from '#src/site/cache-names.ts';
import type * as OfflinePictures from './offline-pictures.ts';

const site = 'http://localhost:3000/';
const address = (name: string) => `${site}pictures/${name}`;
const [hill, lake, moor] = ['hill-480.avif', 'lake-480.avif', 'moor-480.avif'].map(address) as [
  string,
  string,
  string,
];
const large = address('hill-1280.avif');
const sizes = {
  'pictures/hill-1280.avif': 100_000,
  'pictures/hill-480.avif': 20_000,
  'pictures/lake-480.avif': 20_000,
  'pictures/moor-480.avif': 20_000,
};

class Connection extends EventTarget {
  saveData = false;
  effectiveType = '4g';

  become(changes: Partial<Pick<Connection, 'saveData' | 'effectiveType'>>) {
    Object.assign(this, changes);
    this.dispatchEvent(new Event('change'));
  }
}

const addressOf = (asked: string | { url: string }) =>
  typeof asked === 'string' ? asked : asked.url;

let connection: Connection;
/** What each cache keeps, by name and address. */
let stored: Map<string, Map<string, Response>>;
let kept: Map<string, Response>;
/** The pictures fetched, in order. */
let fetched: string[];
/** What the host answers for a picture. */
let answer: (url: string, signal?: AbortSignal | null) => Promise<Response>;
let listed: Record<string, number>;
let pictures: typeof OfflinePictures;

const picture = async () => new Response('…', { headers: { 'content-type': 'image/avif' } });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  connection = new Connection();
  kept = new Map();
  stored = new Map([[cacheName('pictures', site), kept]]);
  fetched = [];
  answer = picture;
  listed = sizes;
  vi.stubGlobal('navigator', {
    onLine: true,
    connection,
    locks: { request: (_: string, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const entries = stored.get(name)!;
      return {
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        match: async (asked: string | { url: string }) => entries.get(addressOf(asked)),
        delete: async (url: string) => entries.delete(url),
        put: async (asked: string | { url: string }, response: Response) =>
          void entries.set(addressOf(asked), response),
      };
    },
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/pictures.json')) return Response.json(listed);
    fetched.push(url);
    return answer(url, init?.signal);
  });
  pictures = await import('./offline-pictures.ts');
  const { watchActivity } = await import('./quiet.ts');
  watchActivity();
});

afterEach(() => vi.useRealTimers());

const state = () => pictures.offlinePictures.getState();
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A host that answers each picture after half a second, and none that was aborted. */
function beSlow() {
  answer = (_, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(picture()), 500);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
}

test('The small pictures are kept, one after the other, and no other', async () => {
  beSlow();
  void pictures.keepSmallPictures();
  await after(1200);
  expect(fetched).toEqual([hill]);
  await after(3000);
  expect(fetched).toEqual([hill, lake, moor]);
  expect([...kept.keys()]).toEqual([hill, lake, moor]);
  expect(state()).toMatchObject({ keptBytes: 60_000, totalBytes: 160_000, problem: '' });
});

test('Nothing is fetched before visitor and page have been quiet for a second', async () => {
  void pictures.keepSmallPictures();
  await after(900);
  document.body.dispatchEvent(new Event('scroll'));
  await after(900);
  expect(fetched).toEqual([]);
  await after(200);
  expect(fetched).toEqual([hill, lake, moor]);
});

test('Between two pictures, what the visitor does comes first', async () => {
  beSlow();
  void pictures.keepSmallPictures();
  await after(1200);
  document.body.dispatchEvent(new Event('pointerdown'));
  await after(900);
  expect(fetched).toEqual([hill]);
  await after(300);
  expect(fetched).toEqual([hill, lake]);
});

test('What is kept is not fetched again, and what an earlier build had is dropped', async () => {
  const viewed = address('hill-828.avif');
  for (const url of [address('gone-480.avif'), address('gone-1280.avif'), viewed, lake])
    kept.set(url, await picture());
  void pictures.keepSmallPictures();
  await after(3000);
  expect(fetched).toEqual([hill, moor]);
  expect([...kept.keys()].toSorted()).toEqual([viewed, hill, lake, moor].toSorted());
});

test('Pictures beyond six megabytes are not fetched in the background', async () => {
  listed = { ...sizes, 'pictures/lake-480.avif': 5_990_000 };
  void pictures.keepSmallPictures();
  await after(3000);
  expect(fetched).toEqual([hill]);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'On a metered or slow connection not even their list is fetched: %o',
  async (costly) => {
    connection.become(costly);
    const fetchList = vi.mocked(vi.fn(fetch));
    vi.stubGlobal('fetch', fetchList);
    void pictures.keepSmallPictures();
    await after(60_000);
    expect(fetchList).not.toHaveBeenCalled();
  },
);

test('A picture on its way is aborted when the connection becomes metered, and fetched later', async () => {
  beSlow();
  void pictures.keepSmallPictures();
  await after(1200);
  connection.become({ saveData: true });
  await after(60_000);
  expect([...kept.keys()]).toEqual([]);
  expect(state()).toMatchObject({ keptBytes: 0, problem: '' });
  connection.become({ saveData: false });
  await after(4000);
  expect(fetched).toEqual([hill, hill, lake, moor]);
  expect(state()).toMatchObject({ keptBytes: 60_000 });
});

test('Without a network nothing is fetched until there is one', async () => {
  Object.assign(navigator, { onLine: false });
  void pictures.keepSmallPictures();
  await after(10_000);
  expect(fetched).toEqual([]);
  Object.assign(navigator, { onLine: true });
  dispatchEvent(new Event('online'));
  await after(4000);
  expect(fetched).toEqual([hill, lake, moor]);
});

test('A picture that does not come ends it with the reason', async () => {
  answer = async (url) => (url === lake ? new Response('', { status: 503 }) : picture());
  void pictures.keepSmallPictures();
  await after(60_000);
  expect(fetched).toEqual([hill, lake]);
  expect(state()).toMatchObject({
    state: 'partial',
    problem: 'pictures/lake-480.avif did not come: the host answered 503.',
  });
});

test('A picture that another tab has kept meanwhile is not fetched', async () => {
  Object.assign(navigator, {
    locks: {
      async request(_: string, work: () => Promise<void>) {
        kept.set(lake, await picture());
        await work();
      },
    },
  });
  void pictures.keepSmallPictures();
  await after(3000);
  expect(fetched).toEqual([hill, moor]);
});

const seen = address('hill-828.avif');

function haveSeenPictures() {
  const loaded = (name: string, workerStart = 0) => ({ name, workerStart }) as never;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    loaded(seen),
    loaded('http://localhost:3000/assets/shop.js'),
    loaded(seen),
    loaded(address('lake-828.avif'), 1200),
  ]);
}

test('Pictures seen before the worker was there are asked for once more, from the browser’s cache', async () => {
  haveSeenPictures();
  const ask = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', ask);
  await pictures.keepSeenPictures();
  expect(ask.mock.calls).toEqual([[seen, { cache: 'force-cache' }]]);
});

test('Such a picture is read to its end: the worker is busy until then', async () => {
  haveSeenPictures();
  const response = await picture();
  answer = async () => response;
  await pictures.keepSeenPictures();
  expect(fetched).toEqual([seen]);
  expect(response.bodyUsed).toBe(true);
});

test('Once keeping has ended, the picture on its way is aborted and no other is fetched', async () => {
  beSlow();
  void pictures.keepSmallPictures();
  await after(1200);
  pictures.stopKeepingPictures();
  haveSeenPictures();
  await pictures.keepSeenPictures();
  await after(60_000);
  expect(fetched).toEqual([hill]);
  expect([...kept.keys()]).toEqual([]);
  expect(state()).toMatchObject({ keptBytes: 0, problem: '' });
});

test('Pictures that cannot be counted are a problem that is shown, also once keeping has ended', async () => {
  pictures.stopKeepingPictures();
  vi.spyOn(caches, 'open').mockRejectedValueOnce(new Error('The operation is insecure.'));
  await pictures.measurePictures();
  expect(state()).toMatchObject({ state: 'partial', problem: 'The operation is insecure.' });

  await pictures.measurePictures();
  expect(state()).toMatchObject({ state: 'partial', problem: '' });
});

test('Once keeping has ended while the visitor was busy, no cache is made', async () => {
  const open = vi.spyOn(caches, 'open');
  void pictures.keepSmallPictures();
  await after(500);
  pictures.stopKeepingPictures();
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
});

describe('A download', () => {
  const all = [large, hill, lake, moor];

  beforeEach(() => vi.useRealTimers());

  test('fetches and keeps every picture on any connection, and none twice', async () => {
    connection.become({ saveData: true });
    kept.set(lake, await picture());
    await pictures.downloadPictures();
    expect(fetched).toEqual([large, hill, moor]);
    expect([...kept.keys()].toSorted()).toEqual(all.toSorted());
    expect(state()).toEqual({
      state: 'ready',
      keptBytes: 160_000,
      totalBytes: 160_000,
      problem: '',
    });
    await pictures.downloadPictures();
    expect(fetched).toHaveLength(3);
    expect(state()).toMatchObject({ state: 'ready', problem: '' });
  });

  test.each<[string, () => Promise<void>, () => Promise<Response>]>([
    [
      'a measurement ends',
      () => pictures.measurePictures(),
      () => Promise.resolve(Response.json(sizes)),
    ],
    [
      'a measurement fails',
      () => pictures.measurePictures(),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    [
      'the keeping of small pictures fails',
      () => pictures.keepSmallPictures(),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('goes on while %s that had begun before', async (_, begin, come) => {
    vi.useFakeTimers();
    let listComes!: () => void;
    const waiting = new Promise<void>((resolve) => void (listComes = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => waiting.then(come));
    const earlier = begin();
    await after(1200);
    beSlow();
    const download = pictures.downloadPictures();
    await after(100);
    listComes();
    await earlier;
    expect(state()).toMatchObject({ state: 'fetching', problem: '' });
    await after(1000);
    await download;
    expect(state()).toMatchObject({ state: 'ready', problem: '' });
  });

  test('that was cancelled keeps what came, and goes on from there', async () => {
    answer = async (url) => {
      if (url === moor) pictures.cancelDownload();
      return picture();
    };
    listed = { ...sizes, 'pictures/tarn-480.avif': 20_000, 'pictures/wood-480.avif': 20_000 };
    await pictures.downloadPictures();
    expect(state()).toMatchObject({ state: 'partial', problem: '' });
    expect(kept.has(large)).toBe(true);
    answer = picture;
    await pictures.downloadPictures();
    expect(state()).toMatchObject({ state: 'ready', keptBytes: 200_000 });
    expect(new Set(fetched).size).toBe(6);
  });

  test('takes over what an earlier build had downloaded into a cache of its own', async () => {
    const name = cacheName('collection', site);
    stored.set(name, new Map([[large, await picture()]]));
    await pictures.measurePictures();
    expect(stored.has(name)).toBe(false);
    expect([...kept.keys()]).toEqual([large]);
    expect(state()).toEqual({
      state: 'partial',
      keptBytes: 100_000,
      totalBytes: 160_000,
      problem: '',
    });
  });

  test.each([undefined, 'application/octet-stream', 'text/plain'])(
    'A picture counts from a host that says %s of its type',
    async (type) => {
      const headers = new Headers(type ? { 'content-type': type } : {});
      answer = async () => new Response('\0\0\0 ftypavif', { headers });
      await pictures.downloadPictures();
      expect(state()).toMatchObject({ state: 'ready', problem: '' });
      expect(kept.has(lake)).toBe(true);
    },
  );

  test.each<[string, string, () => Promise<Response>]>([
    [
      'a status',
      'pictures/lake-480.avif did not come: the host answered 503.',
      async () => new Response('', { status: 503, headers: { 'content-type': 'image/avif' } }),
    ],
    [
      "the host's page",
      'pictures/lake-480.avif did not come: the host sent a page, which is no picture.',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'the error of a proxy that names no type',
      'pictures/lake-480.avif did not come: the host sent something that is no picture.',
      async () => new Response('upstream failed', { headers: { 'content-type': '' } }),
    ],
    [
      'a broken connection',
      'pictures/lake-480.avif did not come: Failed to fetch.',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('A picture in whose place %s comes is named, with the reason', async (_, problem, come) => {
    answer = (url) => (url === lake ? come() : picture());
    await pictures.downloadPictures();
    expect(state()).toMatchObject({ state: 'partial', problem });
    expect([...kept.keys()]).not.toContain(lake);

    answer = picture;
    await pictures.downloadPictures();
    expect(state()).toMatchObject({ state: 'ready', problem: '' });
  });
});
