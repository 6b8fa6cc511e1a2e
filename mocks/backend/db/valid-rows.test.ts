// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const reported = vi.fn<(message: string) => void>();
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(reported);
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  reported.mockClear();
});

/** Our own reports, without the list of issues that @mswjs/data prints. */
const reports = () => reported.mock.calls.filter(([message]) => typeof message === 'string');

/** The small shop without its types, so that a test can break its rows. */
type Breakable = Record<keyof typeof smallShop, unknown> &
  Record<'artworks' | 'events', Record<string, unknown>[]>;

/** A backend over a copy of the small shop that `breakRows` has changed. */
function backendWith(breakRows: (collection: Breakable) => void) {
  const collection = structuredClone(smallShop);
  breakRows(collection as unknown as Breakable);
  return createBackend({ collection, clock: noon, storage: 'memory' });
}

async function idsAt({ answer }: Backend, path: string) {
  const response = await answer(new Request(`http://shop.example${path}`));
  const rows = (await response.json()) as { id: number }[];
  return rows.map(({ id }) => id);
}

test('A row with a wrong field is reported with table, row and field, and left out', async () => {
  const backend = await backendWith(({ artworks }) => {
    artworks[1]!.price = '250';
  });
  expect(reports()).toEqual([['artworks: row 2 (id 2): price must be a number. It is left out.']]);
  expect(await idsAt(backend, '/api/artworks')).toEqual([1, 3]);
  expect(await idsAt(backend, '/api/artists')).toEqual([1, 2]);
});

test('An event whose date cannot be computed is left out, and the others keep their dates', async () => {
  const backend = await backendWith(({ events }) => {
    events[0]!.startsInDays = 'soon';
    events[1]!.startsInDays = 1e9;
  });
  expect(reports()).toEqual([
    ['events: row 1 (id 1): startsInDays must be a whole number. It is left out.'],
    ['events: row 2 (id 2): startsInDays must be 36500 or less. It is left out.'],
  ]);
  expect(await idsAt(backend, '/api/events')).toEqual([3, 4, 5, 6, 7]);
});

test('A table that is not a list is reported and empty', async () => {
  const backend = await backendWith((collection) => {
    collection.categories = { message: 'not found' };
  });
  expect(reports()).toEqual([['categories: must be a list of rows. It is left out.']]);
  expect(await idsAt(backend, '/api/categories')).toEqual([]);
  expect(await idsAt(backend, '/api/artworks')).toEqual([1, 2, 3]);
});

test('A cart line whose artwork is left out of the shop is left out of the cart', async () => {
  const backend = await backendWith(({ artworks }) => {
    artworks[1] = { id: 2 };
  });
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 }));
    rows.insert((id) => ({ id, userId: 6, artworkId: 3, quantity: 1 }));
  });
  expect(await idsAt(backend, '/api/cart/6')).toEqual([2]);
  expect(reports()).toEqual([['artworks: row 2 (id 2): title is required. It is left out.']]);
});

test('Nothing is reported for a valid collection', async () => {
  await backendWith(() => {});
  expect(reported).not.toHaveBeenCalled();
});
