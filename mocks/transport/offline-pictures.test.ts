import { beforeEach, expect, test, vi } from 'vitest';
import { downloadPictures, measurePictures, offlinePictures } from './offline-pictures.ts';

const hill = 'http://localhost:3000/pictures/hill-1280.avif';
const lake = 'http://localhost:3000/pictures/lake-1280.avif';
const sizes = { 'pictures/hill-1280.avif': 300, 'pictures/lake-1280.avif': 200 };

/** What is kept, by its address. */
let kept: Map<string, Response>;
/** What the host answers for a picture. */
let host: Map<string, () => Promise<Response>>;

const picture = async () => new Response('…', { headers: { 'content-type': 'image/avif' } });

beforeEach(() => {
  kept = new Map();
  host = new Map([
    [hill, picture],
    [lake, picture],
  ]);
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async (url: string) => kept.delete(url),
      put: async (url: string, response: Response) => void kept.set(url, response),
    }),
  });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/pictures.json') ? Response.json(sizes) : host.get(url)!(),
  );
  offlinePictures.setState(offlinePictures.getInitialState(), true);
});

test('Every picture is fetched and kept, and none twice', async () => {
  await downloadPictures();
  expect([...kept.keys()].toSorted()).toEqual([hill, lake]);
  expect(offlinePictures.getState()).toEqual({
    state: 'ready',
    keptBytes: 500,
    totalBytes: 500,
    problem: '',
  });
  host.clear();
  await downloadPictures();
  expect(offlinePictures.getState()).toMatchObject({ state: 'ready', problem: '' });
});

test('What an earlier build had is dropped, and what is kept is measured', async () => {
  const gone = 'http://localhost:3000/pictures/gone-1280.avif';
  kept = new Map([
    [gone, await picture()],
    [lake, await picture()],
  ]);
  await measurePictures();
  expect([...kept.keys()]).toEqual([lake]);
  expect(offlinePictures.getState()).toMatchObject({
    state: 'partial',
    keptBytes: 200,
    totalBytes: 500,
  });
});

test.each([undefined, 'application/octet-stream', 'text/plain'])(
  'A picture counts from a host that says %s of its type',
  async (type) => {
    const headers = new Headers(type ? { 'content-type': type } : {});
    host.set(lake, async () => new Response('\0\0\0 ftypavif', { headers }));
    await downloadPictures();
    expect(offlinePictures.getState()).toMatchObject({ state: 'ready', problem: '' });
    expect(kept.has(lake)).toBe(true);
  },
);

test.each<[string, string, () => Promise<Response>]>([
  [
    'a status',
    'pictures/lake-1280.avif did not come: the host answered 503.',
    async () => new Response('', { status: 503, headers: { 'content-type': 'image/avif' } }),
  ],
  [
    "the host's page",
    'pictures/lake-1280.avif did not come: the host sent a page, which is no picture.',
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'the error of a proxy that names no type',
    'pictures/lake-1280.avif did not come: the host sent something that is no picture.',
    async () => new Response('upstream failed', { headers: { 'content-type': '' } }),
  ],
  [
    'a broken connection',
    'pictures/lake-1280.avif did not come: Failed to fetch.',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])('A picture in whose place %s comes is named, with the reason', async (_, problem, come) => {
  host.set(lake, come);
  await downloadPictures();
  expect(offlinePictures.getState()).toMatchObject({ state: 'partial', problem });
  expect([...kept.keys()]).not.toContain(lake);

  host.set(lake, picture);
  await downloadPictures();
  expect(offlinePictures.getState()).toMatchObject({ state: 'ready', problem: '' });
});
