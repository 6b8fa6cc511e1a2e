import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type * as SmallPictures from './small-pictures.ts';

const address = (name: string) => `http://localhost:3000/pictures/${name}`;
const [hill, lake, moor] = ['hill-480.avif', 'lake-480.avif', 'moor-480.avif'].map(address) as [
  string,
  string,
  string,
];
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

let connection: Connection;
let kept: Map<string, Response>;
/** The pictures fetched, in order. */
let fetched: string[];
/** What the host answers for a picture. */
let answer: (url: string, signal?: AbortSignal | null) => Promise<Response>;
let listed: Record<string, number>;
let pictures: typeof SmallPictures;

const picture = async () => new Response('…', { headers: { 'content-type': 'image/avif' } });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  connection = new Connection();
  kept = new Map();
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
    open: async () => ({
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (url: string) => kept.get(url),
      delete: async (url: string) => kept.delete(url),
      put: async (url: string, response: Response) => void kept.set(url, response),
    }),
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/pictures.json')) return Response.json(listed);
    fetched.push(url);
    return answer(url, init?.signal);
  });
  pictures = await import('./small-pictures.ts');
  const { watchActivity } = await import('./quiet.ts');
  watchActivity();
});

afterEach(() => vi.useRealTimers());

const state = () => pictures.smallPictures.getState();
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
  expect(state()).toMatchObject({ kept: 3, total: 3, problem: '' });
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
  const gone = address('gone-480.avif');
  const viewed = address('gone-1280.avif');
  for (const url of [gone, viewed, lake]) kept.set(url, await picture());
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
  expect(state()).toMatchObject({ kept: 1, total: 1 });
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
    expect(state()).toMatchObject({ blockReason: 'costly' });
  },
);

test('A picture on its way is aborted when the connection becomes metered, and fetched later', async () => {
  beSlow();
  void pictures.keepSmallPictures();
  await after(1200);
  connection.become({ saveData: true });
  await after(60_000);
  expect([...kept.keys()]).toEqual([]);
  expect(state()).toMatchObject({ kept: 0, total: 3, blockReason: 'costly', problem: '' });
  connection.become({ saveData: false });
  await after(4000);
  expect(fetched).toEqual([hill, hill, lake, moor]);
  expect(state()).toMatchObject({ kept: 3, blockReason: undefined });
});

test('The visitor can have them fetched on a metered connection, without waiting for quiet', async () => {
  connection.become({ saveData: true });
  void pictures.keepSmallPictures();
  await pictures.countSmallPictures();
  expect(state()).toMatchObject({ kept: 0, total: 3, blockReason: 'costly' });
  void pictures.requestSmallPictures();
  await after(10);
  expect(fetched).toEqual([hill, lake, moor]);
});

test('Also on request nothing is fetched without a network', async () => {
  Object.assign(navigator, { onLine: false });
  void pictures.keepSmallPictures();
  void pictures.requestSmallPictures();
  await after(10_000);
  expect(fetched).toEqual([]);
  Object.assign(navigator, { onLine: true });
  dispatchEvent(new Event('online'));
  await after(10);
  expect(fetched).toEqual([hill, lake, moor]);
});

test('A picture that does not come ends it with the reason, and a request goes on', async () => {
  answer = async (url) => (url === lake ? new Response('', { status: 503 }) : picture());
  void pictures.keepSmallPictures();
  await after(60_000);
  expect(fetched).toEqual([hill, lake]);
  expect(state().problem).toBe('pictures/lake-480.avif did not come: the host answered 503.');
  answer = picture;
  void pictures.requestSmallPictures();
  await after(10);
  expect(state()).toMatchObject({ kept: 3, total: 3, problem: '' });
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
  expect(state()).toMatchObject({ kept: 0, total: 3, problem: '' });
});

test('Once keeping has ended while the visitor was busy, no cache is made', async () => {
  const open = vi.spyOn(caches, 'open');
  void pictures.keepSmallPictures();
  await after(500);
  pictures.stopKeepingPictures();
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
});
