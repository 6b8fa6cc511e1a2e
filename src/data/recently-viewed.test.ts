import { expect, test, vi } from 'vitest';
import { DEMO_STATE_KEY, RECENTLY_VIEWED_KEY } from '#src/site/storage-names.ts';
import { noteView, viewedWorks } from './recently-viewed.ts';

const work = (id: number) => ({
  id,
  title: `Work ${id}`,
  medium: 'Oil',
  image: `/w${id}.avif`,
  price: 250,
  dimensions: '24 x 30 in',
});
const ids = () => viewedWorks().map(({ id }) => id);

test('The latest work is first, each is there once, and nine are kept', () => {
  for (const id of [1, 2, 3, 1]) noteView(work(id));
  expect(ids()).toEqual([1, 3, 2]);
  for (const id of [4, 5, 6, 7, 8, 9, 10, 11]) noteView(work(id));
  expect(ids()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 1]);
});

test('Of a work only what its label says is kept', () => {
  noteView({ ...work(1), description: 'On linen.' } as ReturnType<typeof work>);
  expect(viewedWorks()).toEqual([work(1)]);
});

test.each([
  {},
  { price: '250', dimensions: 7 },
  { price: -1, dimensions: null },
  { price: null, dimensions: 'x'.repeat(10_001) },
])(
  'A work that was kept without price and dimensions, or with %j, is there without them',
  (kept) => {
    const { id, title, medium, image } = work(1);
    const works = [{ id, title, medium, image, ...kept }];
    localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify({ works, state: '' }));
    expect(viewedWorks()).toEqual([{ id, title, medium, image, dimensions: '' }]);
  },
);

test.each([
  'no JSON',
  'null',
  '[]',
  '{"works":7,"state":""}',
  '{"works":[null,7,{"id":null,"title":"A","medium":"Oil","image":"/a"},{"id":1}],"state":""}',
])('What is stored is ignored where it is no work: %s', (text) => {
  localStorage.setItem('recently-viewed', text);
  expect(viewedWorks()).toEqual([]);
});

test('The works of a demo state stay in its tab and end with the state', () => {
  noteView(work(1));
  sessionStorage.setItem(DEMO_STATE_KEY, '{"text":"scenario=large"}');
  expect(ids()).toEqual([]);
  noteView(work(900));
  expect(ids()).toEqual([900]);
  sessionStorage.setItem(DEMO_STATE_KEY, '{"text":"scenario=huge"}');
  expect(ids()).toEqual([]);
  sessionStorage.removeItem(DEMO_STATE_KEY);
  expect(ids()).toEqual([1]);
});

test('Where storage is blocked nothing is kept', () => {
  const throwBlocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const blocked = { getItem: throwBlocked, setItem: throwBlocked, removeItem: throwBlocked };
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
  noteView(work(1));
  expect(viewedWorks()).toEqual([]);
});
