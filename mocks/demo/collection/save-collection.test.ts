import { unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { slug } from '#src/copy/brand/slug.ts';
import { artwork } from '#src/testing/factories.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { collectionFiles } from './collection-files.ts';
import { ROW_EDITS_KEY } from './row-edits.ts';
import { cancelSaving, collectionSaving, saveCollection } from './save-collection.ts';

const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  collectionSaving.setState(collectionSaving.getInitialState(), true);
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

/** A host with the collection of the small shop. */
function serve(pictureAt: (path: string, signal: AbortSignal) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, init?: { signal: AbortSignal }) => {
    const table = /(\w+)\.json/.exec(url)?.[1];
    if (table) return Response.json(smallShop[table as keyof typeof smallShop]);
    return pictureAt(new URL(url).pathname, init!.signal);
  });
}

const picture = (text: string) => new Response(text, { headers: { 'content-type': 'image/avif' } });

test('The ZIP holds the edited rows with their ids, each picture once, and how to build with them', async () => {
  serve((path) => picture(`at ${path}`));
  const [, hill] = smallShop.artworks;
  const to = { ...hill, title: 'Loud Hill', image: 'w3.avif' };
  localStorage.setItem(ROW_EDITS_KEY, JSON.stringify({ artworks: [{ from: hill, to }] }));
  expect(await saveCollection()).toBe('Saved: 3 artworks, 2 artists, 7 events and 11 pictures.');
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[`${slug}-collection/${name}`]);
  expect(JSON.parse(read('artworks.json'))[1]).toMatchObject({
    id: 2,
    title: 'Loud Hill',
    image: 'w3.avif',
  });
  expect(JSON.parse(read('events.json'))[0]).toMatchObject({ startsInDays: 20, time: '19:30' });
  expect(read('pictures/a2.avif')).toBe('at /a2.avif');
  expect(read('README.txt')).toContain('npm run fixtures -- --own');
  expect(Object.keys(files)).toHaveLength(4 + 1 + 11);
});

test('A picture that does not come is named, and nothing is saved', async () => {
  serve((path) => (path === '/e4.avif' ? new Response('', { status: 404 }) : picture('')));
  expect(await saveCollection()).toBe('e4.avif did not come: the host answered 404.');
  expect(collectionSaving.getState()).toMatchObject({ isSaving: false, result: '' });
  expect(collectionSaving.getState().problem).toContain('e4.avif');
  expect(saved).toEqual([]);
});

test('A smaller picture that stands in for one without a network is not taken for it', async () => {
  serve((path) => {
    const response = picture('');
    const url = `http://localhost:3000${path}`;
    Object.defineProperty(response, 'url', { value: url.replace('w1.', 'w1-480.') });
    return response;
  });
  expect(await saveCollection()).toBe('w1.avif did not come: only a smaller one is kept.');
  expect(saved).toEqual([]);
});

test('It can be cancelled: nothing is saved, nothing is reported as an issue, and it can begin again', async () => {
  serve(
    (_path, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const saving = saveCollection();
  await vi.waitFor(() => expect(collectionSaving.getState().totalPictures).toBe(12));
  cancelSaving();
  expect(await saving).toBe('Cancelled: nothing was saved.');
  expect(collectionSaving.getState()).toMatchObject({ isSaving: false, problem: '' });
  serve(() => picture(''));
  expect(await saveCollection()).toContain('Saved: ');
});

test('A picture keeps its name without width and hash, and with the hash where two have one name', () => {
  const image = (path: string) => `pictures/${path}#w=1280&h=1600`;
  const { pictures } = collectionFiles({
    ...smallShop,
    artists: [],
    events: [],
    artworks: [
      artwork({ id: 1, image: image('red-barn.d1a04745-1280.avif') }),
      artwork({ id: 2, image: image('own/work-mill.0da684ec-1280.avif') }),
      artwork({ id: 3, image: image('own/work-red-barn.ffffffff-1280.avif') }),
    ],
  });
  expect([...pictures]).toEqual([
    ['pictures/red-barn.avif', 'pictures/red-barn.d1a04745-1280.avif'],
    ['pictures/mill.avif', 'pictures/own/work-mill.0da684ec-1280.avif'],
    ['pictures/work-red-barn.ffffffff-1280.avif', 'pictures/own/work-red-barn.ffffffff-1280.avif'],
  ]);
});

test("A category's picture goes along where it is no painter's", () => {
  const [paintings, film] = smallShop.categories;
  const { pictures } = collectionFiles({
    categories: [
      { ...paintings!, image: 'pictures/category-paintings.d1a04745-1280.avif' },
      { ...film!, image: 'pictures/own/category-category-film.0da684ec-1280.avif' },
    ],
    artists: [],
    artworks: [],
    events: [],
  });
  expect([...pictures]).toEqual([
    ['pictures/category-film.avif', 'pictures/own/category-category-film.0da684ec-1280.avif'],
  ]);
});
